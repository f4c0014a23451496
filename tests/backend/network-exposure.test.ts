import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { plainBuild } from '../builds';
import { startServer, type Server } from '../start-server';

/** Network exposure of a server: interfaces, and routes that bypass its headers and limits. */

const isReachable = (port: number, address: string) =>
  fetch(`http://${address}:${port}/healthz`).then(
    ({ ok }) => ok,
    () => false,
  );

describe('network exposure', () => {
  let server: Server;
  beforeAll(async () => {
    server = await startServer();
  });
  afterAll(() => server.kill());

  it('the server listens on all interfaces by default', async () => {
    expect(await isReachable(server.port, '127.0.0.2')).toBe(true);
  });

  it.each(['/ru/search.json?q=proxy', '/ru/pre-sales.json', '/en.json', ''])(
    'data routes of the Pages Router are not found: %s',
    async (rest) => {
      const id = readFileSync(path.join(plainBuild(), 'BUILD_ID'), 'utf8').trim();
      for (const folder of ['/_next/data', '/_next/%64ata', '/x/../_next/data', '//_next/data']) {
        const response = await fetch(`${server.url}${folder}/${id}${rest}`);
        expect(response.status, folder).toBe(404);
        expect(await response.text(), folder).not.toContain('application/ld+json');
      }
    },
  );

  it.each([
    ...['/th/blog/rss.xml.rsc', '/blog/feed.json.rsc', '/zh/news/atom.xml.rsc?a=1', '/en/release/rss.xml.rsc'],
    ...['/th/blog/rss.xml.segments/_tree.segment.rsc', '/th/blog/rss.xml.prefetch.rsc', '/search.rsc?q=proxy'],
    ...['/fr/docs/faq.rsc', '/fr/docs/faq.rsc?_rsc', '/ru/search.rsc?q=a&_rsc', '/ru/pricing.rsc', '/zh.rsc?_rsc'],
    ...['/fr/docs/faq/_payload.json.rsc', '/fr/docs/faq.md.rsc', '/fr/solutions/google.rsc?_rsc'],
  ])('there is no Flight data under a suffix: %s', async (path) => {
    for (const headers of [{}, { RSC: '1' }, { 'Next-Url': '/x' }] as Record<string, string>[]) {
      for (const method of ['GET', 'HEAD']) {
        const response = await fetch(`${server.url}${path}`, { method, headers, redirect: 'manual' });
        expect(response.status, `${method} ${JSON.stringify(headers)}`).toBe(404);
      }
    }
    expect((await fetch(`${server.url}/th/blog/rss.xml`, { headers: { RSC: '1' } })).status).toBe(200);
  });
});

it('a page at a URL with `_rsc` is not redirected, and its data only once', async () => {
  const server = await startServer();
  for (const query of ['?_rsc', '?_rsc=1ab2', '?_rsc&_rsc=1ab2']) {
    expect((await fetch(`${server.url}/ru${query}`, { redirect: 'manual' })).status, query).toBe(200);
    const { url, headers } = await fetch(`${server.url}/ru/pricing${query}`, { headers: { RSC: '1' } });
    expect([url, headers.get('content-type')], query).toEqual([`${server.url}/ru/pricing?_rsc`, 'text/x-component']);
  }
  await server.kill();
});

it.each(['/api/site/settings', '/api/beacon/key', '/robots.txt', '/healthz'])(
  'headers of the Next.js router do not change the response of %s',
  async (path) => {
    const server = await startServer();
    const statusOf = async (headers: Record<string, string>) =>
      (await fetch(`${server.url}${path}`, { headers, redirect: 'manual' })).status;
    expect(await statusOf({ RSC: '1', 'Next-Url': '/x' })).toBe(await statusOf({}));
    await server.kill();
  },
);

it('LISTEN_ADDRESS restricts the server to one interface, so that the reverse proxy cannot be bypassed', async () => {
  const server = await startServer({ env: { LISTEN_ADDRESS: '127.0.0.1' } });
  expect([await isReachable(server.port, '127.0.0.1'), await isReachable(server.port, '127.0.0.2')]).toEqual([
    true,
    false,
  ]);
  await server.kill();
});
