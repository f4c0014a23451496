import path from 'node:path';
import { commandLine } from '../command-line';
import { loadSettings } from '../environment';
import { formatRestore } from '../format-restore';
import { sendAdminCommand } from '../admin-command';

const { words, values } = commandLine({
  call: 'npm run db:restore',
  about: 'Adds the rows of a backup that the store lacks; existing rows are not changed.',
  words: [{ name: 'file', about: 'a backup, such as backup-2026-11-01T09-30-00.ndjson.gz', isNeeded: true }],
  options: { new: { type: 'boolean', about: 'creates the store if it does not exist' } },
});
const { backupPassphrase: passphrase } = (await loadSettings()).site;
console.log(
  formatRestore(await sendAdminCommand('restore', { file: path.resolve(words[0]!), passphrase }, values.new)),
);
