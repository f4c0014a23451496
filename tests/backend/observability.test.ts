import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freePort } from '../free-port';
import { startServer, type Server } from '../start-server';
import { eventually } from '../eventually';

/** Logs, metrics and request ids of a real server. */

type Line = { time: string; level: string; message: string; kind?: string; request?: string };

const id = '0123456789abcdef0123456789abcdef';
const secrets = {
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
const fetchMetrics = async () => (await fetch(metrics)).text();

beforeAll(async () => {
  const port = await freePort();
  metrics = `http://127.0.0.1:${port}/metrics`;
  const env = { LOG_FORMAT: 'json', ACCESS_LOG: 'on', TRUST_PROXY: '1', METRICS_PORT: String(port) };
  server = await startServer({ env, output, log });
});
afterAll(() => server.kill());

async function request(path: string): Promise<Response> {
  const response = await fetch(`${server.url}${path}`, { headers: secrets, redirect: 'manual' });
  await response.arrayBuffer();
  return response;
}

describe('observability', () => {
  it('the log has one JSON object per line with the kind and id of requests, but no personal data', async () => {
    for (const path of ['/ru/pricing', '/planted', '/ru/search?q=planted', '/ru/Pricing.html', '/api/home/base-info']) {
      await request(path);
    }
    await eventually(() => {
      const kinds = lines().flatMap(({ kind, request }) => (request === id ? [kind] : []));
      expect(kinds.toSorted()).toEqual(['api', 'missing', 'page', 'redirect', 'search']);
    });
    expect(lines().map(({ message }) => message)).toContain(`Serving Facetry on http://localhost:${server.port}`);
    for (const { time, level } of lines()) {
      expect([new Date(time).toISOString(), level]).toEqual([time, expect.stringMatching(/^(?:info|warn)$/)]);
    }
    expect([...output, ...log].join('')).not.toMatch(/planted|198\.51/);
  });

  it('API responses have X-Request-Id, cacheable pages do not', async () => {
    expect((await request('/api/home/base-info')).headers.get('x-request-id')).toBe(id);
    expect((await request('/ru/pricing')).headers.get('x-request-id')).toBeNull();
  });

  it('requests are counted by kind, so unknown paths add no metrics', async () => {
    const rows = (text: string) => text.split('\n').filter((line) => line.startsWith('site_requests_total')).length;
    const before = await fetchMetrics();
    for (let i = 0; i < 20; i += 1) await request(`/planted-${i}`);
    await eventually(async () => {
      expect(Number(/kind="missing",status="4xx"\} (\d+)/.exec(await fetchMetrics())![1])).toBeGreaterThanOrEqual(21);
    });
    const after = await fetchMetrics();
    expect(rows(after)).toBe(rows(before));
    expect(after).not.toContain('planted');
  });

  it('metrics include store queries and reachability', async () => {
    await eventually(async () => expect(await fetchMetrics()).toMatch(/^site_store_reachable 1$/m));
    expect(Number(/site_store_queries_total\{result="success"\} (\d+)/.exec(await fetchMetrics())![1])).toBeGreaterThan(
      0,
    );
  });

  it('metrics are served only on loopback, not on the public port', async () => {
    const otherInterface = metrics.replace('127.0.0.1', '127.0.0.2');
    await expect(fetch(otherInterface)).rejects.toThrow();
    expect((await request('/metrics')).status).toBe(404);
  });
});

it('by default the log is human-readable and no metrics port is open', async () => {
  const output: string[] = [];
  const quiet = await startServer({ output });
  await eventually(() => expect(output.join('')).toContain(`Serving Facetry on http://localhost:${quiet.port}\n`));
  await fetch(`${quiet.url}/pricing`);
  expect(output.join('')).not.toMatch(/Metrics|Request|^\{/m);
  await quiet.kill();
});
