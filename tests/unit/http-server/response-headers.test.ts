import http from 'node:http';
import { describe, expect, it } from 'vitest';
import { addResponseHeaders, type HeaderSettings } from '@/lib/http-server/response-headers';
import { listen } from '@/tests/free-port';

const settings: HeaderSettings = {
  hosts: { main: 'localhost', byLocale: {} },
  indexable: true,
  trustedProxies: 0,
  policy: () => "default-src 'none'",
};

/** Returns a response with these headers as a client receives it. */
async function received(
  path: string,
  scripts: readonly string[] | null,
  headers: Record<string, string>,
  status = 200,
) {
  const server = http.createServer((request, response) => {
    addResponseHeaders(request, response, { path, scripts, settings });
    response.writeHead(status, headers).end();
  });
  const url = await listen(server);
  const response = await fetch(url, { redirect: 'manual' });
  server.close();
  return response.headers;
}

const routerVary = 'rsc, next-router-state-tree, next-router-prefetch, next-router-segment-prefetch';
const shared = 'public, max-age=0, s-maxage=60';

describe('Next.js response', () => {
  it("only pages and their data vary by the router's headers", async () => {
    const page = await received('/ru/pricing', [], {
      'Content-Type': 'text/html',
      Vary: `${routerVary}, Accept-Encoding`,
    });
    expect(page.get('vary')).toBe(`${routerVary}, Accept-Encoding`);
    const data = await received('/ru/pricing', [], { 'Content-Type': 'text/x-component', Vary: routerVary });
    expect(data.get('vary')).toBe(routerVary);
    const text = await received('/robots.txt', null, {
      'Content-Type': 'text/plain',
      Vary: `${routerVary}, Accept-Encoding`,
    });
    expect(text.get('vary')).toBe('Accept-Encoding');
    const image = await received('/og/a/en/b.png', null, { 'Content-Type': 'image/png', Vary: routerVary });
    expect(image.has('vary')).toBe(false);
  });

  it('a response with a cookie is not stored by shared caches', async () => {
    const cookie = await received('/ru', [], { 'Cache-Control': shared, 'Set-Cookie': 'a=b' });
    expect(cookie.get('cache-control')).toBe('private, no-store');
    expect((await received('/ru', ["'sha256-x'"], { 'Cache-Control': shared })).get('cache-control')).toBe(shared);
    const negotiated = { 'Cache-Control': 'private, max-age=0, must-revalidate', 'Set-Cookie': 'a=b' };
    expect((await received('/', [], negotiated)).get('cache-control')).toBe(negotiated['Cache-Control']);
  });

  it('a redirect has the Content-Type of its body', async () => {
    const redirect = await received('//x', null, { Location: '/x' }, 308);
    expect(redirect.get('content-type')).toContain('text/plain');
    expect(redirect.get('cache-control')).toBe('no-store');
  });

  it('internal headers of Next.js are removed, except from Flight data those that the router reads', async () => {
    const read = { 'x-nextjs-rewritten-path': '/en/x', 'x-nextjs-stale-time': '300', 'x-nextjs-postponed': '1' };
    const unread = { 'x-nextjs-cache': 'HIT', 'x-matched-path': '/[x]', 'x-middleware-rewrite': '/x', 'x-next-x': '1' };
    const internal = (headers: Headers) => [...headers.keys()].filter((name) => /^x-(?:ma|mi|next)/.test(name));
    const all = { ...read, ...unread };
    const data = await received('/search', [], { 'Content-Type': 'text/x-component', ...all });
    expect(internal(data)).toEqual(Object.keys(read).sort());
    expect(internal(await received('/search', [], { 'Content-Type': 'text/html', ...all }))).toEqual([]);
    expect(internal(await received('/search', [], { Location: '/search?_rsc', ...all }, 307))).toEqual([]);
  });
});
