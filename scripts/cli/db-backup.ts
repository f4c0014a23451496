import path from 'node:path';
import { commandLine } from '../command-line';
import { loadSettings } from '../environment';
import { sendAdminCommand } from '../admin-command';

const { words } = commandLine({
  call: 'npm run db:backup',
  about: 'Writes all collected data to a new file, encrypted if BACKUP_PASSPHRASE is set.',
  words: [{ name: 'file', about: 'output file; backup-{date}T{time}.ndjson.gz by default' }],
});
const { backupPassphrase: passphrase } = (await loadSettings()).site;
const now = new Date().toISOString().slice(0, 19).replaceAll(':', '-');
const file = words[0] ?? `backup-${now}.ndjson.gz${passphrase ? '.encrypted' : ''}`;
await sendAdminCommand('backup', { file: path.resolve(file), passphrase });
console.log(`Written to ${file}.`);
