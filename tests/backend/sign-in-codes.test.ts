import { createHmac } from 'node:crypto';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { multipart } from '../contract/api-client';
import { startPostgres, type Postgres } from '../start-postgres';
import { startServer, type Server } from '../start-server';
import { startGoogleMock } from './google-mock';

/** Google sign-in with a code for the product's app, through two servers on one store. */

const SIGN_IN_SECRET = 'a secret that the app knows as well';
let google: Awaited<ReturnType<typeof startGoogleMock>>;
let postgres: Postgres;
let store: Client;
let servers: Server[];
let withoutSecret: Server;

beforeAll(async () => {
  [google, postgres] = await Promise.all([startGoogleMock(), startPostgres()]);
  const DATABASE_URL = await postgres.createDatabase('codes');
  const env = { DATABASE_URL, RATE_LIMIT: 'off', ...google.env };
  servers = await Promise.all([0, 1].map(() => startServer({ env: { ...env, SIGN_IN_SECRET } })));
  withoutSecret = await startServer({ env });
  store = new Client({ connectionString: DATABASE_URL });
  await store.connect();
});
afterAll(async () => {
  await store.end();
  await Promise.all([...servers, withoutSecret].map((server) => server.kill()));
  await postgres.stop();
  google.stop();
});

type TestResponse = { status: number; code: number; data: unknown };
const read = async (response: Response): Promise<TestResponse> => ({
  status: response.status,
  ...((await response.json()) as { code: number; data: unknown }),
});

/** Signs a user in. @returns the code for the product's app */
async function signIn(subject: string): Promise<string> {
  const form = multipart({
    third_party: 'google',
    third_party_action_type: 'one_tap',
    redirect_data: await google.token(subject, `${subject}@example.org`),
    invite_code: 'INVITE',
    language: 'ru-RU',
    source: 'newsletter',
    regParam: '{"ref":"FRIEND"}',
  });
  const url = `${servers[0]!.url}/api/sys/user/passport/authorized-login`;
  const { status, data } = await read(await fetch(url, { method: 'POST', body: form }));
  expect(status).toBe(200);
  return (data as { cpl: string }).cpl;
}

const sign = (body: string) => createHmac('sha256', SIGN_IN_SECRET).update(body).digest('hex');
const bodyOf = (code: string, time = Math.floor(Date.now() / 1000)) => JSON.stringify({ code, time });

async function redeem(body: string, { server = servers[0]!, signature = sign(body) } = {}): Promise<TestResponse> {
  const headers = { 'Content-Type': 'application/json', 'X-Signature': signature };
  return read(await fetch(`${server.url}/api/site/redeem`, { method: 'POST', headers, body }));
}

describe('sign-in codes', () => {
  it('a sign-in code returns the user and the attribution once', async () => {
    const code = await signIn('ada');
    expect(await redeem(bodyOf(code))).toMatchObject({
      status: 200,
      data: {
        subject: 'ada',
        email: 'ada@example.org',
        language: 'ru-RU',
        source: 'newsletter',
        invite_code: 'INVITE',
        ref: 'FRIEND',
      },
    });
    expect(await redeem(bodyOf(code))).toMatchObject({ status: 410, data: null });
  });

  it('only one of many concurrent redemptions succeeds', async () => {
    const code = await signIn('grace');
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, i) => redeem(bodyOf(code), { server: servers[i % 2]! })),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...Array.from({ length: 19 }, () => 410)]);
  });

  it('unknown, used and expired codes get the same response', async () => {
    const [used, old] = [await signIn('used'), await signIn('old')];
    await redeem(bodyOf(used));
    await store.query(`update sign_ins set expires_at = now() - interval '1 second' where subject = 'old'`);
    const answers = await Promise.all([used, old, 'nobody-knows-this-code'].map((code) => redeem(bodyOf(code))));
    expect(answers[0]).toMatchObject({ status: 410, data: null });
    expect(answers[1]).toEqual(answers[0]);
    expect(answers[2]).toEqual(answers[0]);
  });

  it('a code that expires too far in the future is rejected', async () => {
    const code = await signIn('ahead');
    await store.query(`update sign_ins set expires_at = now() + interval '400 days' where subject = 'ahead'`);
    expect(await redeem(bodyOf(code))).toMatchObject({ status: 410 });
  });

  it('a code is valid for five minutes and stored only as a hash', async () => {
    const code = await signIn('kept');
    const { rows } = await store.query<{ row: string; seconds: number }>(
      `select sign_ins::text as row, extract(epoch from expires_at - received_at)::int as seconds
         from sign_ins where subject = 'kept'`,
    );
    expect(rows[0]!.seconds).toBe(300);
    expect(rows[0]!.row).not.toContain(code);
  });
});

describe('redeem endpoint', () => {
  it('redeem rejects invalid signatures without consuming the code', async () => {
    const code = await signIn('guarded');
    const body = bodyOf(code);
    const signature = sign(body);
    const others = [
      '',
      'x',
      signature.toUpperCase(),
      signature.slice(1),
      `${signature.slice(0, -1)}${signature.endsWith('0') ? '1' : '0'}`,
    ];
    for (const other of others) expect(await redeem(body, { signature: other })).toMatchObject({ status: 401 });
    expect(await redeem(`${body} `, { signature })).toMatchObject({ status: 401 });
    expect(await redeem(body)).toMatchObject({ status: 200 });
  });

  it('redeem rejects requests more than five minutes old or in the future', async () => {
    const code = await signIn('late');
    const now = Math.floor(Date.now() / 1000);
    for (const time of [now - 320, now + 320]) expect(await redeem(bodyOf(code, time))).toMatchObject({ status: 401 });
    expect(await redeem(bodyOf(code, now - 250))).toMatchObject({ status: 200 });
  });

  it('redeem does not exist without the secret and is not available through CORS', async () => {
    expect(await redeem(bodyOf('x'), { server: withoutSecret })).toMatchObject({ status: 404 });
    const Origin = 'https://app.facetry.example';
    const preflight = await fetch(`${servers[0]!.url}/api/site/redeem`, { method: 'OPTIONS', headers: { Origin } });
    expect(preflight.headers.get('access-control-allow-origin')).toBeNull();
  });
});
