import * as z from 'zod/mini';
import { localeCodes } from '@/lib/i18n/locales';
import type { EndpointSchema } from '@/lib/contract/endpoint-schema';

/** A proof that visitors are asked, without anything that names them. */
export const consentEndpoint = {
  path: 'site/consent',
  method: 'POST',
  body: ['json'],
  input: (z) =>
    z.object({
      choice: z.object({ measurement: z.boolean(), services: z.boolean() }),
      version: z.number().check(z.int(), z.minimum(1), z.maximum(1000)),
      locale: z.enum(localeCodes),
    }),
  data: z.null(),
} as const satisfies EndpointSchema;
