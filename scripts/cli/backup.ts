import path from 'node:path';
import { commandLine } from '../command-line';
import { runTask } from '../run-task';

const { words } = commandLine({
  call: 'npm run backup',
  about: 'Writes everything that was collected into one file.',
  words: [{ name: 'file', about: 'where to; backup-{date}.ndjson.gz without it' }],
});
const file = words[0] ?? `backup-${new Date().toISOString().slice(0, 10)}.ndjson.gz`;
await runTask('backup', { file: path.resolve(file) });
console.log(`Written to ${file}.`);
