import * as z from 'zod/mini';
import { formFields, requiredEmail } from '@/lib/api/form-fields';
import { isBot, redirectBack, storeMessage } from '@/lib/api/contact-messages';
import { acceptsHtml, defineEndpoint } from '@/lib/api/http/define-endpoint';
import type { FormPath } from '@/lib/contract/forms';
import { platformIds } from '@/lib/contract/platforms';

/** A request to be told when the app can be downloaded for a platform. The site sends no mail (docs/data.md). */
export const endpoint = defineEndpoint({
  path: 'site/notify' satisfies FormPath,
  method: 'POST',
  body: ['form', 'multipart', 'json'],
  input: z.object({
    ...formFields,
    email: requiredEmail,
    system: z.enum(platformIds),
  }),
  data: z.null(),
  rateLimit: 'write',
  isForm: true,
  summary: 'Stores an email address to be told when a download is ready, once for each address and platform.',
  async handler({ locale, page, email, system, ...rest }, request) {
    const isSuspectedSpam = isBot(rest);
    const message = { kind: 'notify' as const, locale, page, email: email.toLowerCase(), content: system };
    // A request that looks like a bot's must not stand in for the person's own.
    await storeMessage({ ...message, isSuspectedSpam }, request, isSuspectedSpam ? 'suspected' : 'once');
    return acceptsHtml(request) ? redirectBack(page, 'notified') : null;
  },
});
