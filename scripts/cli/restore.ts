import { existsSync } from 'node:fs';
import { stopWithOneSentence } from '../stop';
import { withStore } from '../with-store';

/** `npm run restore -- file`: reads a backup into the store. */

const file = process.argv[2];
if (!file || !existsSync(file)) stopWithOneSentence('Name the backup to restore: npm run restore -- backup.ndjson.gz');
await withStore(async ({ db }) => {
  const { restore } = await import('@/lib/server/store/backup');
  console.log(`${await restore(db, file)} rows restored from ${file}.`);
});
