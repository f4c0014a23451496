import { consentEndpoint } from '@/lib/contract/endpoints/consent';
import { defineEndpoint } from '@/lib/api/http/define-endpoint';
import { database } from '@/lib/api/store/current-store';
import { consents } from '@/lib/api/store/schema';

export const endpoint = defineEndpoint({
  ...consentEndpoint,
  rateLimit: 'write',
  summary: 'Stores a choice on cookies and analytics.',
  async handler({ choice, version, locale }) {
    const granted = Object.entries(choice).filter(([, value]) => value);
    const text = granted.map(([name]) => name).join(' ') || 'none';
    const db = await database();
    await db.insert(consents).values({ choice: text, version, locale });
    return null;
  },
});
