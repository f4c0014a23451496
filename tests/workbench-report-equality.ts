import { sql, type SQL } from 'drizzle-orm';
import { expect } from 'vitest';
import { campaignPageReport } from '@/lib/api/report/campaign-page';
import { overviewReport } from '@/lib/api/report/overview';
import { parseReportQuery } from '@/lib/api/report/report-query';
import { queryRows } from '@/lib/api/store/query-rows';
import { consents, visits } from '@/lib/api/store/schema';
import type { Database } from '@/lib/api/store/store';
import { dimensions, type Dimension } from '@/lib/api/visits/count-visits';
import { startOfDay } from '@/lib/api/report/time-zone';

/** Compares the numbers of the workbench's pages with a count by plain SQL over the visits, on any store. */

const timeZones = ['UTC', 'Europe/Berlin', 'Asia/Kathmandu'];
/** Berlin's clock is set back on October 25. */
const [firstDay, lastDay, dayAfter] = ['2026-10-21', '2026-10-30', '2026-10-31'];
const queries: [query: string, condition: SQL][] = [
  ['', sql`true`],
  ['filter=source:newsletter', sql`v.source = 'newsletter'`],
  ['filter=country:DE', sql`v.country = 'DE'`],
  ['filter=source:newsletter,country:(none)', sql`v.source = 'newsletter' and v.country is null`],
  ['filter=goal:sign-up', sql`v.id in (select last_touch from visits)`],
];

type Row = { name: string | null; visits: number; converted: number };

/** Counts visits of the period, and those to which a sign-up is attributed. */
const countVisits = (db: Database, name: SQL, condition: SQL, timeZone: string) =>
  queryRows<Row>(
    db,
    sql`select ${name} as name, count(*)::int as visits, count(*) filter (where v.id in (select last_touch from visits))::int as converted
    from visits as v where v.kind = 'visitor' and ${condition} and ${inPeriod(sql`v.began`, timeZone)} group by 1`,
  );

/** Counts sign-ups of the period by a property of the credited visit. */
async function countSignUps(db: Database, touch: string, condition: SQL, timeZone: string): Promise<number> {
  const [row] = await queryRows<{ count: number }>(
    db,
    sql`select count(*)::int as count from visits as s, visits as v where v.id = s.${sql.identifier(touch)}
    and v.kind = 'visitor' and ${condition} and ${inPeriod(sql`s.signed_up_at`, timeZone)}`,
  );
  return row!.count;
}

const localDay = (time: SQL, timeZone: string) => sql`(${time} at time zone ${sql.raw(`'${timeZone}'`)})::date::text`;
const inPeriod = (time: SQL, timeZone: string) => sql`${localDay(time, timeZone)} between ${firstDay} and ${lastDay}`;

const byName = (rows: readonly Row[]) => new Map(rows.map(({ name, ...counts }) => [name, counts]));

/** Expects that all numbers of the overview and of the campaigns' page are those of a plain count. */
export async function compareWorkbenchReports(db: Database): Promise<void> {
  await db.insert(consents).values([
    { choice: 'measurement services', version: 1, receivedAt: new Date('2026-10-22T12:00:00Z') },
    { choice: 'services', version: 1, receivedAt: new Date('2026-10-22T12:00:00Z') },
  ]);
  for (const timeZone of timeZones) {
    for (const [query, condition] of queries) await compareOne(db, query, condition, timeZone);
  }
}

async function compareOne(db: Database, query: string, condition: SQL, timeZone: string): Promise<void> {
  const label = `${query} in ${timeZone}`;
  const now = new Date(startOfDay(dayAfter, timeZone));
  const parse = (by: string) =>
    parseReportQuery(new URLSearchParams(`${query}&from=${firstDay}&to=${lastDay}&tz=${timeZone}&by=${by}`), {
      now,
      defaults: { by, timeZone, period: '28d' },
    });
  const overview = await overviewReport(db, parse('day'), now);
  const [total] = await countVisits(db, sql`''`, condition, timeZone);
  const goals = await queryRows<{ downloads: number; contacts: number; plans: number; events: number }>(
    db,
    sql`select count(v.download)::int as downloads, count(*) filter (where v.has_contact)::int as contacts,
      count(*) filter (where v.has_plan)::int as plans, coalesce(sum(v.events), 0)::int as events
    from ${visits} as v where v.kind = 'visitor' and ${condition} and ${inPeriod(sql`v.began`, timeZone)}`,
  );
  const signUps = await countSignUps(db, 'last_touch', condition, timeZone);
  expect(overview.total, label).toMatchObject({
    ...goals[0],
    visits: total?.visits ?? 0,
    converted: total?.converted ?? 0,
    signUps,
    firstTouchSignUps: await countSignUps(db, 'first_touch', condition, timeZone),
  });
  for (const [name, rows] of Object.entries(overview.lists)) {
    const column = sql`v.${sql.identifier(dimensions[name as Dimension].name)}`;
    const expected = byName(await countVisits(db, column, condition, timeZone));
    const counted = rows.map(({ value, ...counts }) => ({ name: value, ...counts }));
    expect(byName(counted), `${name}, ${label}`).toEqual(expected);
  }
  const days = byName(await countVisits(db, localDay(sql`v.began`, timeZone), condition, timeZone));
  expect(overview.points.map(({ time, visits: count }) => [time, count])).toEqual(
    overview.points.map(({ time }) => [time, days.get(time)?.visits ?? 0]),
  );
  expect(overview.points).toHaveLength(10);
  expect(overview.points.reduce((sum, point) => sum + point.signUps, 0)).toBe(signUps);
  expect(overview.choices).toEqual({ choices: 2, allowed: 1 });
  const { rows } = await campaignPageReport(db, parse('source,country'));
  const pairs = byName(
    await countVisits(db, sql`v.source || ' ' || coalesce(v.country, '(none)')`, condition, timeZone),
  );
  const shown = rows.filter((row) => row.visits > 0);
  expect(
    byName(shown.map((row) => ({ name: row.names.join(' '), visits: row.visits, converted: row.converted }))),
  ).toEqual(pairs);
}
