import { helpfulShape } from '@/lib/protocol/calls/helpful';
import { defineCall, wantsPage } from '@/lib/server/http/call';
import { backTo, isMachine, storeMessage } from '@/lib/server/messages';

/** POST site/helpful: whether an article of the help centre or the documentation helped. */
export const helpful = defineCall(helpfulShape, {
  kind: 'write',
  isVote: true,
  summary: 'Stores a vote on an article.',
  async answer({ locale, page, helpful: vote, attempt, website }, request) {
    // A vote is one click, so no time to fill it in is asked for.
    const isSuspect = isMachine({ website });
    await storeMessage({ kind: 'helpful', locale, page, content: vote, isSuspect }, request, attempt);
    return wantsPage(request) ? backTo(page, 'voted') : null;
  },
});
