import * as z from 'zod/mini';
import type { CallShape } from '@/lib/protocol/call-shape';
import { clean } from '@/lib/protocol/clean-text';
import { idRule, visitIdRule } from '@/lib/protocol/id-rule';
import { moment } from '@/lib/protocol/moment';
import { codeLength } from '@/lib/protocol/source-record';

/** Somebody came with a referral code. */
export const refSetShape = {
  path: 'sys/config/ref/set',
  method: 'GET',
  input: (z) =>
    z.object({
      c_v: z
        .pipe(
          z.string().check(z.maxLength(2000)),
          z.transform((value) => clean(value, codeLength)),
        )
        .check(z.refine((value) => value !== '', 'it is empty')),
      id: z
        .optional(z.string().check(z.regex(idRule, 'it is no id')))
        .check(z.describe('Made by the sender; what comes again under it is stored once.')),
      visit_id: z.optional(z.string().check(z.regex(visitIdRule, 'it is no id'))),
      at: z.optional(moment(z)).check(z.describe('When the visitor came (ISO 8601, UTC).')),
    }),
  data: z.null(),
} as const satisfies CallShape;
