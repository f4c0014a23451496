import * as z from 'zod/mini';
import type { CallShape } from '@/lib/protocol/call-shape';
import { idRule } from '@/lib/protocol/id-rule';

/** Deletes what was collected under a device id. Who knows the id is who has it. */
export const eraseShape = {
  path: 'site/erase',
  method: 'POST',
  body: ['json'],
  input: (z) => z.object({ device_id: z.string().check(z.regex(idRule, 'it is no device id')) }),
  data: z.object({ erased: z.int() }),
} as const satisfies CallShape;
