import { z } from 'zod';
import { localeCodes } from '@/lib/i18n/locales';
import { defineCall } from '@/lib/server/http/call';
import { database } from '@/lib/server/store/current-store';
import { consents } from '@/lib/server/store/schema';

/** POST site/consent: a proof that visitors are asked, without anything that names them. */
export const consent = defineCall({
  path: 'site/consent',
  method: 'POST',
  kind: 'write',
  summary: 'Counts a choice on cookies and measurement.',
  body: ['json'],
  input: z.object({
    choice: z.object({ measurement: z.boolean(), services: z.boolean() }),
    version: z.number().int().min(1).max(1000),
    locale: z.enum(localeCodes),
  }),
  data: z.null(),
  async answer({ choice, version, locale }) {
    const granted = Object.entries(choice).filter(([, value]) => value);
    const text = granted.map(([name]) => name).join(' ') || 'none';
    const db = await database();
    await db.insert(consents).values({ choice: text, version, locale });
    return null;
  },
});
