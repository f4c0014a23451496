import * as z from 'zod/mini';
import type { EndpointSchema } from '@/lib/contract/endpoint-schema';

/** Selects one of two chats for a visitor who has already talked to a person. */
export const chatChooseEndpoint = {
  path: 'third/chat/choose',
  method: 'GET',
  input: (z) =>
    z.object({
      ip: z._default(z.string().check(z.maxLength(64)), ''),
      lang: z._default(z.string().check(z.maxLength(20)), 'zh'),
    }),
  data: z.object({ type: z.enum(['easemob', 'ss']) }),
} as const satisfies EndpointSchema;
