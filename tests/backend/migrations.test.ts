import { execFile } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { expect, it } from 'vitest';
import { openStore } from '@/lib/api/store/store';
import { binPath } from '@/scripts/run';
import { copyEmptyStore } from '@/tests/empty-store';
import { writeOtherMigrations } from '@/tests/other-migrations';
import { temporaryFolder } from '@/tests/temp-folder';

const files = temporaryFolder();
const store = (folder: string) => ({ databaseUrl: undefined, folder });

it('an embedded store with other migrations is rejected on startup and left unchanged', async () => {
  const folder = path.join(files, 'other');
  mkdirSync(folder);
  const inStore = async <T>(work: (client: PGlite) => Promise<T>) => {
    const client = await PGlite.create({ dataDir: path.join(folder, 'pglite') });
    return work(client).finally(() => client.close());
  };
  await inStore((client) => migrate(drizzle({ client }), writeOtherMigrations()));
  const { stderr, code } = await new Promise<{ stderr: string; code: unknown }>((resolve) => {
    const env = { ...process.env, DATA_DIR: folder, DATABASE_URL: '' };
    execFile(binPath('tsx'), ['scripts/cli/prepare-store.ts'], { env }, (error, _, text) =>
      resolve({ stderr: text, code: error?.code }),
    );
  });
  expect([code, stderr]).toEqual([
    1,
    'The store was created by a version with other migrations, and cannot be used. ' +
      `Set DATA_DIR to another directory, or run the version that created ${folder}.\n`,
  ]);
  const { rows } = await inStore((client) =>
    client.query("select tablename from pg_tables where schemaname = 'public' order by 1"),
  );
  expect(rows).toEqual([{ tablename: '0000_other' }, { tablename: '0001_more' }]);
});

it('an embedded store of a later version is opened, so that an update can be rolled back', async () => {
  const folder = path.join(files, 'later');
  await copyEmptyStore(folder);
  const later = await openStore(store(folder));
  await later.db.execute(sql`insert into drizzle.__drizzle_migrations (hash, created_at) values ('later', 4e12)`);
  await later.close();
  await (await openStore(store(folder))).close();
});
