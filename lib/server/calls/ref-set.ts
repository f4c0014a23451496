import { refSetShape } from '@/lib/protocol/calls/ref-set';
import { defineCall } from '@/lib/server/http/call';
import { senderColumns } from '@/lib/server/http/sender';
import { database } from '@/lib/server/store/current-store';
import { referrals } from '@/lib/server/store/schema';

/** GET sys/config/ref/set: somebody came with a referral code. */
export const refSet = defineCall(refSetShape, {
  kind: 'write',
  summary: 'Notes the referral code that a visitor came with.',
  async answer({ c_v }, request) {
    const db = await database();
    await db.insert(referrals).values({ code: c_v, ...senderColumns(request) });
    return null;
  },
});
