import { readFileSync } from 'node:fs';
import path from 'node:path';
import { commandLine } from '../command-line';
import { loadSettings } from '../environment';
import { sendAdminCommand } from '../admin-command';
import { exitWithError } from '../exit-with-error';
import { temporaryFile } from '../temporary-file';

const { positionals } = commandLine({
  usage: 'npm run db:backup',
  description: 'Writes all collected data to a new file, encrypted with age if BACKUP_PASSPHRASE is set.',
  positionals: [
    {
      name: 'file',
      description: 'output file; backup-{date}T{time}.ndjson.gz by default; `.age` is added if encrypted',
    },
  ],
});
const { backupPassphrase: passphrase } = (await loadSettings()).site;
const now = new Date().toISOString().slice(0, 19).replaceAll(':', '-');
const name = positionals[0] ?? `backup-${now}.ndjson.gz`;
if (passphrase) {
  const { decryptFile, encryptedExtension, encryptFile } = await import('../backup-encryption');
  const file = path.extname(name) === encryptedExtension ? name : `${name}${encryptedExtension}`;
  const plain = temporaryFile('backup.ndjson.gz');
  await sendAdminCommand('backup', { file: plain });
  await encryptFile(plain, path.resolve(file), passphrase).catch(exitWithError);
  const copy = temporaryFile('copy.ndjson.gz');
  await decryptFile(path.resolve(file), copy, passphrase).catch(exitWithError);
  if (!readFileSync(copy).equals(readFileSync(plain)))
    exitWithError(`${file} cannot be decrypted to what was written.`);
  console.log(`Written to ${file}.`);
} else {
  await sendAdminCommand('backup', { file: path.resolve(name) });
  console.log(`Written to ${name}.`);
}
