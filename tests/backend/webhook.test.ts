import { createHmac } from 'node:crypto';
import http from 'node:http';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listen } from '../free-port';
import { startPostgres, type Postgres } from '../start-postgres';
import { startServer, type Server } from '../start-server';
import { sendContact } from './send-contact';

/** Two servers on one PostgreSQL deliver messages to one webhook. */

const CONTACT_WEBHOOK_SECRET = 'a secret of the tests, long enough';
type Arrival = { path: string; content: string; id: string; isSigned: boolean };

let postgres: Postgres;
let store: Client;
let servers: Server[];
let env: Record<string, string>;
const arrivals: Arrival[] = [];
/** Responses held until another message arrives. */
const pendingResponses: http.ServerResponse[] = [];

/** Verifies a signature as documented in docs/data.md. */
function isSigned(header: string, body: string): boolean {
  const { t, v1 } = Object.fromEntries(header.split(',').map((part) => part.split('='))) as { t: string; v1: string };
  const expected = createHmac('sha256', CONTACT_WEBHOOK_SECRET).update(`${t}.${body}`).digest('hex');
  return Math.abs(Date.now() / 1000 - Number(t)) < 300 && v1 === expected;
}

const receiver = http.createServer((request, response) => {
  let body = '';
  request.on('data', (chunk: Buffer) => (body += chunk.toString()));
  request.on('end', () => {
    const { content = '', id = '' } = JSON.parse(body || '{}') as Partial<Arrival>;
    const isFirst = !arrivals.some((arrival) => arrival.id === id);
    const header = String(request.headers['x-signature']);
    arrivals.push({ path: request.url!, content, id, isSigned: isSigned(header, body) });
    if (content === 'redirected' && isFirst) response.writeHead(302, { Location: '/elsewhere' }).end();
    else if (content.startsWith('slow')) pendingResponses.push(response);
    else {
      response.end();
      if (content === 'quick') for (const response of pendingResponses.splice(0)) response.end();
    }
  });
});

const arrived = (content: string) => arrivals.filter((arrival) => arrival.content.startsWith(content));

async function waitFor(isDone: () => boolean | Promise<boolean>): Promise<void> {
  for (let attempts = 0; attempts < 600 && !(await isDone()); attempts += 1) {
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  expect(await isDone()).toBe(true);
}

async function stored(content: string) {
  const columns = 'delivered_at, attempts, last_failure';
  const { rows } = await store.query<{ delivered_at: Date | null; attempts: number; last_failure: string | null }>(
    `select ${columns} from messages where content like $1 || '%'`,
    [content],
  );
  return rows;
}

beforeAll(async () => {
  postgres = await startPostgres();
  const DATABASE_URL = await postgres.createDatabase('webhook');
  const CONTACT_WEBHOOK_URL = `${await listen(receiver)}/hook`;
  env = { DATABASE_URL, RATE_LIMIT: 'off', CONTACT_WEBHOOK_SECRET, CONTACT_WEBHOOK_URL };
  servers = await Promise.all([0, 1].map(() => startServer({ env })));
  store = new Client({ connectionString: DATABASE_URL });
  await store.connect();
});
afterAll(async () => {
  await store.end();
  await Promise.all(servers.map((server) => server.kill()));
  await postgres.stop();
  receiver.close();
  receiver.closeAllConnections();
});

describe('webhook delivery by two servers', () => {
  it('two servers deliver every message once, signed', async () => {
    const all = Array.from({ length: 60 }, (_, i) => `bulk ${i}`);
    await Promise.all(all.map((content, i) => sendContact(servers[i % 2]!.url, content)));
    await waitFor(async () => (await stored('bulk')).every((row) => row.delivered_at !== null));
    expect(
      arrived('bulk')
        .map(({ content }) => content)
        .toSorted(),
    ).toEqual(all.toSorted());
    expect(arrivals.every((arrival) => arrival.isSigned)).toBe(true);
  });

  it('slow deliveries do not block the next', async () => {
    await Promise.all(servers.map((server, i) => sendContact(server.url, `slow ${i}`)));
    await waitFor(() => arrived('slow').length >= 2);
    await sendContact(servers[0]!.url, 'quick');
    await waitFor(async () => (await stored('slow')).every((row) => row.delivered_at !== null));
    expect(arrived('slow')).toHaveLength(2);
    expect(arrived('quick')).toHaveLength(1);
  });

  it('a redirect is not followed but recorded as a failure and retried', async () => {
    await sendContact(servers[0]!.url, 'redirected');
    await waitFor(async () => (await stored('redirected'))[0]?.last_failure === 'status 302');
    expect(await stored('redirected')).toMatchObject([{ delivered_at: null, attempts: 1 }]);
    await waitFor(async () => (await stored('redirected')).every((row) => row.delivered_at !== null));
    expect(await stored('redirected')).toMatchObject([{ attempts: 2, last_failure: null }]);
    expect(arrivals.map(({ path }) => path)).not.toContain('/elsewhere');
  });

  it('a message scheduled more than a year ahead is delivered', async () => {
    await store.query(
      `insert into messages (id, kind, content, next_attempt_at)
         values ('postponed', 'contact', 'postponed', now() + interval '400 days')`,
    );
    await waitFor(() => arrived('postponed').length === 1);
  });

  it('suspected spam is not delivered', async () => {
    await store.query(`insert into messages (id, kind, content, is_suspect) values ('s', 'contact', 'suspect', true)`);
    await sendContact(servers[0]!.url, 'after the suspect');
    await waitFor(() => arrived('after').length > 0);
    expect(arrived('suspect')).toEqual([]);
    expect(await stored('suspect')).toMatchObject([{ delivered_at: null, attempts: 0 }]);
  });
});

describe('a crash during delivery', () => {
  it('another server delivers the message when the lease expires', async () => {
    const [first, second] = servers as [Server, Server];
    await second.kill();
    await sendContact(first.url, 'slow, and left');
    await waitFor(() => arrived('slow, and left').length === 1);
    await first.kill();
    pendingResponses.splice(0);
    servers = [await startServer({ env })];
    await waitFor(() => arrived('slow, and left').length === 2);
    await sendContact(servers[0]!.url, 'quick');
    await waitFor(async () => (await stored('slow, and left')).every((row) => row.delivered_at !== null));
  });
});
