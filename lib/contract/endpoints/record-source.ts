import * as z from 'zod/mini';
import type { EndpointSchema } from '@/lib/contract/endpoint-schema';

/** The source of a visit. */
export const recordSourceEndpoint = {
  path: 'sys/user/passport/record-source',
  method: 'POST',
  body: ['multipart'],
  input: (z) =>
    z.object({
      source_data: z.string().check(z.describe('The visitor source record as JSON.')),
      referer: z._default(z.string(), '').check(z.describe('Referrers as a JSON list, or a single URL.')),
    }),
  data: z.null(),
} as const satisfies EndpointSchema;
