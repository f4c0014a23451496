import { describe, expect, it } from 'vitest';
import { ask, type ParsedAnswer } from './target';

/** What responses tell caches in between. */

const publicPage = 'public, max-age=0, s-maxage=60, stale-while-revalidate=240, stale-if-error=86400';
const cacheControl = ({ headers }: ParsedAnswer) => headers.get('cache-control');
const varyOf = ({ headers }: ParsedAnswer) =>
  (headers.get('vary') ?? '').split(',').map((name) => name.trim().toLowerCase());

describe('a public page', () => {
  it.each(['/ru', '/ru/pricing', '/zh/blog', '/vi/docs', '/no-such-page', '/ru/no-such-page'])(
    '%s may be kept for a minute, and used for four more while it is fetched again',
    async (path) => {
      const expected = path === '/no-such-page' ? 'private, max-age=0, must-revalidate' : publicPage;
      expect(cacheControl(await ask({ path }))).toBe(expected);
    },
  );
});

describe('a file for programs', () => {
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
  ])('%s says for how long it may be kept, and does not vary by the router’s headers', async (path) => {
    const answer = await ask({ path });
    expect(answer.status).toBe(200);
    expect(cacheControl(answer)).toMatch(/^(public|no-store|private)/);
    expect(varyOf(answer).filter((name) => name === 'rsc' || name.startsWith('next-router'))).toEqual([]);
  });
});

describe('a redirect', () => {
  it.each([
    ['of a mended URL', '/ru/pricing/'],
    ['of repeated slashes', '//ru//pricing'],
    ['of a backslash', '/ru\\pricing'],
    ['to the unprefixed page', '/en/pricing'],
    ['of a guard', '/helps/101'],
  ])('%s has no body or one with a type, and no empty Vary', async (_name, path) => {
    const answer = await ask({ path });
    expect(answer.status).toBeGreaterThanOrEqual(301);
    expect(answer.status).toBeLessThan(309);
    if (answer.body !== '') expect(answer.headers.get('content-type')).toContain('text/plain');
    expect(varyOf(answer)).not.toContain(answer.headers.has('vary') ? '' : 'none');
  });
});

describe('what is made for one visitor', () => {
  it.each([
    '/ru/pricing',
    '/robots.txt',
    '/api/site/settings',
    '/search?q=proxy',
    '/ru/search?q=proxy',
    '/og/x/en/y.png',
  ])('sets no preview cookie of Next.js on %s', async (path) => {
    const cookie = 'Cookie: __prerender_bypass=0123456789abcdef; __next_preview_data=x.y.z; myLocale=en';
    for (const header of [
      [cookie],
      [cookie, 'RSC: 1'],
      ['Cookie: __prerender_bypass=x', 'x-prerender-revalidate: x'],
    ]) {
      expect((await ask({ path, header })).headers.get('set-cookie')).toBeUndefined();
    }
  });

  it.each(['/search?q=proxy', '/ru/search?q=proxy', '/zh/search?q=proxy', '/ru/search'])(
    'is kept by nobody: %s with its nonce',
    async (path) => {
      const answer = await ask({ path });
      const hasNonce = answer.headers.get('content-security-policy')!.includes("'nonce-");
      expect(hasNonce || path.includes('q=') ? cacheControl(answer) : 'private, no-store').toBe('private, no-store');
    },
  );
});
