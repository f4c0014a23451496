import { refSetEndpoint } from '@/lib/contract/endpoints/ref-set';
import { defineEndpoint } from '@/lib/api/http/define-endpoint';
import { clientColumns } from '@/lib/api/http/client-info';
import { hasPrivacySignal } from '@/lib/api/http/may-track';
import { database } from '@/lib/api/store/current-store';
import { isErased } from '@/lib/api/store/tombstones';
import { referrals } from '@/lib/api/store/schema';

export const endpoint = defineEndpoint({
  ...refSetEndpoint,
  rateLimit: 'write',
  summary: 'Stores the referral code of a visit; a record with an ID is stored once.',
  async handler({ c_v, id, visit_id, at }, request) {
    if (hasPrivacySignal(request)) return null;
    const db = await database();
    const client = clientColumns(request);
    if (await isErased(db, client.deviceId)) return null;
    const row = { id, visitId: visit_id ?? null, happenedAt: at ? new Date(at) : undefined, code: c_v, ...client };
    await db.insert(referrals).values(row).onConflictDoNothing();
    return null;
  },
});
