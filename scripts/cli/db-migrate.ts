import { commandLine } from '../command-line';
import { loadSettings } from '../environment';
import { exitWithError } from '../exit-with-error';

commandLine({
  call: 'npm run db:migrate',
  about:
    'Brings the schema of the store up to date, with a role that may change it when MIGRATE is off for the server.',
});
const { store: address, retentionDays } = (await loadSettings()).site;
const { checkClock } = await import('@/lib/api/store/check-clock');
const { dailyWork } = await import('@/lib/api/store/daily-maintenance');
const { dropOldPartitions: dropOldDays, createPartitions: makeDays } = await import('@/lib/api/store/event-partitions');
const { openStore } = await import('@/lib/api/store/store');
try {
  const store = await openStore({ ...address, migrates: true, isCommand: true });
  const { now, mayDelete } = await checkClock(store.db, dailyWork);
  const days = await makeDays(store.db, retentionDays, now, mayDelete);
  const dropped = mayDelete ? await dropOldDays(store.db, retentionDays, now) : [];
  if (!mayDelete) {
    console.warn('No day is dropped: the clock may be wrong (docs/data.md, "When the clock jumps").');
  }
  await store.close();
  console.log(`The schema is the newest; ${days.length} days of events were made, and ${dropped.length} dropped.`);
} catch (error) {
  exitWithError(error);
}
