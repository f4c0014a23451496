import { sql } from 'drizzle-orm';
import { landingPrefix } from '@/lib/api/visits/read-visits';
import { signInPrefix } from '@/lib/api/visits/attribute-sign-ups';
import { queryRows } from '@/lib/api/store/query-rows';
import { events, landings, signIns, visitQueue, visits } from '@/lib/api/store/schema';
import type { Database } from '@/lib/api/store/store';

/** Queues all visits whose events are still stored, day by day, to derive them again. */
export async function queueAllVisits(db: Database): Promise<void> {
  const days = await queryRows<{ day: string }>(
    db,
    sql`select distinct to_char(day, 'YYYY-MM-DD') as day from ${events} order by 1`,
  );
  for (const { day } of days) {
    await db.execute(sql`insert into ${visitQueue} (visit_id, day)
      select distinct visit_id, day from ${events} where day = ${day} and visit_id is not null`);
  }
  await db.execute(sql`insert into ${visitQueue} (visit_id)
    select coalesce(visit_id, ${landingPrefix}::text || id) from ${landings}
    union select ${signInPrefix}::text || id from ${signIns}
    union select visit_id from ${visits} where visit_id is not null`);
}
