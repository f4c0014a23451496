import { chatTypeEndpoint } from '@/lib/contract/endpoints/chat-type';
import { defineEndpoint } from '@/lib/api/http/define-endpoint';
import { site } from '@/lib/config/site';

const escapeAttribute = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

export const endpoint = defineEndpoint({
  ...chatTypeEndpoint,
  rateLimit: 'read',
  isShared: true,
  summary: 'The type of chat and the script tag that loads it; both empty for the built-in chat.',
  async handler() {
    const { type, scriptUrl } = site.chat;
    return {
      chat: type ?? '',
      chat_info: { js: scriptUrl ? `<script src="${escapeAttribute(scriptUrl)}"></script>` : '' },
    };
  },
});
