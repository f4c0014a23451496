import { messageEndpoint } from '@/lib/contract/endpoints/message';
import { defineEndpoint, wantsPage } from '@/lib/api/http/define-endpoint';
import { redirectBack, isBot, storeMessage } from '@/lib/api/contact-messages';

/** POST site/message: stores a message left in the site's built-in chat. */
export const message = defineEndpoint(messageEndpoint, {
  kind: 'write',
  isForm: true,
  summary: 'Stores a message left in the chat panel and returns its id.',
  async answer({ locale, page, email, content, attempt, ...rest }, request) {
    const back = wantsPage(request) ? redirectBack(page, 'sent') : null;
    const left = { kind: 'message' as const, locale, page, email: email || null, content };
    const id = await storeMessage({ ...left, isSuspect: isBot(rest) }, request, attempt);
    return back ?? { id };
  },
});
