import { chatTypeShape } from '@/lib/protocol/calls/chat-type';
import { defineCall } from '@/lib/server/http/call';
import { site } from '@/lib/settings/site';

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

/** GET sys/config/register-chat/get-chat-type-config: which chat the site shows. */
export const chatType = defineCall(chatTypeShape, {
  kind: 'read',
  isShared: true,
  summary: 'The kind of chat and the script tag that loads it; both empty for the site’s own widget.',
  async answer() {
    const { type, scriptUrl } = site.chat;
    return { chat: type ?? '', chat_info: { js: scriptUrl ? `<script src="${escaped(scriptUrl)}"></script>` : '' } };
  },
});
