import * as z from 'zod/mini';
import { formFields, optionalEmail, page as pageField, paragraph } from '@/lib/api/form-fields';
import { contactLimits, messageReceipt, type FormPath } from '@/lib/contract/forms';
import { defineEndpoint, acceptsHtml } from '@/lib/api/http/define-endpoint';
import { redirectBack, isBot, storeMessage } from '@/lib/api/contact-messages';

/** A message left in the built-in chat. */
export const endpoint = defineEndpoint({
  path: 'site/message' satisfies FormPath,
  method: 'POST',
  body: ['form', 'multipart'],
  input: z.object({
    ...formFields,
    // Optional for scripts, which need no redirect.
    page: z.optional(pageField),
    email: z._default(optionalEmail, ''),
    content: paragraph(contactLimits.content),
  }),
  data: messageReceipt,
  rateLimit: 'write',
  isForm: true,
  summary: 'Stores a message left in the chat panel and returns its ID.',
  async handler({ locale, page, email, content, attempt, ...rest }, request) {
    const redirect = acceptsHtml(request) ? redirectBack(page, 'sent') : null;
    const newMessage = { kind: 'message' as const, locale, page, email: email || null, content };
    const id = await storeMessage({ ...newMessage, isSuspectedSpam: isBot(rest) }, request, attempt);
    return redirect ?? { id };
  },
});
