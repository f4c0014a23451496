import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import net from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { sql } from 'drizzle-orm';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { failureCode } from '@/lib/server/log-failure';
import { backUp } from '@/lib/server/store/backup';
import { doChores } from '@/lib/server/store/chores';
import { restore } from '@/lib/server/store/restore';
import { beaconKeys, chores, events, landings, messages } from '@/lib/server/store/schema';
import { openStore, type Store } from '@/lib/server/store/store';
import { tool } from '@/scripts/run';
import { startPostgres, type Postgres } from '../start-postgres';

const files = mkdtempSync(path.join(tmpdir(), 'postgres-store-'));
let postgres: Postgres;
let databaseUrl: string;
let store: Store;
const open: { close: () => Promise<unknown> }[] = [];

async function openAt(url: string, more: object = {}): Promise<Store> {
  const opened = await openStore({ databaseUrl: url, folder: files, ...more });
  open.push(opened);
  return opened;
}

async function client(url = databaseUrl): Promise<Client> {
  const one = new Client({ connectionString: url });
  one.on('error', () => {});
  await one.connect();
  open.push({ close: () => one.end() });
  return one;
}

beforeAll(async () => {
  postgres = await startPostgres();
  databaseUrl = await postgres.database('store');
  store = await openAt(databaseUrl);
});
afterAll(async () => {
  await Promise.allSettled(open.map(({ close }) => close()));
  await postgres.stop();
  rmSync(files, { recursive: true, force: true });
});

const codeOf = (work: Promise<unknown>) => work.then(() => 'no failure', failureCode);
const happened = { type: 'view', result: 'success', objectType: 'page', objectValue: '/', common: {} };
const event = (id: string) => ({ id, day: '2026-11-20', happenedAt: new Date('2026-11-20T12:00:00Z'), ...happened });
const command = (name: string, args: string[], env: Record<string, string>) =>
  new Promise<{ stdout: string; stderr: string; status: unknown }>((resolve) => {
    execFile(
      tool('tsx'),
      [`scripts/cli/${name}.ts`, ...args],
      { env: { ...process.env, ...env } },
      (error, stdout, stderr) => resolve({ stdout, stderr, status: error?.code ?? 0 }),
    );
  });

describe('a PostgreSQL that does not answer', () => {
  it('is given up when it takes a connection and says nothing', async () => {
    const sockets: net.Socket[] = [];
    const mute = net.createServer((socket) => sockets.push(socket));
    const url = await new Promise<string>((resolve) => {
      mute.listen(0, '127.0.0.1', () =>
        resolve(`postgres://site@127.0.0.1:${(mute.address() as net.AddressInfo).port}/x`),
      );
    });
    await expect(openStore({ databaseUrl: url, folder: files })).rejects.toThrow();
    for (const socket of sockets) socket.destroy();
    mute.close();
  });

  it('is given up by its own clock when a query takes too long, or waits for a lock', async () => {
    expect(await codeOf(store.db.execute(sql`select pg_sleep(60)`))).toBe('57014');
    const other = await client();
    await other.query('begin; lock table landings in access exclusive mode');
    expect(await codeOf(store.db.insert(landings).values({ record: {}, referers: [] }))).toBe('55P03');
    await other.query('rollback');
    await store.db.insert(landings).values({ record: {}, referers: [] });
  });

  it('is given up by ours when it falls silent in the middle, and used again when it speaks', async () => {
    const { hostname, port } = new URL(databaseUrl);
    let isSilent = false;
    const proxy = net.createServer((near) => {
      const far = net.connect(Number(port), hostname);
      far.on('data', (chunk) => isSilent || near.write(chunk));
      near.on('data', (chunk) => isSilent || far.write(chunk));
      for (const [one, other] of [
        [near, far],
        [far, near],
      ] as const) {
        one.on('error', () => {});
        one.on('close', () => other.destroy());
      }
    });
    const at = await new Promise<number>((resolve) => {
      proxy.listen(0, '127.0.0.1', () => resolve((proxy.address() as net.AddressInfo).port));
    });
    const through = await openAt(databaseUrl.replace(`:${port}/`, `:${at}/`));
    await through.db.execute(sql`select 1`);
    isSilent = true;
    await expect(through.db.execute(sql`select 1`)).rejects.toThrow();
    isSilent = false;
    await through.db.execute(sql`select 1`);
    await through.close();
    proxy.close();
  });
});

describe('a schema that the server’s role may not change', () => {
  it('is brought up to date by npm run migrate alone', async () => {
    const url = await postgres.database('governed');
    const owner = await client(url);
    await owner.query('create role web login; grant usage on schema public to web');
    const webUrl = url.replace('site@', 'web@');
    const off = { migrates: false };
    await expect(openStore({ databaseUrl: webUrl, folder: files, ...off })).rejects.toThrow(
      /^The database of DATABASE_URL has not the newest schema: npm run migrate brings it there\.$/,
    );
    const migrated = await command('migrate', [], { DATABASE_URL: url, MIGRATE: 'off' });
    expect(migrated).toMatchObject({
      status: 0,
      stdout: 'The schema is the newest; 8 days of events were made, and 0 dropped.\n',
    });
    await owner.query('grant select, insert, update, delete on all tables in schema public to web');
    const web = await openAt(webUrl, off);
    await web.db.insert(events).values(event('of the web'));
    expect(await doChores(web.db, 390, false)).toBe(true);
    expect(await web.db.$count(events)).toBe(1);
  });
});

describe('a database without a store', () => {
  it('is taken for a mistake in DATABASE_URL by commands, and left as it is', async () => {
    const url = await postgres.database('empty');
    const { stderr, status } = await command('report', [], { DATABASE_URL: url });
    expect([status, stderr]).toEqual([1, 'There is no store in the database of DATABASE_URL: is the address right?\n']);
    const { rows } = await (await client(url)).query("select 1 from pg_namespace where nspname = 'drizzle'");
    expect(rows).toEqual([]);
  });

  it('gets no password into what is said', async () => {
    const url = `postgres://site:geheim@127.0.0.1:1/x`;
    const { stderr, stdout, status } = await command('report', [], { DATABASE_URL: url });
    expect(status).toBe(1);
    expect(stderr + stdout).not.toContain('geheim');
    expect(stderr.trim().split('\n')).toHaveLength(1);
  });
});

describe('backup and restore', () => {
  it('hold what was there at one moment, whatever is written meanwhile', async () => {
    const done = new AbortController();
    const write = async () => {
      for (let i = 0; !done.signal.aborted; i += 1) {
        // The first of the two is in a table that is read before the other's.
        await store.db.transaction(async (tx) => {
          await tx.insert(events).values(event(`pair-${i}`));
          await tx.insert(messages).values({ id: `pair-${i}`, kind: 'message', content: 'x' });
        });
      }
    };
    const writing = write();
    for (let round = 0; round < 5; round += 1) {
      const file = path.join(files, `snapshot-${round}`);
      await backUp(store, file);
      const text = gunzipSync(readFileSync(file)).toString();
      const [inEvents, inMessages] = ['events', 'messages'].map((table) => {
        return [...text.matchAll(new RegExp(`^{"table":"${table}".*"id":"(pair-\\d+)"`, 'gm'))]
          .map(([, id]) => id)
          .sort();
      });
      expect(inMessages).toEqual(inEvents);
    }
    done.abort();
    await writing;
  });

  it('restore all or nothing, and lose nothing that is written beside it', async () => {
    const lines = Array.from({ length: 2000 }, (_, i) => JSON.stringify({ table: 'events', row: event(`all-${i}`) }));
    const file = path.join(files, 'all');
    // What the database refuses only when it is stored.
    await store.db.execute(sql`alter table landings add constraint odd check (record ->> 'odd' is null)`);
    const odd = JSON.stringify({ table: 'landings', row: { id: 'odd', referers: [], record: { odd: 'yes' } } });
    writeFileSync(file, gzipSync([...lines, odd].join('\n')));
    const acknowledged: string[] = [];
    const writing = (async () => {
      for (let i = 0; i < 200; i += 1) {
        await store.db.insert(events).values(event(`beside-${i}`));
        acknowledged.push(`beside-${i}`);
      }
    })();
    expect(await codeOf(restore(store, file))).toBe('23514');
    await writing;
    const ids = (await store.db.select({ id: events.id }).from(events)).map(({ id }) => id);
    expect(ids.filter((id) => id.startsWith('all-'))).toEqual([]);
    expect(acknowledged.filter((id) => !ids.includes(id))).toEqual([]);
    writeFileSync(file, gzipSync(lines.join('\n')));
    expect(await restore(store, file)).toEqual({ added: 2000, present: 0, erased: 0 });
  });

  it('move a PGlite store to PostgreSQL, and what comes in later', async () => {
    const folder = path.join(files, 'pglite');
    const url = await postgres.database('moved');
    const env = { DATABASE_URL: url, DATA_DIR: folder };
    expect((await command('move', [], env)).stderr).toBe(
      `There is no store in the data folder ${folder}: is DATA_DIR right?\n`,
    );
    const fill = async (id: string) => {
      const old = await openStore({ databaseUrl: undefined, folder });
      await old.db.insert(events).values(event(id));
      await old.db.insert(landings).values({ record: { id }, referers: [] });
      if (id === 'first') await old.db.insert(beaconKeys).values({ id: 'key', publicPem: 'p', privatePem: 'q' });
      await old.close();
    };
    await fill('first');
    expect((await command('move', [], env)).stdout).toBe('Added 3 rows.\n');
    await fill('second');
    expect((await command('move', [], env)).stdout).toBe('Added 2 rows, and 3 rows were there.\n');
    expect((await command('move', [], env)).stdout).toBe('Added nothing: all 5 rows were there.\n');
    const moved = await openAt(url);
    expect((await moved.db.select().from(events)).map(({ id }) => id).sort()).toEqual(['first', 'second']);
    expect(await moved.db.select().from(beaconKeys)).toMatchObject([{ id: 'key', privatePem: 'q' }]);
  });
});

describe('two instances on one database', () => {
  it('do the day’s work once, at the same moment', async () => {
    const other = await openAt(databaseUrl);
    for (let round = 0; round < 5; round += 1) {
      await store.db.delete(chores);
      const turns = await Promise.all([store, other, store, other].map(({ db }) => doChores(db, 390)));
      expect(turns.filter(Boolean)).toHaveLength(1);
    }
    const { rows } = await (
      await client()
    ).query("select count(*)::int as days from pg_class where relname ~ '^events_[0-9]{8}$'");
    expect(rows[0].days).toBeGreaterThanOrEqual(8);
  });
});
