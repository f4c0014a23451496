import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { plainBuild } from '../builds';
import { startServer, type Server } from '../start-server';

/** By which addresses a server is to be had, of its machine and of its pages. */

const isThere = (port: number, address: string) =>
  fetch(`http://${address}:${port}/healthz`).then(
    ({ ok }) => ok,
    () => false,
  );

describe('a server', () => {
  let server: Server;
  beforeAll(async () => {
    server = await startServer();
  });
  afterAll(() => server.kill());

  it('serves on all addresses of its machine', async () => {
    expect(await isThere(server.port, '127.0.0.2')).toBe(true);
  });

  it.each(['/ru/search.json?q=proxy', '/ru/pre-sales.json', '/en.json', ''])(
    'gives no page without its headers and limits where older routers have data: %s',
    async (rest) => {
      const id = readFileSync(path.join(plainBuild(), 'BUILD_ID'), 'utf8').trim();
      for (const folder of ['/_next/data', '/_next/%64ata', '/x/../_next/data', '//_next/data']) {
        const answer = await fetch(`${server.url}${folder}/${id}${rest}`);
        expect(answer.status, folder).toBe(404);
        expect(await answer.text(), folder).not.toContain('application/ld+json');
      }
    },
  );

  it.each([
    ...['/th/blog/rss.xml.rsc', '/blog/feed.json.rsc', '/zh/news/atom.xml.rsc?a=1', '/en/release/rss.xml.rsc'],
    ...['/th/blog/rss.xml.segments/_tree.segment.rsc', '/th/blog/rss.xml.prefetch.rsc'],
  ])('has no data of feeds, and takes them for no articles: %s', async (address) => {
    for (const headers of [{}, { RSC: '1' }, { 'Next-Url': '/x' }] as Record<string, string>[]) {
      for (const method of ['GET', 'HEAD']) {
        const answer = await fetch(`${server.url}${address}`, { method, headers, redirect: 'manual' });
        expect(answer.status, `${method} ${JSON.stringify(headers)}`).toBe(404);
      }
    }
    expect((await fetch(`${server.url}/th/blog/rss.xml`, { headers: { RSC: '1' } })).status).toBe(200);
  });
});

it('serves on the one address that LISTEN_ADDRESS names, so that nobody gets past the front', async () => {
  const server = await startServer({ env: { LISTEN_ADDRESS: '127.0.0.1' } });
  expect([await isThere(server.port, '127.0.0.1'), await isThere(server.port, '127.0.0.2')]).toEqual([true, false]);
  await server.kill();
});
