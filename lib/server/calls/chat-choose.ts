import { z } from 'zod';
import { defineCall } from '@/lib/server/http/call';
import { site } from '@/lib/settings/site';

/** GET third/chat/choose: which of two chats takes a visitor who has already been talking to a person. */
export const chatChoose = defineCall({
  path: 'third/chat/choose',
  method: 'GET',
  kind: 'read',
  summary: 'Which chat takes the visitor.',
  input: z.object({ ip: z.string().max(64).default(''), lang: z.string().max(20).default('zh') }),
  data: z.object({ type: z.enum(['easemob', 'ss']) }),
  async answer() {
    return { type: site.chat.type === 'HUAN_XIN' ? ('easemob' as const) : ('ss' as const) };
  },
});
