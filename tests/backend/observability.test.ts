import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freePort } from '../free-port';
import { startServer, type Server } from '../start-server';
import { eventually } from '../eventually';

/** What a real server says of itself to its operator. */

type Line = { time: string; level: string; message: string; kind?: string; request?: string };

const id = '0123456789abcdef0123456789abcdef';
const planted = {
  'X-Request-Id': id,
  'X-Forwarded-For': '198.51.100.77',
  'User-Agent': 'planted',
  Cookie: 'a=planted',
};
let server: Server;
let metrics: string;
const output: string[] = [];
const log: string[] = [];

const lines = () =>
  output
    .join('')
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as Line);
const numbers = async () => (await fetch(metrics)).text();

beforeAll(async () => {
  const port = await freePort();
  metrics = `http://127.0.0.1:${port}/metrics`;
  const env = { LOG_FORMAT: 'json', ACCESS_LOG: 'on', TRUST_PROXY: '1', METRICS_PORT: String(port) };
  server = await startServer({ env, output, log });
});
afterAll(() => server.kill());

async function ask(path: string): Promise<Response> {
  const answer = await fetch(`${server.url}${path}`, { headers: planted, redirect: 'manual' });
  await answer.arrayBuffer();
  return answer;
}

describe('a server', () => {
  it('writes a JSON object a line, and of requests their kind and id, but nothing that tells who asked for what', async () => {
    for (const path of ['/ru/pricing', '/planted', '/ru/search?q=planted', '/ru/Pricing.html', '/api/home/base-info']) {
      await ask(path);
    }
    await eventually(() => {
      const kinds = lines().flatMap(({ kind, request }) => (request === id ? [kind] : []));
      expect(kinds.toSorted()).toEqual(['call', 'missing', 'page', 'redirect', 'search']);
    });
    expect(lines().map(({ message }) => message)).toContain(`Serving Facetry on http://localhost:${server.port}`);
    for (const { time, level } of lines()) {
      expect([new Date(time).toISOString(), level]).toEqual([time, expect.stringMatching(/^(?:info|warn)$/)]);
    }
    expect([...output, ...log].join('')).not.toMatch(/planted|198\.51/);
  });

  it('tells callers of the back end the id of their request, and readers of pages none, which caches would keep', async () => {
    expect((await ask('/api/home/base-info')).headers.get('x-request-id')).toBe(id);
    expect((await ask('/ru/pricing')).headers.get('x-request-id')).toBeNull();
  });

  it('counts requests by kind, however many addresses are asked for', async () => {
    const rows = (text: string) => text.split('\n').filter((line) => line.startsWith('site_requests_total')).length;
    const before = await numbers();
    for (let i = 0; i < 20; i += 1) await ask(`/planted-${i}`);
    await eventually(async () => {
      expect(Number(/kind="missing",status="4xx"\} (\d+)/.exec(await numbers())![1])).toBeGreaterThanOrEqual(21);
    });
    const after = await numbers();
    expect(rows(after)).toBe(rows(before));
    expect(after).not.toContain('planted');
  });

  it('counts what the store is asked, and says that it can be reached', async () => {
    await eventually(async () => expect(await numbers()).toMatch(/^site_store_reachable 1$/m));
    expect(Number(/site_store_queries_total\{result="answered"\} (\d+)/.exec(await numbers())![1])).toBeGreaterThan(0);
  });

  it('has its numbers on loopback alone, and not where visitors ask', async () => {
    const elsewhere = metrics.replace('127.0.0.1', '127.0.0.2');
    await expect(fetch(elsewhere)).rejects.toThrow();
    expect((await ask('/metrics')).status).toBe(404);
  });
});

it('opens no port for numbers, and writes for people, when nothing else is said', async () => {
  const said: string[] = [];
  const quiet = await startServer({ output: said });
  await eventually(() => expect(said.join('')).toContain(`Serving Facetry on http://localhost:${quiet.port}\n`));
  await fetch(`${quiet.url}/pricing`);
  expect(said.join('')).not.toMatch(/Metrics|Request|^\{/m);
  await quiet.kill();
});
