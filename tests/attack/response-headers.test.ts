import { describe, expect, it } from 'vitest';
import { translated } from '../articles';
import { sendAttack, type ParsedResponse, type RawRequest } from './target';

/** Headers of responses for intermediate caches. */

const publicPage = 'public, max-age=0, s-maxage=60, stale-while-revalidate=240, stale-if-error=86400';
const cacheControl = ({ headers }: ParsedResponse) => headers.get('cache-control');
const varyOf = ({ headers }: ParsedResponse) =>
  (headers.get('vary') ?? '').split(',').map((name) => name.trim().toLowerCase());

describe('a public page', () => {
  it.each(['/ru', '/ru/pricing', '/zh/blog', '/vi/docs', '/no-such-page', '/ru/no-such-page'])(
    '%s is fresh for a minute in shared caches and may be stale for four more',
    async (path) => {
      const expected = path === '/no-such-page' ? 'private, max-age=0, must-revalidate' : publicPage;
      expect(cacheControl(await sendAttack({ path }))).toBe(expected);
    },
  );
});

describe('machine-readable files', () => {
  it.each([
    '/api/openapi.json',
    '/.well-known/security.txt',
    '/.well-known/gpc.json',
    '/local-api/openapi.json',
    '/robots.txt',
    '/llms.txt',
    '/sitemap.xml',
    '/ru-RU-sitemap.xml',
    '/blog/rss.xml',
    '/ru/blog/atom.xml',
    '/ru/pricing/_payload.json',
    '/__nuxt_island/plans.json',
    '/builds/latest.json',
    '/favicon.ico',
    '/icon.svg',
    '/manifest.webmanifest',
    '/api/site/settings',
    '/api/site/consultation.svg',
  ])('%s has Cache-Control and does not vary by the router’s headers', async (path) => {
    const response = await sendAttack({ path });
    expect(response.status).toBe(200);
    expect(cacheControl(response)).toMatch(/^(public|no-store|private)/);
    expect(varyOf(response).filter((name) => name === 'rsc' || name.startsWith('next-router'))).toEqual([]);
  });
});

describe('an error response', () => {
  it.each<[path: string, status: number]>([
    ['/api/no-such-endpoint', 404],
    ['/_next/data/x/ru/pricing.json', 404],
    ['/ru/pricing.rsc', 404],
    ['/_next/image?url=/no-such-image.png&w=640&q=75', 400],
    ['/_next/image', 400],
    ['/_next/static/no-such-file.js', 404],
    ['/_next/no-such-folder', 404],
  ])('%s is not stored by caches', async (path, status) => {
    const response = await sendAttack({ path });
    expect(response.status).toBe(status);
    expect(cacheControl(response)).toMatch(/\bno-store\b/);
  });

  it('a script has no second URL with a trailing slash', async () => {
    const { body } = await sendAttack({ path: '/ru/pricing' });
    const script = /\/_next\/static\/[^"]+\.js/.exec(body)![0];
    expect((await sendAttack({ path: script })).status).toBe(200);
    expect((await sendAttack({ path: `${script}/` })).status).toBe(404);
  });
});

describe('a page on another host', () => {
  it.each([
    ['www.facetry.example', undefined],
    ['WWW.FACETRY.EXAMPLE:443', undefined],
    ['www.facetry.example.', 'noindex'],
    ['another.example', 'noindex'],
  ])('the X-Robots-Tag of a page requested with the Host %s is %s', async (host, expected) => {
    const response = await sendAttack({ path: '/ru/pricing', header: [`Host: ${host}`] });
    expect([response.status, response.headers.get('x-robots-tag')]).toEqual([200, expected]);
  });
});

describe('a redirect', () => {
  it.each([
    ['of a normalized URL', '/ru/pricing/'],
    ['of repeated slashes', '//ru//pricing'],
    ['of a backslash', '/ru\\pricing'],
    ['to the unprefixed page', '/en/pricing'],
    ['by a route guard', '/helps/101'],
  ])('a redirect %s has an empty body or a Content-Type, and no empty Vary header', async (_name, path) => {
    const response = await sendAttack({ path });
    expect(response.status).toBeGreaterThanOrEqual(301);
    expect(response.status).toBeLessThan(309);
    if (response.body !== '') expect(response.headers.get('content-type')).toContain('text/plain');
    expect(response.headers.get('vary')).not.toBe('');
  });
});

describe('responses for one visitor', () => {
  it.each([
    '/ru/pricing',
    '/robots.txt',
    '/api/site/settings',
    '/search?q=proxy',
    '/ru/search?q=proxy',
    '/og/x/en/y.png',
  ])('no Next.js preview cookie is set on %s', async (path) => {
    const cookie = 'Cookie: __prerender_bypass=0123456789abcdef; __next_preview_data=x.y.z; myLocale=en';
    for (const header of [
      [cookie],
      [cookie, 'RSC: 1'],
      ['Cookie: __prerender_bypass=x', 'x-prerender-revalidate: x'],
    ]) {
      expect((await sendAttack({ path, header })).headers.get('set-cookie')).toBeUndefined();
    }
  });

  it.each(['/search?q=proxy', '/ru/search?q=proxy', '/zh/search?q=proxy', '/ru/search?%71=proxy'])(
    'search results are private, no-store: %s',
    async (path) => {
      for (const header of [[], ['RSC: 1'], ['Next-Url: /x']]) {
        const response = await sendAttack({ path, header });
        expect(cacheControl(response)).toBe('private, no-store');
        expect(response.headers.get('content-type')).toContain('text/html');
      }
    },
  );
});

describe('headers internal to Next.js', () => {
  const markdown = `${translated('docs').path}.md`;
  const internal = ['Next-Url: /x', 'Next-Action: x', 'X-Nextjs-Data: 1', 'X-Prerender-Revalidate: x', 'RSC: 2'];

  it.each(['/ru/pricing', '/ru/no-such-page', '/ru/pricing/_payload.json', markdown])(
    '%s is served statically with the same headers regardless of internal headers',
    async (path) => {
      const comparable = ({ status, headers }: ParsedResponse) => [
        status,
        [...headers].filter(([name]) => name !== 'date' && name !== 'x-request-id'),
      ];
      const expected = comparable(await sendAttack({ path }));
      for (const header of internal) expect(comparable(await sendAttack({ path, header: [header] }))).toEqual(expected);
    },
  );

  it.each(['/ru/pricing/_payload.json', markdown])(
    '%s, which the router never requests, is served statically despite RSC',
    async (path) => {
      expect((await sendAttack({ path, header: ['RSC: 1'] })).status).toBe(200);
    },
  );

  it.each<[name: string, request: RawRequest]>([
    ['an endpoint', { path: '/api/site/settings' }],
    ['a search', { path: '/search?q=proxy' }],
    ['an unknown page', { path: '/ru/no-such-page', header: ['RSC: 1'] }],
    ['a search that the router is redirected to', { path: '/search?q=proxy', header: ['RSC: 1'] }],
    ['a resized image', { path: '/_next/image?url=x' }],
    ['a method that a page does not have', { path: '/ru/pricing', method: 'POST' }],
  ])('the response of %s has no internal headers', async (_name, request) => {
    const header = [...(request.header ?? []), 'X-Middleware-Prefetch: 1'];
    const response = await sendAttack({ ...request, header });
    expect(response.body).not.toBe('{}');
    expect([...response.headers.keys()].filter((name) => /^x-(?:matched|middleware|next)/.test(name))).toEqual([]);
  });
});
