import { consentShape } from '@/lib/protocol/calls/consent';
import { defineCall } from '@/lib/server/http/call';
import { database } from '@/lib/server/store/current-store';
import { consents } from '@/lib/server/store/schema';

/** POST site/consent: a proof that visitors are asked, without anything that names them. */
export const consent = defineCall(consentShape, {
  kind: 'write',
  summary: 'Counts a choice on cookies and measurement.',
  async answer({ choice, version, locale }) {
    const granted = Object.entries(choice).filter(([, value]) => value);
    const text = granted.map(([name]) => name).join(' ') || 'none';
    const db = await database();
    await db.insert(consents).values({ choice: text, version, locale });
    return null;
  },
});
