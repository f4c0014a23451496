import { messageEndpoint } from '@/lib/contract/endpoints/message';
import { defineEndpoint, acceptsHtml } from '@/lib/api/http/define-endpoint';
import { redirectBack, isBot, storeMessage } from '@/lib/api/contact-messages';

/** POST site/message: stores a message left in the site's built-in chat. */
export const message = defineEndpoint(messageEndpoint, {
  kind: 'write',
  isForm: true,
  summary: 'Stores a message left in the chat panel and returns its ID.',
  async handler({ locale, page, email, content, attempt, ...rest }, request) {
    const redirect = acceptsHtml(request) ? redirectBack(page, 'sent') : null;
    const newMessage = { kind: 'message' as const, locale, page, email: email || null, content };
    const id = await storeMessage({ ...newMessage, isSuspectedSpam: isBot(rest) }, request, attempt);
    return redirect ?? { id };
  },
});
