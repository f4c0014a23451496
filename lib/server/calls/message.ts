import { messageShape } from '@/lib/protocol/calls/message';
import { defineCall, wantsPage } from '@/lib/server/http/call';
import { backTo, isMachine, storeMessage } from '@/lib/server/messages';

/** POST site/message: what somebody leaves in the site's own chat. */
export const message = defineCall(messageShape, {
  kind: 'write',
  isForm: true,
  summary: 'Stores a message left in the chat panel, and answers with its id.',
  async answer({ locale, page, email, content, attempt, ...rest }, request) {
    const back = wantsPage(request) ? backTo(page, 'sent') : null;
    const left = { kind: 'message' as const, locale, page, email: email || null, content };
    const id = await storeMessage({ ...left, isSuspect: isMachine(rest) }, request, attempt);
    return back ?? { id };
  },
});
