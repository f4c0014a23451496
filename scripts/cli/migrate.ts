import { commandLine } from '../command-line';
import { loadSettings } from '../environment';
import { stopWithOneSentence } from '../stop';

commandLine({
  call: 'npm run migrate',
  about:
    'Brings the schema of the store up to date, with a role that may change it when MIGRATE is off for the server.',
});
const { store: address, retentionDays } = (await loadSettings()).site;
const { dropOldDays, makeDays } = await import('@/lib/server/store/event-days');
const { openStore } = await import('@/lib/server/store/store');
try {
  const store = await openStore({ ...address, migrates: true, isCommand: true });
  const days = await makeDays(store.db, retentionDays);
  const dropped = await dropOldDays(store.db, retentionDays);
  await store.close();
  console.log(`The schema is the newest; ${days.length} days of events were made, and ${dropped.length} dropped.`);
} catch (error) {
  stopWithOneSentence(error);
}
