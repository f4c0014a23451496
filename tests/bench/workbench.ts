import { sql } from 'drizzle-orm';
import { campaignPageReport } from '@/lib/api/report/campaign-page';
import { overviewReport } from '@/lib/api/report/overview';
import { parseReportQuery, type ReportRequest } from '@/lib/api/report/report-query';
import { createPartitions } from '@/lib/api/store/event-partitions';
import { queryRows } from '@/lib/api/store/query-rows';
import { events, notFoundPages, visits } from '@/lib/api/store/schema';
import { openStore, type Database } from '@/lib/api/store/store';
import { updateVisits } from '@/lib/api/visits/update-visits';
import { missingReport } from '@/lib/workbench/missing-report';
import { commandLine } from '@/scripts/command-line';
import { fillOthers } from '@/scripts/demo-data/fill-others';
import { eventsPerVisit, fillVisits } from '@/scripts/demo-data/fill-visits';
import { startPostgres } from '../start-postgres';

/** The numbers of the workbench's pages on PostgreSQL, without their rendering. */

const { values } = commandLine({
  usage: 'npm run bench:workbench',
  description: 'Fills a PostgreSQL with the visits of a year, and prints how long the numbers of each page take.',
  options: {
    events: { type: 'string', description: 'number of events of the year', default: '10000000' },
    stored: {
      type: 'string',
      description: 'number of them that are stored and derived; others only as visits',
      default: '500000',
    },
    runs: { type: 'string', description: 'runs of each page', default: '20' },
  },
});
const [total, stored, runs] = [values.events, values.stored, values.runs].map(Number) as [number, number, number];

const until = new Date('2026-11-29T00:00:00Z');
const since = new Date('2025-11-29T00:00:00Z');
const seconds = (start: number) => ((performance.now() - start) / 1000).toFixed(1);

/**
 * Multiplies the visits: reports read nothing else, and deriving ten million events takes too long. Each copy began 37
 * minutes before the one before.
 */
async function copyVisits(db: Database, copies: number): Promise<void> {
  const columns = await queryRows<{ name: string }>(
    db,
    sql`select column_name as name from information_schema.columns where table_name = 'visits' order by ordinal_position`,
  );
  const names = columns.map(({ name }) => name);
  for (let copy = 1; copy < copies; copy += 1) {
    const values = names.map((name) => {
      if (['id', 'device_id', 'visit_id', 'last_touch', 'first_touch'].includes(name)) return `${name} || '-${copy}'`;
      const isTime = ['began', 'ended', 'clicked_at', 'signed_up_at'].includes(name);
      return isTime ? `${name} - interval '${copy * 37} minutes'` : name;
    });
    const source = "select * from visits where device_id ~ '^demo-device-[0-9]+$'";
    await db.execute(
      sql.raw(`insert into visits (${names.join(', ')}) select ${values.join(', ')} from (${source}) as v`),
    );
  }
}

type Page = [name: string, load: (db: Database, request: ReportRequest) => Promise<unknown>];
const pages: Page[] = [
  ['overview', (db, request) => overviewReport(db, request, until)],
  ['campaigns', campaignPageReport],
  ['missing', (db, { range, timeZone }) => missingReport(db, { ...range, timeZone })],
];

const year = 'from=2025-11-29&to=2026-11-28';
/** Each with the longest time in milliseconds that is acceptable. */
const queries: [name: string, query: string, limit: number][] = [
  ['28 days', '', 300],
  ['28 days, country', 'filter=country:DE', 300],
  ['28 days, source', 'filter=source:newsletter', 300],
  ['28 days, landing page', 'filter=landing:/pricing', 300],
  ['28 days, direct', 'filter=source:direct', 300],
  ['a year, source and country', `${year}&filter=source:newsletter,country:DE`, 2000],
  ['a year, browser and device', `${year}&filter=browser:Chrome,device:desktop`, 2000],
];

async function measure(db: Database, [page, load]: Page, [name, query, limit]: (typeof queries)[number]) {
  const defaults = {
    by: page === 'campaigns' ? 'source,campaign' : 'day',
    timeZone: 'Europe/Berlin',
    period: '28d',
    compare: 'previous',
  } as const;
  const request = parseReportQuery(new URLSearchParams(query), { now: until, defaults });
  const times: number[] = [];
  for (let run = 0; run < runs; run += 1) {
    const start = performance.now();
    await load(db, request);
    times.push(performance.now() - start);
  }
  times.sort((a, b) => a - b);
  const at = (share: number) => Math.round(times[Math.ceil(share * runs) - 1]!);
  console.log(
    `${page}, ${name}: median ${at(0.5)} ms, p95 ${at(0.95)} ms, limit ${limit}${at(0.95) > limit ? ' EXCEEDED' : ''}`,
  );
}

const postgres = await startPostgres();
try {
  const store = await openStore({
    databaseUrl: await postgres.createDatabase('workbench'),
    folder: '',
    isCommand: true,
  });
  const { db } = store;
  let start = performance.now();
  await fillVisits(db, { visits: Math.ceil(stored / eventsPerVisit), since, until });
  await fillOthers(db, { since, until });
  // As many addresses without a page as are stored per day.
  await db.execute(sql`insert into ${notFoundPages} (id, day, path, referrer, count)
    select n || ' ' || day, day, '/missing-' || n, '', 1 + n % 7
    from generate_series(1, 500) as n, generate_series(${since.toISOString()}::timestamptz, ${until.toISOString()}, interval '1 day') as day`);
  await createPartitions(db, 400, until);
  console.log(`${await db.$count(events)} events stored in ${seconds(start)} s`);
  start = performance.now();
  await updateVisits(db);
  console.log(`${await db.$count(visits)} visits derived in ${seconds(start)} s`);
  start = performance.now();
  await copyVisits(db, Math.round(total / stored));
  await updateVisits(db);
  await db.execute(sql`vacuum analyze`);
  console.log(`${await db.$count(visits)} visits after copying in ${seconds(start)} s`);
  for (const page of pages) {
    for (const query of queries) {
      if (page[0] !== 'missing' || !query[1].includes('filter')) await measure(db, page, query);
    }
  }
  await store.close();
} finally {
  await postgres.stop();
}
