import path from 'node:path';
import { commandLine } from '../command-line';
import { loadSettings } from '../environment';
import { formatRestore } from '../format-restore';
import { sendAdminCommand } from '../admin-command';

const { words, values } = commandLine({
  call: 'npm run db:restore',
  about: 'Adds to the store what a backup holds and the store has not, and changes nothing that is there.',
  words: [{ name: 'file', about: 'a backup, such as backup-2026-11-01T09-30-00.ndjson.gz', isNeeded: true }],
  options: { new: { type: 'boolean', about: 'makes the store when there is none' } },
});
const { backupPassphrase: passphrase } = (await loadSettings()).site;
console.log(
  formatRestore(await sendAdminCommand('restore', { file: path.resolve(words[0]!), passphrase }, values.new)),
);
