import * as z from 'zod/mini';
import type { CallShape } from '@/lib/protocol/call-shape';

/** Which of two chats takes a visitor who has already been talking to a person. */
export const chatChooseShape = {
  path: 'third/chat/choose',
  method: 'GET',
  input: (z) =>
    z.object({
      ip: z._default(z.string().check(z.maxLength(64)), ''),
      lang: z._default(z.string().check(z.maxLength(20)), 'zh'),
    }),
  data: z.object({ type: z.enum(['easemob', 'ss']) }),
} as const satisfies CallShape;
