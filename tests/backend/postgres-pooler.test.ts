import { spawn } from 'node:child_process';
import { chmodSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { campaignReport } from '@/lib/api/report/campaigns';
import { backUp } from '@/lib/api/store/backup';
import { createPartitions } from '@/lib/api/store/event-partitions';
import { events } from '@/lib/api/store/schema';
import { updateVisits } from '@/lib/api/visits/update-visits';
import { serverUser } from '@/scripts/start-postgres';
import { isInstalled } from '@/scripts/system-dependencies';
import { eventually } from '../eventually';
import { freePort } from '../free-port';
import { event, postgresStores, type PostgresStores } from './postgres-stores';

/** PgBouncer gives each transaction any of its sessions, with the settings of docs/data.md. */
async function startPgBouncer(stores: PostgresStores) {
  const { port, username, pathname } = new URL(await stores.database('pooled'));
  const listenPort = await freePort();
  const file = path.join(stores.files, 'pgbouncer.ini');
  writeFileSync(
    file,
    `[databases]
pooled = host=127.0.0.1 port=${port} user=${username}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${listenPort}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = 4
ignore_startup_parameters = statement_timeout,lock_timeout,idle_in_transaction_session_timeout
`,
  );
  chmodSync(stores.files, 0o755);
  const pooler = spawn('pgbouncer', ['-q', file], { ...serverUser(), stdio: 'ignore' });
  const url = `postgres://${username}@127.0.0.1:${listenPort}${pathname}`;
  await eventually(async () => {
    const client = new Client({ connectionString: url });
    await client.connect();
    await client.end();
  });
  return { url, stop: () => pooler.kill('SIGKILL') };
}

describe.runIf(isInstalled('pgbouncer'))('PgBouncer with transaction pooling', () => {
  let stores: PostgresStores;
  let pooler: Awaited<ReturnType<typeof startPgBouncer>>;
  beforeAll(async () => {
    stores = await postgresStores();
    pooler = await startPgBouncer(stores);
  });
  afterAll(async () => {
    pooler.stop();
    await stores.cleanup();
  });

  it('servers that start at once migrate one after another; rows are stored, reported and backed up', async () => {
    const [{ db }] = await Promise.all([stores.openAt(pooler.url), stores.openAt(pooler.url)]);
    const day = new Date('2026-11-20T12:00:00Z');
    await createPartitions(db, 400, day);
    const rows = Array.from({ length: 20 }, (_, i) => ({ ...event(`pooled-${i}`), visitId: `visit-${i}` }));
    await Promise.all(rows.map((row) => db.insert(events).values(row)));
    await updateVisits(db);
    const period = { since: new Date('2026-11-20'), until: new Date('2026-11-21') };
    expect((await campaignReport(db, period, { by: ['source'] })).total).toMatchObject({ visits: 20, events: 20 });
    await backUp(await stores.openAt(pooler.url, { isCommand: true }), path.join(stores.files, 'pooled.ndjson.gz'));
  });
});
