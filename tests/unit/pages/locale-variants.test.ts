import { expect, it } from 'vitest';
import { indexedPaths } from '@/lib/pages/all-paths';
import { isChinese, localeCodes } from '@/lib/i18n/locales';
import { localeVariants, servedLocales, translatedLocales } from '@/lib/pages/locale-variants';
import { alternatesOf } from '@/lib/seo/hreflang';
import { languageSwitchTarget } from '@/lib/pages/language-switch-target';
import { sitemapFiles, splitEntries } from '@/lib/seo/sitemap';
import { index } from '../request-routing/test-context';

const codes = (path: string) => localeVariants(path, index).map(({ locale }) => locale);

const notChinese = localeCodes.filter((code) => !isChinese(code));

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
])('the page %s has the locale variants %j', (path, expected) => {
  expect(codes(path)).toEqual(expected);
});

it('an article is served in every locale with English, but listed only in its own languages', () => {
  expect(servedLocales('/blog/english-only', index)).toEqual(localeCodes);
  expect(translatedLocales('/blog/english-only', index)).toEqual(['en']);
  expect(servedLocales('/blog/chinese-only', index)).toEqual(['zh']);
});

/** The URLs of a page by hreflang, without the site. */
const hreflang = (path: string) =>
  alternatesOf(localeVariants(path, index)).map(({ hreflang, url }) => [
    hreflang,
    url.replace('https://www.facetry.example', ''),
  ]);

it('x-default is the English variant of a page, or else the Chinese one', () => {
  const fallback = (path: string) => Object.fromEntries(hreflang(path))['x-default'] as string | undefined;
  expect(fallback('/pricing')).toBe('/pricing');
  expect(fallback('/blog-guides')).toBe('/blog-guides');
  expect(fallback('/solutions/media-market')).toBe('/zh/solutions/media-market');
  expect(fallback('/search')).toBeUndefined();
});

it('hreflang lists each variant under its language, and x-default last', () => {
  expect(hreflang('/blog/both')).toEqual([
    ['en-US', '/blog/both'],
    ['en', '/blog/both'],
    ['zh-CN', '/zh/blog/both'],
    ['zh-Hans', '/zh/blog/both'],
    ['x-default', '/blog/both'],
  ]);
});

it('hreflang lists languages of several regions also by the language alone', () => {
  expect(hreflang('/pricing').filter(([name]) => /^(?:..|zh-Han.)$/.test(name!))).toEqual([
    ['en', '/pricing'],
    ['zh-Hans', '/zh/pricing'],
    ...['es', 'pt', 'fr'].map((code) => [code, `/${code}/pricing`]),
    ['zh-Hant', '/tc/pricing'],
  ]);
});

it('a sitemap lists exactly the pages that exist in its locale', () => {
  const paths = indexedPaths('tc', index);
  expect(paths).toContain('/solutions/media-market');
  expect(paths).not.toContain('/solutions/betting');
  expect(paths).not.toContain('/blog/english-only');
  expect(paths).toContain('/blog/page/2');
  expect(new Set(paths).size).toBe(paths.length);
});

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
] as const)('the language menu leads from %s to %s at %s', (path, locale, target) => {
  expect(languageSwitchTarget(path, locale, index)).toBe(target);
});

it('a sitemap is split before it exceeds the limits of URLs and bytes', () => {
  const entries = Array.from({ length: 10 }, () => 'x'.repeat(100));
  expect(splitEntries(entries, { urls: 4, bytes: 10_000 }).map((part) => part.length)).toEqual([4, 4, 2]);
  expect(splitEntries(entries, { urls: 100, bytes: 250 }).map((part) => part.length)).toEqual([2, 2, 2, 2, 2]);
  expect(splitEntries([], { urls: 4, bytes: 100 })).toEqual([[]]);
});

it('a sitemap states only known modification dates of articles', () => {
  const [xml = ''] = sitemapFiles('en', index);
  expect(xml).toContain('/blog/both</loc>\n    <lastmod>2026-09-01</lastmod>');
  expect(xml).toContain('/pricing</loc>\n    <xhtml:link');
});
