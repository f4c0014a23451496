import { helpfulEndpoint } from '@/lib/contract/endpoints/helpful';
import { defineEndpoint, wantsPage } from '@/lib/api/http/define-endpoint';
import { redirectBack, isBot, storeMessage } from '@/lib/api/contact-messages';

/** POST site/helpful: whether an article of the help centre or the documentation helped. */
export const helpful = defineEndpoint(helpfulEndpoint, {
  kind: 'write',
  isVote: true,
  summary: 'Stores a vote on an article.',
  async answer({ locale, page, helpful: vote, attempt, website }, request) {
    // A vote is one click, so no time to fill it in is asked for.
    const isSuspect = isBot({ website });
    await storeMessage({ kind: 'helpful', locale, page, content: vote, isSuspect }, request, attempt);
    return wantsPage(request) ? redirectBack(page, 'voted') : null;
  },
});
