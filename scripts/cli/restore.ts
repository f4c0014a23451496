import { existsSync } from 'node:fs';
import { commandLine } from '../command-line';
import { stopWithOneSentence } from '../stop';
import { withStore } from '../with-store';

const { words } = commandLine({
  call: 'npm run restore',
  about: 'Reads a backup into the store: adds what is missing, and changes nothing that is there.',
  words: [{ name: 'file', about: 'a backup, such as backup-2026-11-01.ndjson.gz', isNeeded: true }],
});
const file = words[0]!;
if (!existsSync(file)) stopWithOneSentence(`There is no file ${file} to restore.`);
await withStore(async ({ db }) => {
  const { restore } = await import('@/lib/server/store/backup');
  console.log(`${await restore(db, file)} rows restored from ${file}.`);
});
