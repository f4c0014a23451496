import * as z from 'zod/mini';
import type { EndpointSchema } from '@/lib/contract/endpoint-schema';

/** Whether the visitor gets the built-in chat regardless of the configured one. */
export const chatExclusionEndpoint = {
  path: 'site/chat-exclusion',
  method: 'GET',
  input: (z) => z.object({}),
  data: z.object({ excluded: z.boolean() }),
} as const satisfies EndpointSchema;
