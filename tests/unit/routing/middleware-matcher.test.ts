import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { prefixedCodes } from '@/lib/i18n/locales';
import { fixedPaths, matcherSource } from '@/lib/routes/fixed-paths';
import { isMachinePath } from '@/lib/routes/machine-paths';
import { decideHeader } from '@/lib/routing/request-hints';

const source = readFileSync('middleware.ts', 'utf8');
const written = /matcher: \[\s*'(.*)',\n/.exec(source)?.[1] ?? '';
const literal = written.replaceAll('\\\\', '\\');
const goesThrough = (path: string) => new RegExp(`^${literal}$`).test(path);

describe('the middleware’s matcher', () => {
  it('is the one that the route table gives', () => {
    // As it stands in the source, so that what a failure prints can be copied there.
    expect(written).toBe(matcherSource().replaceAll('\\', '\\\\'));
    expect(source).toContain(`key: '${decideHeader}'`);
  });

  it('lets the fixed pages of prefixed locales pass, and nothing that resembles them', () => {
    for (const code of prefixedCodes) {
      for (const page of fixedPaths()) expect(goesThrough(`/${code}/${page}`), `/${code}/${page}`).toBe(false);
    }
    for (const path of ['/', '/ru', '/ru/', '/zh/pricing', '/pricing', '/RU/pricing', '/vi/pricing', '/ru/pricing/']) {
      expect(goesThrough(path), path).toBe(true);
    }
    for (const path of [
      '/ru/Pricing',
      '/ru/pricing.html',
      '/ru/pricing/x',
      '/ru/unknown',
      '/ru/docs',
      '/ru/error/404',
    ]) {
      expect(goesThrough(path), path).toBe(true);
    }
  });

  it('lets pass what is for machines, and only that', () => {
    const machine = ['/robots.txt', '/sitemap.xml', '/index-sitemap.xml', '/ja-JP-sitemap.xml', '/en-US-sitemap-2.xml'];
    const feeds = ['/blog/rss.xml', '/ru/news/atom.xml', '/zh/release/rss.xml'];
    const pictures = ['/favicon.ico', '/icon.svg', '/icon-192.png', '/icon-maskable-512.png', '/apple-touch-icon.png'];
    const files = [
      ...pictures,
      '/builds/latest.json',
      '/builds/meta/Eqjq75Rd4fSkqhF1AX8-_.json',
      '/__nuxt_island/latest-posts.json',
      '/manifest.webmanifest',
      '/assets/icons.svg',
      '/og/0123456789/ru/blog.png',
      '/_next/x',
      '/api/x',
    ];
    for (const path of [...machine, ...feeds, ...files]) {
      expect(goesThrough(path), path).toBe(false);
      expect(isMachinePath(path), path).toBe(true);
    }
    for (const path of [
      '/robots.txt/',
      '/x/robots.txt',
      '/sitemap.xml.html',
      '/assetsx',
      '/og/0123456789/ru/blog',
      '/og/x/ru/blog.png',
      '/icon-64.png',
      '/ru/manifest.webmanifest',
      '/apix',
      '/en/blog/rss.xml',
      '/builds/meta/a/b.json',
      '/__nuxt_island/x/y.json',
      '/_payload.json',
      '/ru/pricing/_payload.json',
    ]) {
      expect(goesThrough(path), path).toBe(true);
      expect(isMachinePath(path), path).toBe(false);
    }
  });
});
