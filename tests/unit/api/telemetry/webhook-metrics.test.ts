import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { messages } from '@/lib/api/store/schema';
import { prometheus } from '@/lib/api/telemetry/prometheus';
import { setMetrics } from '@/lib/api/telemetry/metrics';
import { store } from '@/tests/embedded-store';

const receiver = http.createServer((request, response) => {
  let body = '';
  request.on('data', (chunk: Buffer) => (body += chunk.toString()));
  request.on('end', () => response.writeHead(body.includes('refuse me') ? 500 : 200).end());
});

beforeAll(async () => {
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
  // Settings are read at the first import.
  vi.stubEnv('CONTACT_WEBHOOK_URL', `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/hook`);
  vi.resetModules();
});
afterAll(() => {
  vi.unstubAllEnvs();
  receiver.close();
});

it('metrics count undelivered messages by whether the webhook rejected them, and every delivery attempt', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  Object.assign(globalThis, { siteStore: Promise.resolve(store) });
  const { collectStoreMetrics } = await import('@/lib/api/telemetry/store-metrics');
  const { deliverDueMessages } = await import('@/lib/api/webhook');
  const numbers = prometheus('a-build', collectStoreMetrics);
  setMetrics(numbers.meter);
  const rowsOf = async (name: string) =>
    (await numbers.text())
      .split('\n')
      .filter((line) => line.startsWith(name))
      .toSorted();

  await store.db.insert(messages).values([
    { id: 'a', kind: 'contact', content: 'refuse me' },
    { id: 'b', kind: 'contact', content: 'take me' },
    { id: 'c', kind: 'contact', content: 'a machine’s', isSuspectedSpam: true },
  ]);
  expect(await rowsOf('site_webhook_messages{')).toEqual([
    'site_webhook_messages{state="failed"} 0',
    'site_webhook_messages{state="pending"} 2',
  ]);
  await deliverDueMessages();
  expect(await rowsOf('site_webhook_messages{')).toEqual([
    'site_webhook_messages{state="failed"} 1',
    'site_webhook_messages{state="pending"} 0',
  ]);
  expect(await rowsOf('site_webhook_deliveries_total{')).toEqual([
    'site_webhook_deliveries_total{result="failure"} 1',
    'site_webhook_deliveries_total{result="success"} 1',
  ]);
});
