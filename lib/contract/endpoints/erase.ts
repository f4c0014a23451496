import * as z from 'zod/mini';
import type { EndpointSchema } from '@/lib/contract/endpoint-schema';
import { idPattern } from '@/lib/contract/id-pattern';

/** Deletes the data collected under a device id. Knowing the id proves ownership. */
export const eraseEndpoint = {
  path: 'site/erase',
  method: 'POST',
  body: ['json'],
  input: (z) => z.object({ device_id: z.string().check(z.regex(idPattern, 'it is not a valid device id')) }),
  data: z.object({ erased: z.int() }),
} as const satisfies EndpointSchema;
