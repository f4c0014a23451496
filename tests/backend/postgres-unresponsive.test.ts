import net from 'node:net';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { landings } from '@/lib/api/store/schema';
import { openStore, type Store } from '@/lib/api/store/store';
import { rejectionCode, singlePostgresStore, type PostgresStores } from './postgres-stores';

let stores: PostgresStores;
let databaseUrl: string;
let store: Store;
beforeAll(async () => {
  ({ stores, databaseUrl, store } = await singlePostgresStore());
});
afterAll(() => stores.cleanup());

describe('an unresponsive PostgreSQL', () => {
  it('connecting times out if PostgreSQL accepts the connection but does not respond', async () => {
    const sockets: net.Socket[] = [];
    const silentServer = net.createServer((socket) => sockets.push(socket));
    const url = await new Promise<string>((resolve) => {
      silentServer.listen(0, '127.0.0.1', () =>
        resolve(`postgres://site@127.0.0.1:${(silentServer.address() as net.AddressInfo).port}/x`),
      );
    });
    await expect(openStore({ databaseUrl: url, folder: stores.files })).rejects.toThrow();
    for (const socket of sockets) socket.destroy();
    silentServer.close();
  });

  it('slow queries and lock waits time out on the server', async () => {
    expect(await rejectionCode(store.db.execute(sql`select pg_sleep(60)`))).toBe('57014');
    const storeWithTimeout = await stores.openAt(`${databaseUrl}?statement_timeout=200`);
    expect(await rejectionCode(storeWithTimeout.db.execute(sql`select pg_sleep(4)`))).toBe('57014');
    const other = await stores.client(databaseUrl);
    await other.query('begin; lock table landings in access exclusive mode');
    expect(await rejectionCode(store.db.insert(landings).values({ record: {}, referers: [] }))).toBe('55P03');
    await other.query('rollback');
    await store.db.insert(landings).values({ record: {}, referers: [] });
  });

  it('a connection that stops responding times out on the client, and the store recovers', async () => {
    const { hostname, port } = new URL(databaseUrl);
    let isSilent = false;
    const proxy = net.createServer((socket) => {
      const far = net.connect(Number(port), hostname);
      far.on('data', (chunk) => isSilent || socket.write(chunk));
      socket.on('data', (chunk) => isSilent || far.write(chunk));
      for (const [first, second] of [
        [socket, far],
        [far, socket],
      ] as const) {
        first.on('error', () => {});
        first.on('close', () => second.destroy());
      }
    });
    const nearSide = await new Promise<number>((resolve) => {
      proxy.listen(0, '127.0.0.1', () => resolve((proxy.address() as net.AddressInfo).port));
    });
    const through = await stores.openAt(databaseUrl.replace(`:${port}/`, `:${nearSide}/`));
    await through.db.execute(sql`select 1`);
    isSilent = true;
    await expect(through.db.execute(sql`select 1`)).rejects.toThrow();
    isSilent = false;
    await through.db.execute(sql`select 1`);
    await through.close();
    proxy.close();
  });
});
