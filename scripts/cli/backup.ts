import { withStore } from '../with-store';

/** `npm run backup [-- file]`: everything in the store, into a file. */

const file = process.argv[2] ?? `backup-${new Date().toISOString().slice(0, 10)}.ndjson.gz`;
await withStore(async ({ db }) => {
  const { backUp } = await import('@/lib/server/store/backup');
  await backUp(db, file);
  console.log(`Written to ${file}.`);
});
