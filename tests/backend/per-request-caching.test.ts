import http from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contentIndex } from '@/lib/content/content-index';
import { allPaths } from '@/lib/pages/all-paths';
import { matchRoute } from '@/lib/urls/match';
import { routes } from '@/lib/urls/route-table';
import { startServer, type Server } from '../start-server';

/** What is rendered for one request is kept by no cache, whatever the address; a nonce never stands beside `public`. */

let server: Server;
beforeAll(async () => {
  server = await startServer({ env: { RATE_LIMIT: 'off' } });
});
afterAll(() => server.kill());

type Answer = { status: number; headers: http.IncomingHttpHeaders };

function ask(path: string, method = 'GET', headers: Record<string, string> = {}): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const request = http.request({ port: server.port, path, method, headers }, (response) => {
      response.resume().on('end', () => resolve({ status: response.statusCode!, headers: response.headers }));
    });
    request.on('error', reject).end();
  });
}

/** The ways in which browsers, the router of Next.js and others ask for a page. */
const ways: [method: string, headers: Record<string, string>, query: string][] = [
  ['GET', {}, ''],
  ['HEAD', {}, ''],
  ['GET', {}, 'q=x'],
  ['HEAD', {}, 'q=x'],
  ['GET', { RSC: '1' }, '_rsc=1'],
  ['GET', { RSC: '1' }, 'q=x&_rsc=1'],
  ['GET', { RSC: '1', 'Next-Router-Prefetch': '1' }, 'q=x'],
  ['GET', { 'Next-Router-State-Tree': '%5B%22%22%2C%7B%7D%5D' }, 'q=x'],
  ['GET', { Cookie: 'myLocale=zh' }, 'q=x'],
  ['GET', { 'If-None-Match': '*' }, 'q=x'],
];

const paths = allPaths(contentIndex());
/** A page of each route, and the prefixes under which it stands. */
const pages = routes.flatMap(({ id }) => {
  const path = paths.find((one) => matchRoute(one)?.route.id === id);
  return path ? ['', '/ru', '/zh', '/ja', '/en'].map((prefix) => (prefix + path).replace(/(.)\/$/, '$1')) : [];
});

const faultOf = ({ headers }: Answer): string | null => {
  const hasNonce = String(headers['content-security-policy']).includes("'nonce-");
  return hasNonce && headers['cache-control'] !== 'private, no-store' ? String(headers['cache-control']) : null;
};

describe('what is rendered for one request', () => {
  it('is a page of the search alone among all routes, and no nonce stands beside another Cache-Control', async () => {
    expect(pages.length).toBeGreaterThan(100);
    const faults: string[] = [];
    const withNonce = new Set<string>();
    for (const path of pages) {
      for (const [method, headers, query] of ways) {
        const answer = await ask(query ? `${path}?${query}` : path, method, headers);
        const fault = faultOf(answer);
        if (fault) faults.push(`${method} ${path}?${query} ${JSON.stringify(headers)}: ${fault}`);
        if (String(answer.headers['content-security-policy']).includes("'nonce-")) withNonce.add(path);
      }
    }
    expect(faults).toEqual([]);
    expect([...withNonce].filter((path) => !path.endsWith('/search'))).toEqual([]);
    expect(withNonce.size).toBeGreaterThan(0);
  }, 300_000);

  it.each(['/search', '/ru/search', '/zh/search'])('is kept by nobody, in every way of asking: %s', async (path) => {
    for (const [method, headers, query] of ways) {
      const answer = await ask(query ? `${path}?${query}` : path, method, headers);
      const told = `${method} ${query} ${JSON.stringify(headers)}: ${answer.status}`;
      expect(answer.headers['cache-control'], told).toBe('private, no-store');
    }
  });

  it('is not kept either where an address of a search is mended', async () => {
    for (const path of ['/ru/search/?q=x', '/ja/search?q=x', '/zh-CN/search?q=x', '/RU/search?q=x']) {
      const { status, headers } = await ask(path);
      expect([status, headers['cache-control']], path).toEqual([301, 'private, no-store']);
    }
  });

  it('lets other pages be public as before', async () => {
    const { headers } = await ask('/ru/pricing?utm_source=x');
    expect(headers['cache-control']).toMatch(/^public, max-age=0, s-maxage=\d+, stale-while-revalidate=\d+/);
    expect(headers['content-security-policy']).not.toContain('nonce');
  });
});
