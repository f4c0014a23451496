import { helpfulEndpoint } from '@/lib/contract/endpoints/helpful';
import { defineEndpoint, acceptsHtml } from '@/lib/api/http/define-endpoint';
import { redirectBack, isBot, storeMessage } from '@/lib/api/contact-messages';

/** POST site/helpful: stores whether an article of the help center or the documentation was helpful. */
export const helpful = defineEndpoint(helpfulEndpoint, {
  kind: 'write',
  isVote: true,
  summary: 'Stores a vote on an article.',
  async handler({ locale, page, helpful: vote, attempt, website }, request) {
    // A vote is a single click, so there is no minimum fill time.
    const isSuspectedSpam = isBot({ website });
    await storeMessage({ kind: 'helpful', locale, page, content: vote, isSuspectedSpam }, request, attempt);
    return acceptsHtml(request) ? redirectBack(page, 'voted') : null;
  },
});
