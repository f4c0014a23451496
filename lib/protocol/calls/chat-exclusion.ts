import * as z from 'zod/mini';
import type { CallShape } from '@/lib/protocol/call-shape';

/** Whether the visitor gets the site's own chat, whatever is configured. */
export const chatExclusionShape = {
  path: 'site/chat-exclusion',
  method: 'GET',
  input: (z) => z.object({}),
  data: z.object({ excluded: z.boolean() }),
} as const satisfies CallShape;
