import { existsSync } from 'node:fs';
import path from 'node:path';
import { commandLine } from '../command-line';
import { runTask } from '../run-task';
import { stopWithOneSentence } from '../stop';

const { words } = commandLine({
  call: 'npm run restore',
  about: 'Reads a backup into the store: adds what is missing, and changes nothing that is there.',
  words: [{ name: 'file', about: 'a backup, such as backup-2026-11-01.ndjson.gz', isNeeded: true }],
});
const file = words[0]!;
if (!existsSync(file)) stopWithOneSentence(`There is no file ${file} to restore.`);
console.log(`${await runTask('restore', { file: path.resolve(file) })} rows restored from ${file}.`);
