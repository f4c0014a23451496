import * as z from 'zod/mini';
import type { EndpointSchema } from '@/lib/contract/endpoint-schema';

/** Whether the visitor gets the site's own chat, whatever is configured. */
export const chatExclusionEndpoint = {
  path: 'site/chat-exclusion',
  method: 'GET',
  input: (z) => z.object({}),
  data: z.object({ excluded: z.boolean() }),
} as const satisfies EndpointSchema;
