import { chatChooseShape } from '@/lib/protocol/calls/chat-choose';
import { defineCall } from '@/lib/server/http/call';
import { site } from '@/lib/settings/site';

/** GET third/chat/choose: which of two chats takes a visitor who has already been talking to a person. */
export const chatChoose = defineCall(chatChooseShape, {
  kind: 'read',
  summary: 'Which chat takes the visitor.',
  async answer() {
    return { type: site.chat.type === 'HUAN_XIN' ? ('easemob' as const) : ('ss' as const) };
  },
});
