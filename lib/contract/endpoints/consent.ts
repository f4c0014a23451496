import * as z from 'zod/mini';
import type { EndpointSchema } from '@/lib/contract/endpoint-schema';

/** Proof that visitors are asked for consent, without identifying them. */
export const consentEndpoint = {
  path: 'site/consent',
  method: 'POST',
  body: ['json'],
  input: (z) =>
    z.object({
      choice: z.object({ measurement: z.boolean(), services: z.boolean() }),
      version: z.number().check(z.int(), z.minimum(1), z.maximum(1000)),
      /** Of the page: it may have been opened before its language was removed. */
      locale: z.string().check(z.regex(/^[a-z]{2}$/)),
    }),
  data: z.null(),
} as const satisfies EndpointSchema;
