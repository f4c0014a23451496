import { sql, type SQL } from 'drizzle-orm';
import { quarterHourSql } from '@/lib/api/visits/count-visits';
import { errorSums, visits, vitalSums } from '@/lib/api/store/schema';
import type { Database } from '@/lib/api/store/store';

/**
 * Adds up the web vitals and errors of visits by the quarter hour in which they began.
 * @param starts the beginning of the period
 * @param ends its end, exclusive
 */
export async function sumMeasurements(db: Database, starts: SQL, ends: SQL): Promise<void> {
  const isInPeriod = sql`at >= ${starts} and at < ${ends}`;
  const counted = sql`${visits} where began >= ${starts} and began < ${ends} and kind = 'visitor'`;
  const began = quarterHourSql(sql`began`);
  await db.execute(sql`delete from ${vitalSums} where ${isInPeriod}`);
  await db.execute(sql`delete from ${errorSums} where ${isInPeriod}`);
  await db.execute(sql`
    insert into ${vitalSums} (at, metric, bucket, page, locale, country, device, count)
    select at, entry ->> 0, (entry ->> 1)::int, entry ->> 2, entry ->> 3, country, device_kind, sum((entry ->> 4)::int)
    from (select ${began} as at, coalesce(country, '') as country, device_kind, jsonb_array_elements(vitals) as entry
      from ${counted}) as counted
    group by 1, 2, 3, 4, 5, 6, 7`);
  await db.execute(sql`
    insert into ${errorSums} (at, group_id, page, browser, build, count)
    select at, entry ->> 0, entry ->> 1, browser, entry ->> 2, sum((entry ->> 3)::int)
    from (select ${began} as at, browser, jsonb_array_elements(errors) as entry from ${counted}) as counted
    group by 1, 2, 3, 4, 5`);
}
