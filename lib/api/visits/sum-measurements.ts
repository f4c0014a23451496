import { and, asc, eq, isNull, sql, type SQL } from 'drizzle-orm';
import { quarterHourSql } from '@/lib/api/visits/count-visits';
import { vitalGroups, type VitalHistogram } from '@/lib/api/visits/vital-buckets';
import { queryRows } from '@/lib/api/store/query-rows';
import { errorSums, visits, vitalDays } from '@/lib/api/store/schema';
import type { Database } from '@/lib/api/store/store';

/** Sums of what visitors' pages measured, by the beginning of the visits. */

const countedVisits = (starts: SQL, ends: SQL) =>
  sql`${visits} where began >= ${starts} and began < ${ends} and kind = 'visitor'`;

/**
 * Adds up the errors of visits by quarter hour.
 * @param starts the beginning of the period
 * @param ends its end, exclusive
 */
export async function sumErrors(db: Database, starts: SQL, ends: SQL): Promise<void> {
  await db.execute(sql`delete from ${errorSums} where at >= ${starts} and at < ${ends}`);
  await db.execute(sql`
    insert into ${errorSums} (at, group_id, page, browser, build, count)
    select at, entry ->> 0, entry ->> 1, browser, entry ->> 2, sum((entry ->> 3)::int)
    from (select ${quarterHourSql(sql`began`)} as at, browser, jsonb_array_elements(errors) as entry
      from ${countedVisits(starts, ends)}) as counted
    group by 1, 2, 3, 4, 5`);
}

const groups = sql.raw(vitalGroups.join(', '));
const groupingSets = sql.raw(
  ['', ...vitalGroups.map((name) => `, ${name}`)].map((name) => `(metric, bucket${name})`).join(', '),
);
/** The name of the group of a row of these sets: that of the only column by which it is grouped. */
const groupName = sql.raw(
  `case ${vitalGroups.map((name) => `when grouping(${name}) = 0 then '${name}'`).join(' ')} else 'total' end`,
);

/** Returns the histograms of the visits that began in a period. */
export async function readVitalHistograms(db: Database, starts: SQL, ends: SQL): Promise<VitalHistogram[]> {
  const [row] = await queryRows<{ histograms: VitalHistogram[] }>(
    db,
    sql`
    select coalesce(jsonb_agg(jsonb_build_array(name, value, metric, counts)), '[]') as histograms from (
      select name, value, metric, jsonb_object_agg(bucket, count) as counts from (
        select ${groupName} as name, coalesce(${groups}, '') as value, metric, bucket, sum(count)::int as count from (
          select entry ->> 0 as metric, (entry ->> 1)::int as bucket, entry ->> 2 as page, entry ->> 3 as locale,
            country, device, (entry ->> 4)::int as count
          from (select coalesce(country, '') as country, device_kind as device, jsonb_array_elements(vitals) as entry
            from ${countedVisits(starts, ends)}) as counted
        ) as entries group by grouping sets (${groupingSets})
      ) as sums group by name, value, metric
    ) as histograms`,
  );
  return row!.histograms;
}

/** Marks the histograms of days as outdated. @param days such as `2026-11-01` */
export async function outdateVitalDays(db: Database, days: readonly string[]): Promise<void> {
  const rows = days.map((day) => ({ day }));
  await db
    .insert(vitalDays)
    .values(rows)
    .onConflictDoUpdate({ target: vitalDays.day, set: { histograms: null } });
}

/**
 * Stores the histograms of a day that are outdated; not today's, which would be outdated again at once.
 * @returns the number of days
 */
export async function updateVitalDay(db: Database): Promise<number> {
  const isOver = sql`${vitalDays.day} < (now() at time zone 'UTC')::date`;
  const [outdated] = await db
    .select({ day: vitalDays.day })
    .from(vitalDays)
    .where(and(isNull(vitalDays.histograms), isOver))
    .orderBy(asc(vitalDays.day))
    .limit(1);
  if (!outdated) return 0;
  const starts = sql`${`${outdated.day}T00:00:00Z`}::timestamptz`;
  const histograms = await readVitalHistograms(db, starts, sql`${starts} + interval '1 day'`);
  await db.update(vitalDays).set({ histograms }).where(eq(vitalDays.day, outdated.day));
  return 1;
}
