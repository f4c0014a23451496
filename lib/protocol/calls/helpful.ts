import * as z from 'zod/mini';
import type { CallShape } from '@/lib/protocol/call-shape';
import { formFields } from '@/lib/protocol/form-fields';

/** Whether an article of the help centre or the documentation helped. */
export const helpfulShape = {
  path: 'site/helpful',
  method: 'POST',
  body: ['form', 'multipart'],
  input: () =>
    z.object({
      ...formFields,
      helpful: z.enum(['yes', 'no']),
    }),
  data: z.null(),
} as const satisfies CallShape;
