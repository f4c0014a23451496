import { commandLine } from '../command-line';
import { loadSettings } from '../environment';
import { formatRestore } from '../format-restore';
import { runAdminCommandOn } from '../admin-command';
import { exitWithError } from '../exit-with-error';
import { temporaryFile } from '../temporary-file';

commandLine({
  usage: 'npm run db:to-postgres',
  description: 'Copies all collected data from PGlite in DATA_DIR to the PostgreSQL of DATABASE_URL.',
});
const { store } = (await loadSettings()).site;
if (!store.databaseUrl) exitWithError('DATABASE_URL must be set to the target PostgreSQL database.');
const file = temporaryFile('store.ndjson.gz');
try {
  const from = { databaseUrl: undefined, folder: store.folder, mustExist: true };
  await runAdminCommandOn(from, 'backup', { file, isTemporary: true });
  console.log(formatRestore(await runAdminCommandOn(store, 'restore', { file })));
} catch (error) {
  exitWithError(error);
}
