import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { afterAll, describe, expect, it } from 'vitest';
import { createPgliteBreaker } from '@/lib/api/store/pglite-breaker';
import { folder, store } from '@/tests/embedded-store';
import { openStore } from '@/lib/api/store/store';
import { eventually } from '../eventually';
import { copyEmptyStore } from '../empty-store';
import { isFull } from '../sampling';
import { temporaryFolder } from '../temp-folder';
import { mountTmpfs } from '../tmpfs';

const damaged = temporaryFolder();
const disk = mountTmpfs();
afterAll(() => disk?.unmount());

/** A server's store on a disk that fills up and is emptied again; the results are printed. */
const source = `
import { rmSync, writeFileSync } from 'node:fs';
import { database } from '${path.resolve('lib/api/store/current-store.ts')}';
import { landings } from '${path.resolve('lib/api/store/schema.ts')}';
const insert = async (id) => (await database()).insert(landings).values({ id, record: {}, referers: [] });
const failed = (error) => 'failed ' + (error.cause ?? error).name;
await insert('before');
try { writeFileSync(process.env.DATA_DIR + '/fill', Buffer.alloc(64 * 1024 * 1024)); } catch {}
const log = [];
for (let i = 0; i < 60 && log.length === 0; i += 1) {
  const write = (await database()).execute("select pg_logical_emit_message(true, 'x', repeat('x', 1000000))");
  // A query that is queued when the disk is full.
  const next = (await database()).execute('select 1');
  const [first, second] = await Promise.allSettled([write, next]);
  if (first.status === 'rejected') log.push(first.reason.cause.severity, second.status === 'rejected' ? failed(second.reason) : 'answered');
}
rmSync(process.env.DATA_DIR + '/fill');
const all = await Promise.all(['a', 'b', 'c'].map((id) => insert(id).then(() => 'stored', failed)));
const rows = await (await database()).select({ id: landings.id }).from(landings).orderBy(landings.id);
console.log(JSON.stringify([...log, ...all, rows.map(({ id }) => id).join()]));
process.exit(0);
`;

describe('embedded store', () => {
  it('a damaged store without its PG_VERSION is refused, and keeps its files', async () => {
    await copyEmptyStore(damaged);
    const at = (name: string) => path.join(damaged, 'pglite', name);
    rmSync(at('PG_VERSION'));
    await expect(openStore({ databaseUrl: undefined, folder: damaged })).rejects.toThrow(/PG_VERSION is missing/);
    expect(existsSync(at('PG_VERSION'))).toBe(false);
    expect(existsSync(at('global/pg_control'))).toBe(true);
  });

  it.skipIf(!disk || !isFull)('the embedded store recovers with all its rows once a full disk has space again', () => {
    const script = path.join(disk!.folder, 'script.mts');
    writeFileSync(script, source);
    const env = { ...process.env, DATA_DIR: disk!.folder, DATABASE_URL: '' };
    // Without the breaker the process would loop forever, so it has a timeout.
    const { stdout } = spawnSync('node', ['--import', 'tsx', script], {
      env,
      encoding: 'utf8',
      timeout: 240_000,
      killSignal: 'SIGKILL',
    });
    expect(JSON.parse(stdout || '"nothing was said"')).toEqual([
      ...['PANIC', 'failed StoreBrokenError', 'stored', 'stored', 'stored', 'a,b,before,c'],
    ]);
  });

  it('a store whose creation was killed is created again at the next start', async () => {
    const unfinished = temporaryFolder();
    const open = `import { openStore } from '${path.resolve('lib/api/store/store.ts')}';
      await openStore({ databaseUrl: undefined, folder: '${unfinished}' });`;
    const files = () => readdirSync(unfinished, { recursive: true }).length;
    // At the end of the creation a thousand files exist.
    for (const count of [1, 100, 600]) {
      const server = spawn('node', ['--import', 'tsx', '--input-type=module', '--eval', open]);
      const ended = new Promise((resolve) => server.once('exit', resolve));
      await eventually(() => expect(files()).toBeGreaterThan(count));
      server.kill('SIGKILL');
      await ended;
    }
    const { close } = await openStore({ databaseUrl: undefined, folder: unfinished });
    await close();
    expect(readdirSync(unfinished).filter((name) => name.startsWith('pglite'))).toEqual(['pglite']);
  });

  it('only the server’s user can read and write the embedded store', () => {
    // Its files are world-readable, so the folder must not be accessible.
    expect(statSync(path.join(folder, 'pglite')).mode & 0o777).toBe(0o700);
  });

  it('the embedded store yields to the event loop between statements', async () => {
    let turns = 0;
    let isCounting = true;
    const count = () => {
      turns += 1;
      if (isCounting) setImmediate(count);
    };
    setImmediate(count);
    for (let i = 0; i < 10; i += 1) await store.db.execute('select 1');
    expect(turns).toBeGreaterThanOrEqual(10);
    turns = 0;
    await store.db.transaction(async (tx) => {
      for (let i = 0; i < 10; i += 1) await tx.execute('select 1');
    });
    isCounting = false;
    expect(turns).toBeGreaterThanOrEqual(10);
  });

  it('the embedded store keeps working after a rejected query', async () => {
    const client = await PGlite.create();
    const isBroken = createPgliteBreaker(client);
    await expect(client.query('select 1 / 0')).rejects.toThrow('division by zero');
    await expect(client.exec('select nonsense')).rejects.toThrow('nonsense');
    await expect(client.transaction((tx) => tx.query('select 1 / 0'))).rejects.toThrow();
    expect(isBroken()).toBe(false);
    expect((await client.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
    await client.close();
  });
});
