import { z } from 'zod';
import { contactLimits } from '@/lib/protocol/form-limits';
import { defineCall, wantsPage } from '@/lib/server/http/call';
import { backTo, formFields, isMachine, mail, newMessageId, paragraph, storeMessage } from '@/lib/server/messages';

/** POST site/message: what somebody leaves in the site's own chat. */
export const message = defineCall({
  path: 'site/message',
  method: 'POST',
  kind: 'write',
  summary: 'Stores a message left in the chat panel, and answers with its id.',
  body: ['form', 'multipart'],
  input: z.object({
    ...formFields,
    email: z.union([z.literal(''), mail]).default(''),
    content: paragraph(contactLimits.content),
  }),
  data: z.object({ id: z.string() }),
  async answer({ locale, page, email, content, ...rest }, request) {
    const left = { kind: 'message' as const, locale, page, email: email || null, content };
    const id = isMachine(rest) ? newMessageId() : await storeMessage(left, request);
    return wantsPage(request) ? backTo(page, 'sent') : { id };
  },
});
