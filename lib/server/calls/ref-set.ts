import { refSetShape } from '@/lib/protocol/calls/ref-set';
import { defineCall } from '@/lib/server/http/call';
import { senderColumns } from '@/lib/server/http/sender';
import { hasPrivacySignal } from '@/lib/server/privacy-signal';
import { database } from '@/lib/server/store/current-store';
import { isErased } from '@/lib/server/store/erasures';
import { referrals } from '@/lib/server/store/schema';

/** GET sys/config/ref/set: somebody came with a referral code. */
export const refSet = defineCall(refSetShape, {
  kind: 'write',
  summary: 'Notes the referral code that a visitor came with; what has an id is stored once.',
  async answer({ c_v, id, visit_id, at }, request) {
    if (hasPrivacySignal(request)) return null;
    const db = await database();
    const sender = senderColumns(request);
    if (await isErased(db, sender.deviceId)) return null;
    const row = { id, visitId: visit_id ?? null, happenedAt: at ? new Date(at) : undefined, code: c_v, ...sender };
    await db.insert(referrals).values(row).onConflictDoNothing();
    return null;
  },
});
