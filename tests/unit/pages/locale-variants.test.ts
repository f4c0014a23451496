import { describe, expect, it } from 'vitest';
import { indexedPaths } from '@/lib/pages/all-paths';
import { isChinese, localeCodes } from '@/lib/i18n/locales';
import { alternatesOf, localeVariants, servedLocales, writtenLocales } from '@/lib/pages/locale-variants';
import { switchTarget } from '@/lib/pages/switch-target';
import { sitemapFiles, splitEntries } from '@/lib/seo/sitemap';
import { index } from '../request-routing/test-context';

const codes = (path: string) => localeVariants(path, index).map(({ locale }) => locale);

const notChinese = localeCodes.filter((code) => !isChinese(code));

describe('where a page exists', () => {
  it.each([
    ['/', localeCodes],
    ['/pricing', localeCodes],
    ['/blog', localeCodes],
    ['/solutions/google', localeCodes],
    ['/solutions/web-scraping', notChinese],
    ['/solutions/betting', notChinese.filter((code) => code !== 'vn')],
    ['/solutions/media-market', ['zh', 'tc']],
    ['/alternatives/octo-browser-alternative', notChinese],
    ['/alternatives/ziniao-alternative', ['zh', 'tc']],
    ['/blog/both', ['en', 'zh']],
    ['/blog/english-only', ['en']],
    ['/blog-guides', ['en', 'zh']],
    ['/blog-trade', ['zh']],
    ['/blog-guides/automation', ['en']],
    ['/release/1-4-0', localeCodes],
    ['/search', []],
    ['/error/404', []],
    ['/_icons', []],
    ['/nothing', []],
  ])('%s has the versions %j', (path, expected) => {
    expect(codes(path)).toEqual(expected);
  });

  it('serves an article wherever English has it, but counts it only where it is written', () => {
    expect(servedLocales('/blog/english-only', index)).toEqual(localeCodes);
    expect(writtenLocales('/blog/english-only', index)).toEqual(['en']);
    expect(servedLocales('/blog/chinese-only', index)).toEqual(['zh']);
  });

  it('gives readers of other languages the English version, else the Chinese one', () => {
    const fallback = (path: string) =>
      alternatesOf(localeVariants(path, index)).find(({ hreflang }) => hreflang === 'x-default')?.url;
    expect(fallback('/pricing')).toBe('https://www.facetry.example/pricing');
    expect(fallback('/solutions/media-market')).toBe('https://www.facetry.example/zh/solutions/media-market');
    expect(fallback('/search')).toBeUndefined();
    expect(fallback('/blog-guides')).toBe('https://www.facetry.example/blog-guides');
  });

  it('lists each version under its language, and the one for all other readers last', () => {
    expect(alternatesOf(localeVariants('/blog/both', index))).toEqual([
      { hreflang: 'en-US', url: 'https://www.facetry.example/blog/both' },
      { hreflang: 'zh-CN', url: 'https://www.facetry.example/zh/blog/both' },
      { hreflang: 'x-default', url: 'https://www.facetry.example/blog/both' },
    ]);
  });

  it('lists in a sitemap exactly the pages that have a version there', () => {
    const paths = indexedPaths('tc', index);
    expect(paths).toContain('/solutions/media-market');
    expect(paths).not.toContain('/solutions/betting');
    expect(paths).not.toContain('/blog/english-only');
    expect(paths).toContain('/blog/page/2');
    expect(new Set(paths).size).toBe(paths.length);
  });
});

describe('the switcher', () => {
  it.each([
    ['/pricing', 'ru', '/pricing'],
    ['/blog/both', 'zh', '/blog'],
    ['/blog-guides', 'ru', '/blog'],
    ['/news/opening', 'en', '/news'],
    ['/helps/install-on-windows', 'th', '/helps'],
    ['/docs/proxies', 'th', '/docs/proxies'],
    ['/solutions/betting', 'zh', '/solutions/media-market'],
    ['/solutions/betting', 'vn', '/'],
    ['/solutions/media-market', 'vn', '/'],
    ['/solutions/price-comparison', 'en', '/solutions/digital-agency'],
    ['/solutions/web-scraping', 'tc', '/'],
    ['/alternatives/ziniao-alternative', 'en', '/'],
    ['/alternatives/gologin-alternative', 'en', '/alternatives/gologin-alternative'],
    ['/nothing', 'ru', '/'],
  ] as const)('leads from %s to %s at %s', (path, locale, target) => {
    expect(switchTarget(path, locale, index)).toBe(target);
  });
});

describe('a sitemap', () => {
  it('is split before it has too many addresses or bytes', () => {
    const entries = Array.from({ length: 10 }, () => 'x'.repeat(100));
    expect(splitEntries(entries, { urls: 4, bytes: 10_000 }).map((part) => part.length)).toEqual([4, 4, 2]);
    expect(splitEntries(entries, { urls: 100, bytes: 250 }).map((part) => part.length)).toEqual([2, 2, 2, 2, 2]);
    expect(splitEntries([], { urls: 4, bytes: 100 })).toEqual([[]]);
  });

  it('states when an article changed, and nothing it does not know', () => {
    const [xml = ''] = sitemapFiles('en', index);
    expect(xml).toContain('/blog/both</loc>\n    <lastmod>2026-09-01</lastmod>');
    expect(xml).toContain('/pricing</loc>\n    <xhtml:link');
  });
});
