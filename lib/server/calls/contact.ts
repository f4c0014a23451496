import { contactShape } from '@/lib/protocol/calls/contact';
import { defineCall, wantsPage } from '@/lib/server/http/call';
import { redrawContact } from '@/lib/server/redraw-contact';
import { backTo, isMachine, storeMessage } from '@/lib/server/messages';

/** POST site/contact: the form of the pre-sales page. */
export const contact = defineCall(contactShape, {
  kind: 'write',
  isForm: true,
  redraw: redrawContact,
  summary: 'Stores a message to sales. A browser without scripts is sent back to its page.',
  async answer({ locale, page, name, email, company, content, attempt, ...rest }, request) {
    const message = { kind: 'contact' as const, locale, page, name, email, company: company || null, content };
    const isNative = wantsPage(request);
    // A browser without scripts makes no attempts known: what it sends again on the same day is the same message.
    const once = attempt ?? (isNative ? new Date().toISOString().slice(0, 10) : undefined);
    const id = await storeMessage({ ...message, isSuspect: isMachine(rest) }, request, once);
    return isNative ? backTo(page, 'sent') : { id };
  },
});
