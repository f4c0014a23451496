import { sql } from 'drizzle-orm';
import { queryRows } from '@/lib/api/store/query-rows';
import { events, landings, messages, visits } from '@/lib/api/store/schema';
import { shortLinks } from '@/lib/api/store/short-links-schema';
import type { Database } from '@/lib/api/store/store';
import { updateVisits } from '@/lib/api/visits/update-visits';
import { fillOthers } from './fill-others';
import { fillVisits } from './fill-visits';

/** Whether a store has nothing that visitors or the team have put into it. */
export async function isEmptyStore(db: Database): Promise<boolean> {
  for (const table of [events, landings, messages, shortLinks, visits]) {
    if ((await queryRows(db, sql`select 1 from ${table} limit 1`)).length > 0) return false;
  }
  return true;
}

/**
 * Fills a store with an invented year, up to now; always the same one for the same time.
 * @param visits their number, of which those on weekends are partly left out
 */
export async function fillDemoData(db: Database, visits: number, now: Date): Promise<void> {
  const range = { since: new Date(now.getTime() - 365 * 86_400_000), until: now };
  await fillVisits(db, { visits, ...range });
  await fillOthers(db, range);
  await updateVisits(db);
}
