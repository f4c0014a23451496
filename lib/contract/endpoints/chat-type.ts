import * as z from 'zod/mini';
import type { EndpointSchema } from '@/lib/contract/endpoint-schema';

/** The type of chat that the site shows, and the script tag that loads it. */
export const chatTypeEndpoint = {
  path: 'sys/config/register-chat/get-chat-type-config',
  method: 'GET',
  input: (z) =>
    z.object({
      lang: z._default(z.string().check(z.maxLength(20)), 'en-US'),
      type: z._default(z.literal('www'), 'www'),
    }),
  data: z.object({ chat: z.string(), chat_info: z.object({ js: z.string() }) }),
} as const satisfies EndpointSchema;
