import { contactEndpoint } from '@/lib/contract/endpoints/contact';
import { defineEndpoint, acceptsHtml } from '@/lib/api/http/define-endpoint';
import { rerenderContactForm } from '@/lib/api/rerender-contact-form';
import { redirectBack, isBot, storeMessage } from '@/lib/api/contact-messages';

/** POST site/contact: the form of the pre-sales page. */
export const contact = defineEndpoint(contactEndpoint, {
  kind: 'write',
  isForm: true,
  rerenderForm: rerenderContactForm,
  summary: 'Stores a message to sales from the pre-sales page. A browser without scripts is redirected to its page.',
  async handler({ locale, page, name, email, company, content, attempt, ...rest }, request) {
    const message = { kind: 'contact' as const, locale, page, name, email, company: company || null, content };
    const isNative = acceptsHtml(request);
    // A browser without scripts sends no attempt id: the same text on the same day is the same message.
    const idempotencyKey = attempt ?? (isNative ? new Date().toISOString().slice(0, 10) : undefined);
    const id = await storeMessage({ ...message, isSuspectedSpam: isBot(rest) }, request, idempotencyKey);
    return isNative ? redirectBack(page, 'sent') : { id };
  },
});
