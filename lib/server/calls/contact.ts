import { contactShape } from '@/lib/protocol/calls/contact';
import { defineCall, wantsPage } from '@/lib/server/http/call';
import { backTo, isMachine, newMessageId, storeMessage } from '@/lib/server/messages';

/** POST site/contact: the form of the pre-sales page. */
export const contact = defineCall(contactShape, {
  kind: 'write',
  summary: 'Stores a message to sales. A browser without scripts is sent back to its page.',
  async answer({ locale, page, name, email, company, content, attempt, ...rest }, request) {
    const message = { kind: 'contact' as const, locale, page, name, email, company: company || null, content };
    const id = isMachine(rest) ? newMessageId() : await storeMessage(message, request, attempt);
    return wantsPage(request) ? backTo(page, 'sent') : { id };
  },
});
