import * as z from 'zod/mini';
import { formFields } from '@/lib/api/form-fields';
import type { FormPath } from '@/lib/contract/forms';
import { defineEndpoint, acceptsHtml } from '@/lib/api/http/define-endpoint';
import { redirectBack, isBot, storeMessage } from '@/lib/api/contact-messages';

/** A vote on whether an article of the help center or the documentation was helpful. */
export const endpoint = defineEndpoint({
  path: 'site/helpful' satisfies FormPath,
  method: 'POST',
  body: ['form', 'multipart'],
  input: z.object({
    ...formFields,
    helpful: z.enum(['yes', 'no']),
  }),
  data: z.null(),
  rateLimit: 'write',
  isVote: true,
  summary: 'Stores a vote on an article.',
  async handler({ locale, page, helpful: vote, attempt, website }, request) {
    // A vote is a single click, so there is no minimum fill time.
    const isSuspectedSpam = isBot({ website });
    await storeMessage({ kind: 'helpful', locale, page, content: vote, isSuspectedSpam }, request, attempt);
    return acceptsHtml(request) ? redirectBack(page, 'voted') : null;
  },
});
