import { messageShape } from '@/lib/protocol/calls/message';
import { defineCall, wantsPage } from '@/lib/server/http/call';
import { backTo, isMachine, newMessageId, storeMessage } from '@/lib/server/messages';

/** POST site/message: what somebody leaves in the site's own chat. */
export const message = defineCall(messageShape, {
  kind: 'write',
  summary: 'Stores a message left in the chat panel, and answers with its id.',
  async answer({ locale, page, email, content, attempt, ...rest }, request) {
    const left = { kind: 'message' as const, locale, page, email: email || null, content };
    const id = isMachine(rest) ? newMessageId() : await storeMessage(left, request, attempt);
    return wantsPage(request) ? backTo(page, 'sent') : { id };
  },
});
