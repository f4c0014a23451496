import http from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contentIndex } from '@/lib/content/content-index';
import { allPaths } from '@/lib/pages/all-paths';
import { matchRoute } from '@/lib/urls/match';
import { routes } from '@/lib/urls/route-table';
import { startServer, type Server } from '../start-server';

/** Search results are never cacheable, whatever the path. */

let server: Server;
beforeAll(async () => {
  server = await startServer({ env: { RATE_LIMIT: 'off' } });
});
afterAll(() => server.kill());

type TestResponse = { status: number; headers: http.IncomingHttpHeaders };

function fetchPage(path: string, method = 'GET', headers: Record<string, string> = {}): Promise<TestResponse> {
  return new Promise((resolve, reject) => {
    const request = http.request({ port: server.port, path, method, headers }, (response) => {
      response.resume().on('end', () => resolve({ status: response.statusCode!, headers: response.headers }));
    });
    request.on('error', reject).end();
  });
}

/** Kinds of requests for search results, as sent by browsers, the Next.js router and other clients. */
const requestKinds: [method: string, headers: Record<string, string>, query: string][] = [
  ['GET', {}, 'q=x'],
  ['HEAD', {}, 'q=x'],
  ['GET', { RSC: '1' }, 'q=x&_rsc=1'],
  ['GET', { RSC: '1', 'Next-Router-Prefetch': '1' }, 'q=x'],
  ['GET', { 'Next-Router-State-Tree': '%5B%22%22%2C%7B%7D%5D' }, 'q=x'],
  ['GET', { Cookie: 'myLocale=zh' }, 'q=x'],
  ['GET', { 'If-None-Match': '*' }, 'q=x'],
];

const paths = allPaths(contentIndex());
/** One page of each route, with all prefixes. */
const pages = routes.flatMap(({ id }) => {
  const path = paths.find((candidate) => matchRoute(candidate)?.route.id === id);
  return path ? ['', '/ru', '/zh', '/ja', '/en'].map((prefix) => (prefix + path).replace(/(.)\/$/, '$1')) : [];
});

describe('caching of search results', () => {
  it('no page has a nonce', async () => {
    expect(pages.length).toBeGreaterThan(100);
    for (const path of pages) {
      const { headers } = await fetchPage(path);
      expect(headers['content-security-policy'], path).not.toContain("'nonce-");
    }
  });

  it.each(['/search', '/ru/search', '/zh/search'])(
    'search results are documents and private, no-store, for all kinds of requests: %s',
    async (path) => {
      for (const [method, headers, query] of requestKinds) {
        const response = await fetchPage(`${path}?${query}`, method, headers);
        const description = `${method} ${query} ${JSON.stringify(headers)}: ${response.status}`;
        expect(response.headers['cache-control'], description).toBe('private, no-store');
        expect([response.status, response.headers['content-type']], description).toEqual([
          200,
          'text/html; charset=utf-8',
        ]);
      }
    },
  );

  it('redirects to a search page are private, no-store', async () => {
    for (const path of ['/ru/search/?q=x', '/ja/search?q=x', '/zh-CN/search?q=x', '/RU/search?q=x']) {
      const { status, headers } = await fetchPage(path);
      expect([status, headers['cache-control']], path).toEqual([301, 'private, no-store']);
    }
  });

  it('prerendered pages are public', async () => {
    const { headers } = await fetchPage('/ru/pricing?utm_source=x');
    expect(headers['cache-control']).toMatch(/^public, max-age=0, s-maxage=\d+, stale-while-revalidate=\d+/);
    expect(headers['content-security-policy']).not.toContain('nonce');
  });
});
