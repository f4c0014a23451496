import { z } from 'zod';
import { defineCall } from '@/lib/server/http/call';
import { site } from '@/lib/settings/site';

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

/** GET sys/config/register-chat/get-chat-type-config: which chat the site shows. */
export const chatType = defineCall({
  path: 'sys/config/register-chat/get-chat-type-config',
  method: 'GET',
  kind: 'read',
  summary: 'The kind of chat and the script tag that loads it; both empty for the site’s own widget.',
  input: z.object({ lang: z.string().max(20).default('en-US'), type: z.literal('www').default('www') }),
  data: z.object({ chat: z.string(), chat_info: z.object({ js: z.string() }) }),
  async answer() {
    const { type, scriptUrl } = site.chat;
    return { chat: type ?? '', chat_info: { js: scriptUrl ? `<script src="${escaped(scriptUrl)}"></script>` : '' } };
  },
});
