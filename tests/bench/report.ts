import { rmSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { campaignReport } from '@/lib/api/report/campaigns';
import type { Grouping } from '@/lib/api/report/options';
import { createPartitions } from '@/lib/api/store/event-partitions';
import { openStore, type Store } from '@/lib/api/store/store';
import { updateVisits } from '@/lib/api/visits/update-visits';
import { commandLine } from '@/scripts/command-line';
import { eventsPerVisit, fillVisits } from '@/scripts/demo-data/fill-visits';
import { startPostgres } from '../start-postgres';
import { copyEmptyStore } from '../empty-store';

/** The report on stores of different sizes: PostgreSQL and PGlite. */

const { values } = commandLine({
  usage: 'npm run bench:report',
  description: 'Generates events of 28 days, and prints the duration of reports, and of other queries during a report.',
  options: {
    sizes: { type: 'string', description: 'numbers of events', default: '10000,100000,1000000' },
    pglite: { type: 'string', description: 'numbers of events for PGlite', default: '10000,100000' },
  },
});

const until = new Date('2026-11-29T00:00:00Z');
const since = new Date('2026-11-01T00:00:00Z');
const seconds = (start: number) => ((performance.now() - start) / 1000).toFixed(2);

/** Runs a report while other queries are made every few milliseconds. @returns its time and their longest one */
async function measure({ db }: Store, by: Grouping[]) {
  let longest = 0;
  const state = { isDone: false };
  const probe = (async () => {
    while (!state.isDone) {
      const start = performance.now();
      await new Promise((resolve) => setTimeout(resolve, 5));
      await db.execute(sql`select 1`);
      longest = Math.max(longest, performance.now() - start - 5);
    }
  })();
  const start = performance.now();
  const { total } = await campaignReport(db, { since, until }, { by });
  const time = seconds(start);
  state.isDone = true;
  await probe;
  return `${by.join(',')}: ${time} s, ${total.visits} visits, other queries at most ${longest.toFixed(0)} ms`;
}

async function run(store: Store, size: number): Promise<void> {
  await createPartitions(store.db, 60, until);
  let start = performance.now();
  await fillVisits(store.db, { visits: Math.ceil(size / eventsPerVisit), since, until });
  console.log(`\n${store.kind}, ${size} events, stored in ${seconds(start)} s`);
  await createPartitions(store.db, 60, until);
  start = performance.now();
  await updateVisits(store.db);
  console.log(`visits derived in ${seconds(start)} s`);
  await store.db.execute(sql`analyze`);
  for (const by of [['source'], ['day'], ['campaign'], ['landing', 'country']] as Grouping[][]) {
    console.log(await measure(store, by));
  }
}

const toSizes = (text: string) => text.split(',').filter(Boolean).map(Number);

const postgres = await startPostgres();
try {
  for (const size of toSizes(values.sizes)) {
    const store = await openStore({
      databaseUrl: await postgres.createDatabase(`report${size}`),
      folder: '',
      isCommand: true,
    });
    await run(store, size);
    await store.close();
  }
} finally {
  await postgres.stop();
}
for (const size of toSizes(values.pglite)) {
  const folder = mkdtempSync(path.join(tmpdir(), 'report-'));
  await copyEmptyStore(folder);
  const store = await openStore({ databaseUrl: undefined, folder });
  await run(store, size);
  await store.close();
  rmSync(folder, { recursive: true });
}
