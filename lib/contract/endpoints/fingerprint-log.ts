import * as z from 'zod/mini';
import type { EndpointSchema } from '@/lib/contract/endpoint-schema';

/** Browser signals, once per change. */
export const fingerprintLogEndpoint = {
  path: 'client/record-data/log',
  method: 'POST',
  body: ['form'],
  input: (z) =>
    z.object({
      log_type: z.literal('WWW_FINGERPRINT_INFO'),
      data: z.string().check(z.minLength(1), z.describe('Base64 of JSON in UTF-8.')),
      base_encode: z.literal('1'),
    }),
  data: z.null(),
} as const satisfies EndpointSchema;
