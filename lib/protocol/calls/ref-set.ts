import * as z from 'zod/mini';
import type { CallShape } from '@/lib/protocol/call-shape';
import { clean } from '@/lib/protocol/clean-text';
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
    }),
  data: z.null(),
} as const satisfies CallShape;
