import { commandLine } from '../command-line';
import { withStore } from '../with-store';

const { words } = commandLine({
  call: 'npm run backup',
  about: 'Writes everything that was collected into one file.',
  words: [{ name: 'file', about: 'where to; backup-{date}.ndjson.gz without it' }],
});
const file = words[0] ?? `backup-${new Date().toISOString().slice(0, 10)}.ndjson.gz`;
await withStore(async ({ db }) => {
  const { backUp } = await import('@/lib/server/store/backup');
  await backUp(db, file);
  console.log(`Written to ${file}.`);
});
