import path from 'node:path';
import { commandLine } from '../command-line';
import { loadSettings } from '../environment';
import { sendAdminCommand } from '../admin-command';

const { positionals } = commandLine({
  usage: 'npm run db:backup',
  description: 'Writes all collected data to a new file, encrypted if BACKUP_PASSPHRASE is set.',
  positionals: [{ name: 'file', description: 'output file; backup-{date}T{time}.ndjson.gz by default' }],
});
const { backupPassphrase: passphrase } = (await loadSettings()).site;
const now = new Date().toISOString().slice(0, 19).replaceAll(':', '-');
const file = positionals[0] ?? `backup-${now}.ndjson.gz${passphrase ? '.encrypted' : ''}`;
await sendAdminCommand('backup', { file: path.resolve(file), passphrase });
console.log(`Written to ${file}.`);
