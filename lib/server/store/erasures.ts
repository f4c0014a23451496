import { createHash } from 'node:crypto';
import { inArray } from 'drizzle-orm';
import { erasures } from '@/lib/server/store/schema';
import type { Database } from '@/lib/server/store/store';

/** What was erased leaves a mark from which nobody can read who it was; by it stragglers and old backups are recognized. */

const digest = (text: string) => createHash('sha256').update(text).digest('hex');

export const deviceMark = (id: string): string => digest(`device:${id}`);
/** Capital letters make no other address of a mail. */
export const mailMark = (mail: string): string => digest(`mail:${mail.toLowerCase()}`);

/** Which of these device ids were erased. One look by primary key, so that every server knows at once. */
export async function erasedDevices(db: Database, ids: readonly string[]): Promise<Set<string>> {
  const byMark = new Map(ids.map((id) => [deviceMark(id), id]));
  if (byMark.size === 0) return new Set();
  const rows = await db
    .select({ id: erasures.id })
    .from(erasures)
    .where(inArray(erasures.id, [...byMark.keys()]));
  return new Set(rows.map(({ id }) => byMark.get(id)!));
}
