import path from 'node:path';
import { commandLine } from '../command-line';
import { loadSettings } from '../environment';
import { formatRestore } from '../format-restore';
import { sendAdminCommand } from '../admin-command';

const { positionals, values } = commandLine({
  usage: 'npm run db:restore',
  description: 'Adds the rows of a backup that the store lacks; existing rows are not changed.',
  positionals: [
    { name: 'file', description: 'a backup, such as backup-2026-11-01T09-30-00.ndjson.gz', required: true },
  ],
  options: { new: { type: 'boolean', description: 'creates the store if it does not exist' } },
});
const { backupPassphrase: passphrase } = (await loadSettings()).site;
console.log(
  formatRestore(await sendAdminCommand('restore', { file: path.resolve(positionals[0]!), passphrase }, values.new)),
);
