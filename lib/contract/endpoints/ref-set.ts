import * as z from 'zod/mini';
import type { EndpointSchema } from '@/lib/contract/endpoint-schema';
import { sanitizeText } from '@/lib/contract/sanitize-text';
import { idPattern, visitIdPattern } from '@/lib/contract/id-pattern';
import { timestamp } from '@/lib/contract/timestamp';
import { codeLength } from '@/lib/contract/source-record';

/** Somebody came with a referral code. */
export const refSetEndpoint = {
  path: 'sys/config/ref/set',
  method: 'GET',
  input: (z) =>
    z.object({
      c_v: z
        .pipe(
          z.string().check(z.maxLength(2000)),
          z.transform((value) => sanitizeText(value, codeLength)),
        )
        .check(z.refine((value) => value !== '', 'it is empty')),
      id: z
        .optional(z.string().check(z.regex(idPattern, 'it is no id')))
        .check(z.describe('Made by the sender; what comes again under it is stored once.')),
      visit_id: z.optional(z.string().check(z.regex(visitIdPattern, 'it is no id'))),
      at: z.optional(timestamp(z)).check(z.describe('When the visitor came (ISO 8601, UTC).')),
    }),
  data: z.null(),
} as const satisfies EndpointSchema;
