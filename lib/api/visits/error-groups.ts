import { sql } from 'drizzle-orm';
import type { ErrorCount, ErrorGroup } from '@/lib/api/visits/measurements';
import { queryRows } from '@/lib/api/store/query-rows';
import { errorGroups, errorSums, quarterHourQueue, visitQueue } from '@/lib/api/store/schema';
import type { Database } from '@/lib/api/store/store';

/** New groups stored per day (UTC): errors may contain anything, and a visitor can send any number of them. */
const maxNewGroups = 500;

const today = sql`date_trunc('day', now() at time zone 'UTC') at time zone 'UTC'`;

/**
 * Stores the groups of errors that are new, up to the day's limit.
 * @returns a function that assigns errors of groups beyond it to the group ''
 */
export async function storeErrorGroups(
  db: Database,
  found: readonly ErrorGroup[],
): Promise<(errors: readonly ErrorCount[]) => ErrorCount[]> {
  const groups = [...new Map(found.map((group) => [group.id, group])).values()];
  const stored = new Set<string>();
  if (groups.length > 0) {
    const rows = sql`jsonb_to_recordset(${JSON.stringify(groups)}::jsonb) as found (id text, code text, message text)`;
    await db.execute(sql`
      insert into ${errorGroups} (id, code, message)
      select * from ${rows} where not exists (select 1 from ${errorGroups} as known where known.id = found.id)
      limit greatest(0, ${maxNewGroups} - (select count(*) from ${errorGroups}
        where received_at >= ${today} and received_at < ${today} + interval '1 day'))`);
    const known = await queryRows<{ id: string }>(
      db,
      sql`select known.id from ${errorGroups} as known join ${rows} on known.id = found.id`,
    );
    for (const { id } of known) stored.add(id);
  }
  return (errors) => errors.map(([id, ...rest]) => [stored.has(id) ? id : '', ...rest]);
}

/** Deletes groups of which no error is left, for example after an erasure. The sums must be up to date for this. */
export async function deleteEmptyErrorGroups(db: Database): Promise<void> {
  await db.execute(sql`
    delete from ${errorGroups} where received_at < now() - interval '1 day'
      and not exists (select 1 from ${errorSums} where group_id = ${errorGroups.id})
      and not exists (select 1 from ${visitQueue}) and not exists (select 1 from ${quarterHourQueue})`);
}
