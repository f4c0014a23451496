import path from 'node:path';
import { commandLine } from '../command-line';
import { loadSettings } from '../environment';
import { formatRestore } from '../format-restore';
import { sendAdminCommand } from '../admin-command';
import { decryptFile, encryptedExtension, isEncrypted } from '../backup-encryption';
import { exitWithError } from '../exit-with-error';
import { temporaryFile } from '../temporary-file';

const { positionals, values } = commandLine({
  usage: 'npm run db:restore',
  description: 'Adds the rows of a backup that the store lacks; existing rows are not changed.',
  positionals: [
    { name: 'file', description: 'a backup, such as backup-2026-11-01T09-30-00.ndjson.gz.age', required: true },
  ],
  options: { new: { type: 'boolean', description: 'creates the store if it does not exist' } },
});
const { backupPassphrase } = (await loadSettings()).site;
let file = path.resolve(positionals[0]!);
if (isEncrypted(file)) {
  const plain = temporaryFile(path.basename(file, encryptedExtension));
  await decryptFile(file, plain, backupPassphrase).catch(exitWithError);
  file = plain;
}
console.log(formatRestore(await sendAdminCommand('restore', { file }, values.new)));
