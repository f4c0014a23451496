import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { allEndpoints } from '@/lib/api/all-endpoints';
import type { BeaconKey } from '../contract/beacon-envelope';
import { startPostgres, type Postgres } from '../start-postgres';
import { startServer, type Server } from '../start-server';
import { eventually } from '../eventually';
import { secrets, samples, signInSecret, type SampleContext } from './endpoint-samples';
import { startGoogleMock } from './google-mock';
import { encodeBody, encodeQuery, sendRequest, type RawResponse } from './http-request';

/** Log output when the store fails in any endpoint: error codes, but no data sent by clients. */

const endpoints = await allEndpoints();
const tables = [
  'events',
  'landings',
  'referrals',
  'sign_ins',
  'fingerprints',
  'messages',
  'consents',
  'policy_violations',
];
let postgres: Postgres;
let store: Client;
let google: Awaited<ReturnType<typeof startGoogleMock>>;
let server: Server;
let context: SampleContext;
const log: string[] = [];

beforeAll(async () => {
  [postgres, google] = await Promise.all([startPostgres(), startGoogleMock()]);
  const DATABASE_URL = await postgres.createDatabase('log');
  const env = { DATABASE_URL, RATE_LIMIT: 'off', TRUST_PROXY: '1', SIGN_IN_SECRET: signInSecret, ...google.env };
  server = await startServer({ env, log });
  const { data: key } = (await (await fetch(`${server.url}/api/beacon/key`)).json()) as { data: BeaconKey };
  context = { key, token: await google.token('planted-subject', secrets.mail) };
  store = new Client({ connectionString: DATABASE_URL });
  await store.connect();
});
afterAll(async () => {
  await store.end();
  await server.kill();
  await postgres.stop();
  google.stop();
});

async function send(file: string): Promise<RawResponse> {
  const { method, path, body: types } = endpoints.get(file)!;
  const { data, wrap, sign } = samples[file]!(context);
  const fields = Object.entries(wrap ? wrap(JSON.stringify(data)) : data);
  const headers = {
    'X-Forwarded-For': secrets.address,
    'User-Agent': secrets.userAgent,
    Cookie: '__SYS_ID=planted-device-of-a-visitor',
  };
  if (!types)
    return sendRequest(server.url, {
      method,
      path: `/api/${path}?${encodeQuery(fields)}`,
      headers,
      body: Buffer.alloc(0),
    });
  const { type, body } = encodeBody(types[0]!, fields);
  return sendRequest(server.url, {
    method,
    path: `/api/${path}`,
    headers: { ...headers, ...sign?.(body), 'Content-Type': type },
    body,
  });
}

/** Planted data, and prefixes of keys and tokens. */
const sensitivePatterns = [...Object.values(secrets), /planted/i, 'PRIVATE KEY', 'eyJ', signInSecret, /params:/];

function expectNoSensitiveData(text: string): void {
  for (const pattern of sensitivePatterns) expect(text).not.toMatch(pattern);
}

describe('log output', () => {
  it('successful requests log nothing', async () => {
    for (const file of endpoints.keys()) expect((await send(file)).status, file).toBeLessThan(500);
    expect(log).toEqual([]);
  });

  it('a rejected write logs the error code, the endpoint and the request id', async () => {
    // Like a strict database constraint, whose message repeats the row.
    await store.query(`create function refuse() returns trigger language plpgsql as
      $$ begin raise exception 'refused: %', new using errcode = 'P0001', detail = new::text; end $$`);
    for (const table of tables) {
      await store.query(
        `create trigger refuse before insert or update on ${table} for each row execute function refuse()`,
      );
    }
    const failed = new Set<string>();
    for (const [file, { path }] of endpoints) {
      const { status, headers, text } = await send(file);
      if (status !== 503) continue;
      failed.add(file);
      expectNoSensitiveData(text);
      await eventually(() =>
        expect(log.join('')).toContain(`/api/${path}: P0001 (request ${String(headers['x-request-id'])})`),
      );
    }
    const storing = [
      'authorized-login',
      'beacon',
      'consent',
      'contact',
      'fingerprint-log',
      'helpful',
      'message',
      'notify',
    ];
    expect([...failed].toSorted()).toEqual([...storing, 'record-source', 'ref-set'].toSorted());
    expectNoSensitiveData(log.join(''));
  });

  it('missing tables log the database’s error code', async () => {
    log.length = 0;
    for (const table of tables) await store.query(`alter table ${table} rename to gone_${table}`);
    for (const [file, { path }] of endpoints) {
      if ((await send(file)).status === 503)
        await eventually(() => expect(log.join('')).toContain(`/api/${path}: 42P01`));
    }
    expect(log.join('').split('\n').length).toBeGreaterThan(10);
    expectNoSensitiveData(log.join(''));
  });

  it('a key that cannot be stored is not logged', async () => {
    await store.query(`create trigger refuse before insert on beacon_keys for each row execute function refuse()`);
    await store.query('delete from beacon_keys');
    // The server caches the key for a moment.
    await eventually(async () => expect((await send('beacon-key')).status).toBe(503), 500);
    await eventually(() => expect(log.join('')).toContain('/api/beacon/key: P0001'));
    expectNoSensitiveData(log.join(''));
  });
});
