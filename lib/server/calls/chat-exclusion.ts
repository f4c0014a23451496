import { chatExclusionShape } from '@/lib/protocol/calls/chat-exclusion';
import { defineCall } from '@/lib/server/http/call';
import { senderOf } from '@/lib/server/http/sender';
import { isWithin } from '@/lib/settings/networks';
import { site } from '@/lib/settings/site';

/** GET site/chat-exclusion: the address itself is nobody's business but the operator's. */
export const chatExclusion = defineCall(chatExclusionShape, {
  kind: 'read',
  summary: 'Whether the visitor gets the site’s own chat, whatever is configured.',
  async answer(_, request) {
    const { excludedIp } = site.chat;
    return { excluded: excludedIp !== undefined && isWithin(senderOf(request).address, [excludedIp]) };
  },
});
