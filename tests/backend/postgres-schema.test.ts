import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { activeKeys } from '@/lib/api/beacon/keys';
import { runDailyMaintenance } from '@/lib/api/store/daily-maintenance';
import { scheduledTasks, events } from '@/lib/api/store/schema';
import { openStore } from '@/lib/api/store/store';
import { writeOtherMigrations } from '../other-migrations';
import { command, event, postgresStores, type PostgresStores } from './postgres-stores';

let stores: PostgresStores;
beforeAll(async () => {
  stores = await postgresStores();
});
afterAll(() => stores.cleanup());

describe('a schema that the server’s role cannot change', () => {
  it('with MIGRATE=off only npm run db:migrate updates the schema', async () => {
    const url = await stores.database('restricted_role');
    const owner = await stores.client(url);
    await owner.query('create role web login; grant usage on schema public to web');
    const webUrl = url.replace('site@', 'web@');
    const off = { migrates: false };
    await expect(openStore({ databaseUrl: webUrl, folder: stores.files, ...off })).rejects.toThrow(
      /^The schema of the database of DATABASE_URL is outdated\. Run npm run db:migrate\.$/,
    );
    const { stderr } = await command('prepare-store', [], { DATABASE_URL: webUrl, MIGRATE: 'off' });
    expect(stderr).toContain('Run npm run db:migrate.');
    const migrated = await command('db-migrate', [], { DATABASE_URL: url, MIGRATE: 'off' });
    expect(migrated).toMatchObject({
      status: 0,
      stdout: 'Schema is up to date. Event partitions: 8 created, 0 dropped.\n',
    });
    await owner.query('grant select, insert, update, delete on all tables in schema public to web');
    const web = await stores.openAt(webUrl, off);
    await web.db.insert(events).values(event('of the web'));
    expect(await runDailyMaintenance(web.db, 390, false)).toBe(true);
    expect(await web.db.$count(events)).toBe(1);
  });
});

describe('a database with other migrations', () => {
  it('a database with other migrations is rejected on startup and by commands, and left unchanged', async () => {
    const url = await stores.database('other');
    const client = await stores.client(url);
    await migrate(drizzle({ client }), writeOtherMigrations());
    for (const name of ['prepare-store', 'db-migrate', 'report']) {
      expect(await command(name, [], { DATABASE_URL: url })).toEqual({
        status: 1,
        stdout: '',
        stderr:
          'The store was created by a version with other migrations, and cannot be used. ' +
          'Set DATABASE_URL to an empty database, or run the version that created this one.\n',
      });
    }
    const { rows } = await client.query("select tablename from pg_tables where schemaname = 'public' order by 1");
    expect(rows).toEqual([{ tablename: '0000_other' }, { tablename: '0001_more' }]);
  });
});

describe('a database without a schema', () => {
  it('commands treat an empty database as a wrong DATABASE_URL and do not change it', async () => {
    const url = await stores.database('empty');
    const { stderr, status } = await command('report', [], { DATABASE_URL: url });
    expect([status, stderr]).toEqual([1, 'No store found in the database of DATABASE_URL. Check the URL.\n']);
    const { rows } = await (await stores.client(url)).query("select 1 from pg_namespace where nspname = 'drizzle'");
    expect(rows).toEqual([]);
  });

  it('connection errors do not contain the password', async () => {
    const url = `postgres://site:secret-password@127.0.0.1:1/x`;
    const { stderr, stdout, status } = await command('report', [], { DATABASE_URL: url });
    expect(status).toBe(1);
    expect(stderr + stdout).not.toContain('secret-password');
    expect(stderr.trim().split('\n')).toHaveLength(1);
  });
});

describe('two instances on one database', () => {
  it('two concurrent instances run daily maintenance once and create one key', async () => {
    const databaseUrl = await stores.database('shared');
    const store = await stores.openAt(databaseUrl);
    const other = await stores.openAt(databaseUrl);
    for (let round = 0; round < 5; round += 1) {
      await store.db.delete(scheduledTasks);
      const hasRun = await Promise.all([store, other, store, other].map(({ db }) => runDailyMaintenance(db, 390)));
      expect(hasRun.filter(Boolean)).toHaveLength(1);
    }
    const keys = await Promise.all([store, other, store, other].map(({ db }) => activeKeys(db)));
    expect(new Set(keys.flat().map(({ id }) => id)).size).toBe(1);
    const { rows } = await (
      await stores.client(databaseUrl)
    ).query("select count(*)::int as days from pg_class where relname ~ '^events_[0-9]{8}$'");
    expect(rows[0].days).toBeGreaterThanOrEqual(8);
  });
});
