import { commandLine } from '../command-line';
import { loadSettings } from '../environment';
import { exitWithError } from '../exit-with-error';

commandLine({
  usage: 'npm run db:migrate',
  description:
    'Migrates the schema of the store; needed if MIGRATE is off for the server. Requires a role that may alter it.',
});
const { store: storeOptions, retentionDays } = (await loadSettings()).site;
const { checkClock } = await import('@/lib/api/store/check-clock');
const { dailyTask } = await import('@/lib/api/store/daily-maintenance');
const { dropOldPartitions, createPartitions } = await import('@/lib/api/store/event-partitions');
const { openStore } = await import('@/lib/api/store/store');
try {
  const store = await openStore({ ...storeOptions, migrates: true, isCommand: true });
  const { now, mayDelete } = await checkClock(store.db, dailyTask);
  const days = await createPartitions(store.db, retentionDays, now, mayDelete);
  const dropped = mayDelete ? await dropOldPartitions(store.db, retentionDays, now) : [];
  if (!mayDelete) {
    console.warn('No event partitions are dropped: the clock may be wrong (docs/data.md, "Clock jumps").');
  }
  await store.close();
  console.log(`Schema is up to date. Event partitions: ${days.length} created, ${dropped.length} dropped.`);
} catch (error) {
  exitWithError(error);
}
