import * as z from 'zod/mini';
import type { EndpointSchema } from '@/lib/contract/endpoint-schema';
import { idPattern } from '@/lib/contract/id-pattern';

/** Deletes what was collected under a device id. Who knows the id is who has it. */
export const eraseEndpoint = {
  path: 'site/erase',
  method: 'POST',
  body: ['json'],
  input: (z) => z.object({ device_id: z.string().check(z.regex(idPattern, 'it is no device id')) }),
  data: z.object({ erased: z.int() }),
} as const satisfies EndpointSchema;
