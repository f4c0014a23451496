import { z } from 'zod';
import { defineCall, wantsPage } from '@/lib/server/http/call';
import { backTo, formFields, isMachine, storeMessage } from '@/lib/server/messages';

/** POST site/helpful: whether an article of the help centre or the documentation helped. */
export const helpful = defineCall({
  path: 'site/helpful',
  method: 'POST',
  kind: 'write',
  summary: 'Stores a vote on an article.',
  body: ['form', 'multipart'],
  input: z.object({
    ...formFields,
    page: formFields.page.refine((path) => path !== '', 'it is empty'),
    helpful: z.enum(['yes', 'no']),
  }),
  data: z.null(),
  async answer({ locale, page, helpful: vote, website }, request) {
    // A vote is one click, so no time to fill it in is asked for.
    if (!isMachine({ website })) await storeMessage({ kind: 'helpful', locale, page, content: vote }, request);
    return wantsPage(request) ? backTo(page, 'voted') : null;
  },
});
