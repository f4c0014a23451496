import { sql } from 'drizzle-orm';
import { expect } from 'vitest';
import { campaignReport } from '@/lib/api/report/campaigns';
import { startOfDay } from '@/lib/api/report/time-zone';
import { eraseDataSubject } from '@/lib/api/store/data-subject';
import { queryRows } from '@/lib/api/store/query-rows';
import { errorSums, events, landings, quarterHours, visits, vitalDays } from '@/lib/api/store/schema';
import type { Database } from '@/lib/api/store/store';
import { queueAllVisits } from '@/lib/api/visits/queue-all-visits';
import { updateVisits } from '@/lib/api/visits/update-visits';
import { compareMeasurements, pagesOfMeasurements, randomMeasurement } from '@/tests/measurement-equality';
import { compareWorkbenchReports } from '@/tests/workbench-report-equality';

/** Compares reports with a count by plain SQL over the stored events and landings, on any store. */

const timeZones = ['UTC', 'Europe/Berlin', 'Asia/Kathmandu'];
/** Berlin's clock is set back on October 25. */
const [firstDay, dayAfter] = ['2026-10-20', '2026-11-01'];
const sources = [null, null, 'Newsletter', 'newsletter ', 'forum'];

/** A generator of numbers from 0 to 1 (mulberry32). */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** Generates visits whose ids are unique only within a device; a few clocks are years off. */
function generate(count: number) {
  const random = seeded(count);
  const pick = <T>(list: readonly T[]) => list[Math.floor(random() * list.length)]!;
  const start = Date.parse(`${firstDay}T00:00:00Z`) - 36 * 3_600_000;
  const length = Date.parse(`${dayAfter}T00:00:00Z`) + 36 * 3_600_000 - start;
  const result = { events: [] as (typeof events.$inferInsert)[], landings: [] as (typeof landings.$inferInsert)[] };
  const used = new Set<string>();
  for (let i = 0; i < count; i += 1) {
    const device = `device-${Math.floor(random() * (count / 4))}`;
    const visitId = String(Math.floor(i / 10));
    if (used.has(`${device} ${visitId}`)) continue;
    used.add(`${device} ${visitId}`);
    const began = start + Math.floor(random() * length);
    const isBot = random() < 0.05;
    const isWrong = random() < 0.05;
    const stamp = (after: number) => ({
      happenedAt: new Date(isWrong ? Date.UTC(2031, 0, 1) + after : began + after),
      receivedAt: new Date(began + after + 2000),
    });
    const source = pick(sources);
    const userAgent = pick(['Mozilla/5.0 Chrome/140.0', 'Mozilla/5.0 (iPhone) Mobile Safari/604.1', null]);
    const sender = { visitId, deviceId: device, isBot, userAgent };
    if (source) {
      result.landings.push({
        id: `landing-${i}`,
        utmSource: source,
        record: {},
        referers: [],
        country: pick(['DE', 'PT', null]),
        pageUrl: 'https://www.facetry.example/pricing',
        ...sender,
        ...stamp(0),
      });
    }
    const pages = 1 + Math.floor(random() * 4);
    for (let page = 0; page < pages; page += 1) {
      const isSignUp = page > 0 && random() < 0.2;
      const times = stamp(page * 60_000 + 1000);
      result.events.push({
        id: `event-${i}-${page}`,
        day: times.happenedAt.toISOString().slice(0, 10),
        result: 'success',
        type: isSignUp ? 'click' : 'view',
        objectType: 'page',
        objectValue: isSignUp ? 'register' : '/',
        path: pick(pagesOfMeasurements),
        common: {},
        ...sender,
        ...times,
      });
      for (let i = 0; i < 3 * random(); i += 1) {
        const previous = result.events.at(-1)!;
        const measured = { ...previous, id: `${previous.id}-${i}`, result: 'success', ...randomMeasurement(random) };
        result.events.push(measured);
      }
    }
  }
  return result;
}

type Counts = Record<string, [visits: number, events: number, converted: number, signUps: number]>;

/** Counts without the derived tables, by day or hour in a time zone, or by source. */
async function countPlainly(db: Database, by: 'day' | 'hour' | 'source', timeZone: string): Promise<Counts> {
  const [since, until] = [firstDay, dayAfter].map((day) => new Date(startOfDay(day, timeZone)).toISOString());
  const name = (time: string, source: string) =>
    by === 'source'
      ? sql.raw(`coalesce(${source}, 'direct')`)
      : sql`to_char(${sql.raw(time)} at time zone ${timeZone}, ${by === 'day' ? 'YYYY-MM-DD' : 'HH24:00'})`;
  const at = (time: string) =>
    sql.raw(
      `case when ${time} between received_at - interval '30 days' and received_at then ${time} else received_at end`,
    );
  const rows = await queryRows<{ name: string; counts: Counts[string] }>(
    db,
    sql`
    with parts as (
      select device_id, visit_id, ${at('user_timestamp')} as at, is_bot, op_obj_value = 'register' as is_sign_up,
        null as source, 1 as events from events
      union all
      select device_id, visit_id, ${at('happened_at')}, is_bot, false, lower(trim(utm_source)), 0 from landings
    ),
    plain as (
      select device_id, visit_id, min(at) as began, min(at) filter (where is_sign_up) as signed_at,
        max(source) as source, sum(events) as events from parts group by 1, 2 having not bool_or(is_bot)
    ),
    sign_ups as (
      select gone.signed_at, coalesce(credited.source, gone.source) as source, gone.device_id,
        coalesce(credited.visit_id, gone.visit_id) as visit_id
      from plain as gone left join lateral (
        select * from plain where plain.device_id = gone.device_id and source is not null and began <= gone.signed_at
          and began >= gone.signed_at - interval '30 days'
        order by plain.visit_id = gone.visit_id desc, began desc limit 1
      ) as credited on true where gone.signed_at is not null
    ),
    counted as (
      select ${name('began', 'source')} as name, 1 as visits, events,
        (exists (select from sign_ups where sign_ups.device_id = plain.device_id
          and sign_ups.visit_id = plain.visit_id))::int as converted, 0 as sign_ups
      from plain where began >= ${since}::timestamptz and began < ${until}::timestamptz
      union all
      select ${name('signed_at', 'source')}, 0, 0, 0, 1 from sign_ups
      where signed_at >= ${since}::timestamptz and signed_at < ${until}::timestamptz
    )
    select name, array[sum(visits), sum(events), sum(converted), sum(sign_ups)]::int[] as counts from counted group by 1`,
  );
  return Object.fromEntries(rows.map(({ name: group, counts }) => [group, counts]));
}

async function expectEqualCounts(db: Database): Promise<void> {
  await updateVisits(db);
  for (const timeZone of timeZones) {
    const [since, until] = [firstDay, dayAfter].map((day) => new Date(startOfDay(day, timeZone)));
    for (const by of ['day', 'hour', 'source'] as const) {
      const expected = await countPlainly(db, by, timeZone);
      const { rows, total } = await campaignReport(db, { since: since!, until: until! }, { by: [by], timeZone });
      const counts = rows.map((row) => [row.names[0], [row.visits, row.events, row.converted, row.signUps]]);
      expect(Object.fromEntries(counts), `${by} in ${timeZone}`).toEqual(expected);
      expect(total.converted).toBeLessThanOrEqual(total.visits);
      // The sums do not contain countries, so this is counted from the visits.
      const detailed = await campaignReport(db, { since: since!, until: until! }, { by: [by, 'country'], timeZone });
      const sums: Counts = {};
      for (const { names, visits: count, events: seen, converted, signUps } of detailed.rows) {
        const sum = (sums[names[0]!] ??= [0, 0, 0, 0]);
        [count, seen, converted, signUps].forEach((value, i) => (sum[i]! += value));
      }
      expect(sums, `${by} and country in ${timeZone}`).toEqual(expected);
    }
    await compareMeasurements(db, { since: since!, until: until! }, timeZone);
  }
}

/**
 * Fills a store and compares its reports with naive counts: at first, after late events, after erasures and after the
 * derived tables were lost and rebuilt.
 * @param count the number of visits
 */
export async function compareReports(db: Database, count: number): Promise<void> {
  const { events: allEvents, landings: allLandings } = generate(count);
  const insert = async (from: number, to: number) => {
    for (let i = from; i < to; i += 500) await db.insert(events).values(allEvents.slice(i, Math.min(i + 500, to)));
  };
  const late = Math.floor(allEvents.length * 0.8);
  await db.insert(landings).values(allLandings.slice(0, -5));
  await insert(0, late);
  await expectEqualCounts(db);
  await insert(late, allEvents.length);
  await db.insert(landings).values(allLandings.slice(-5));
  await expectEqualCounts(db);
  for (const device of ['device-1', 'device-2', 'device-3']) await eraseDataSubject(db, { device });
  const erased = await queryRows(
    db,
    sql`select 1 from ${visits} where device_id in ('device-1', 'device-2', 'device-3')`,
  );
  expect(erased).toEqual([]);
  await expectEqualCounts(db);
  await db.delete(visits);
  for (const table of [quarterHours, errorSums, vitalDays]) await db.delete(table);
  await queueAllVisits(db);
  await expectEqualCounts(db);
  await compareWorkbenchReports(db);
}
