import { z } from 'zod';
import { clean } from '@/lib/protocol/clean-text';
import { defineCall } from '@/lib/server/http/call';
import { senderColumns } from '@/lib/server/http/sender';
import { database } from '@/lib/server/store/current-store';
import { referrals } from '@/lib/server/store/schema';

/** GET sys/config/ref/set: somebody came with a referral code. */
export const refSet = defineCall({
  path: 'sys/config/ref/set',
  method: 'GET',
  kind: 'write',
  summary: 'Notes the referral code that a visitor came with.',
  input: z.object({
    c_v: z
      .string()
      .max(2000)
      .transform((value) => clean(value, 100))
      .refine((value) => value !== '', 'it is empty'),
  }),
  data: z.null(),
  async answer({ c_v }, request) {
    const db = await database();
    await db.insert(referrals).values({ code: c_v, ...senderColumns(request) });
    return null;
  },
});
