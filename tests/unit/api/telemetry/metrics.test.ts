import type http from 'node:http';
import type { AddressInfo } from 'node:net';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { consume, requestsPerMinute } from '@/lib/api/http/rate-limit';
import { withRenderMetrics } from '@/lib/api/telemetry/og-image-metrics';
import { getMetrics, setMetrics } from '@/lib/api/telemetry/metrics';
import { counters, gauges, collectedGauges, histograms } from '@/lib/api/telemetry/metric-definitions';
import { prometheus } from '@/lib/api/telemetry/prometheus';
import { serveMetrics } from '@/lib/api/telemetry/serve-metrics';
import { collectStoreMetrics } from '@/lib/api/telemetry/store-metrics';
import { store } from '@/tests/embedded-store';

let server: http.Server;
let url: string;

beforeAll(async () => {
  Object.assign(globalThis, { siteStore: Promise.resolve(store) });
  const numbers = prometheus('a-build', collectStoreMetrics);
  server = await serveMetrics({ port: 0, address: '127.0.0.1' }, numbers);
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  setMetrics(numbers.meter);
});
afterAll(() => void server.close());

const text = async () => (await fetch(`${url}/metrics`)).text();
/** The value of a series, given its name and labels as written. */
const valueOf = async (row: string) =>
  Number(new RegExp(`^${row.replace(/[{}]/g, '\\$&')} (.*)$`, 'm').exec(await text())?.[1]);

it('metrics are served in Prometheus format, at /metrics only', async () => {
  const response = await fetch(`${url}/metrics`);
  expect([response.status, response.headers.get('content-type')]).toEqual([
    200,
    expect.stringContaining('version=0.0.4'),
  ]);
  expect((await fetch(`${url}/`)).status).toBe(404);
  expect((await fetch(`${url}/metrics`, { method: 'POST' })).status).toBe(405);
});

it('every defined metric is exported from the start, and so is the build', async () => {
  const exported = await text();
  for (const { name } of [counters, histograms, gauges, collectedGauges].flatMap((table) => Object.values(table))) {
    expect(exported).toMatch(new RegExp(`^# TYPE ${name} `, 'm'));
  }
  expect(exported).toContain('site_build_info{build="a-build"} 1');
  expect(exported).toContain('site_requests_total{kind="page",status="5xx"} 0');
  for (const name of ['process_resident_memory_bytes', 'process_open_fds', 'nodejs_eventloop_lag_p99_seconds']) {
    expect(await valueOf(name)).toBeGreaterThan(0);
  }
});

it('the number of series is bounded, whatever clients send', async () => {
  const rows = async () => (await text()).split('\n').filter((line) => line.startsWith('site_')).length;
  for (let i = 0; i < 200; i += 1) consume('erase', `call ${i % 3}`, `203.0.113.${i % 250}`);
  getMetrics()!.time('requests', { kind: 'page' }, 1);
  const before = await rows();
  for (let i = 0; i < 200; i += 1) consume('erase', 'another call', `203.0.113.${i % 5}`);
  getMetrics()!.time('requests', { kind: 'page' }, 100);
  expect(await rows()).toBe(before);
});

it('rate-limited requests are counted', async () => {
  const before = await valueOf('site_rate_limited_total{limit="search"}');
  for (let i = 0; i < requestsPerMinute.search + 3; i += 1) consume('search', 'search', '198.51.100.3');
  expect(await valueOf('site_rate_limited_total{limit="search"}')).toBe(before + 3);
});

it('store queries and their failures are counted', async () => {
  const rows = ['site_store_queries_total{result="failure"}', 'site_store_query_seconds_count'] as const;
  const before = await Promise.all(rows.map(valueOf));
  await expect(store.db.execute(sql`select 1 / 0`)).rejects.toThrow();
  await store.db.transaction(async (tx) => tx.execute(sql`select 1`));
  const after = await Promise.all(rows.map(valueOf));
  expect(after[0]! - before[0]!).toBe(1);
  // Both, plus the queries of each scrape.
  expect(after[1]! - before[1]!).toBeGreaterThanOrEqual(2);
  expect(await valueOf('site_store_queries_in_flight')).toBe(0);
});

it('rendered OG images and failures are counted', async () => {
  const render = withRenderMetrics(async (text: string) => {
    if (text === '') throw new Error('Nothing to draw.');
    return text;
  });
  await render('a');
  await expect(render('')).rejects.toThrow();
  expect(await valueOf('site_og_images_rendered_total{result="success"}')).toBe(1);
  expect(await valueOf('site_og_images_rendered_total{result="failure"}')).toBe(1);
});

it('an unreachable store is reported, and metrics are still served', async () => {
  expect(await valueOf('site_store_reachable')).toBe(1);
  const broken = Promise.reject(new Error('ECONNREFUSED'));
  broken.catch(() => {});
  Object.assign(globalThis, { siteStore: broken });
  expect(await valueOf('site_store_reachable')).toBe(0);
  Object.assign(globalThis, { siteStore: Promise.resolve(store) });
  expect(await valueOf('site_store_reachable')).toBe(1);
});
