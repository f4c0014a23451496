import { describe, expect, it, vi } from 'vitest';
import { parseAcceptLanguage } from '@/lib/i18n/accept-language';
import { localeFromTag } from '@/lib/i18n/language-tag';
import { defaultLocale, localeCodes, locales, prefixedCodes, sourceLocale } from '@/lib/i18n/locales';
import { parseStoredLocale } from '@/lib/i18n/stored-locale';
import { canonicalPath, isBarePrefix, linkPath, splitLocale, switcherPath } from '@/lib/i18n/locale-paths';

describe('locale table', () => {
  it('every language is listed once, in a form valid for URLs and sitemaps', () => {
    for (const column of ['code', 'language', 'name'] as const) {
      expect(new Set(locales.map((entry) => entry[column])).size, column).toBe(locales.length);
    }
    for (const { code, language } of locales) {
      expect(code).toMatch(/^[a-z]{2}$/);
      expect(language).toMatch(/^[a-z]{2}-[A-Z]{2}$/);
    }
  });

  it('a locale code never conflicts with the standard subtag of another language', () => {
    for (const { code, language } of locales) expect(localeFromTag(language), language).toBe(code);
  });

  it('one locale has no URL prefix, and may have its own host', () => {
    expect(locales.filter(({ isCatchallLocale }) => isCatchallLocale).map(({ code }) => code)).toEqual([defaultLocale]);
    expect(prefixedCodes).not.toContain(defaultLocale);
    expect(locales.filter(({ domain }) => domain).map(({ code }) => code)).toEqual(['zh']);
  });

  it('the locale table defines which URLs have no prefix, and the language that messages are written in first', () => {
    expect(localeCodes.filter((code) => !prefixedCodes.includes(code))).toEqual(['en', 'zh']);
    expect([defaultLocale, sourceLocale]).toEqual(['en', 'en']);
  });
});

describe('language tags', () => {
  const tags: [locale: string | null, tags: string][] = [
    ['en', 'en EN-gb'],
    ['zh', 'zh zh-Hans-TW cn'],
    ['tc', 'zh-Hant zh_TW zh-hk zh-MO tc'],
    ['vn', 'vi vn'],
    ['jp', 'ja-JP'],
    ['ko', 'kr'],
    ['uk', 'ua'],
    ['pt', 'pt-BR'],
    ['es', 'es-419'],
    [null, 'de * english en- en-US-x-private __proto__'],
  ];
  it.each(tags)('the locale %s is that of the language tags %s', (locale, names) => {
    for (const tag of names.split(' ')) expect(localeFromTag(tag), tag).toBe(locale);
    expect(localeFromTag('')).toBeNull();
  });
});

describe('Accept-Language', () => {
  it.each([
    [null, []],
    ['', []],
    ['ru', ['ru']],
    ['en;q=0.5, ru;q=0.9, zh-TW', ['tc', 'ru', 'en']],
    ['fr-CH, fr;q=0.9, en;q=0.8, de;q=0.7, *;q=0.5', ['fr', 'fr', 'en']],
    ['ru;q=0, en', ['en']],
    ['ru;q=2, en;q=abc, th;q=-1, ko;q=1', ['ko']],
    ['RU;Q=0.5', ['ru']],
    ['cn, jp, vn, kr, tc-TW, ua, vi', ['vn']],
    ['cn-x-y, jp-u-ca-japanese', []],
    ['th-TH-u-ca-buddhist', ['th']],
    ['en-US-x-private, EN_us_POSIX', ['en', 'en']],
    ['de-CH-1996, ru-Latn-RU;q=0.5, pt-BR-u-nu-latn', ['pt', 'ru']],
    ['es-419-u-co-trad, ca-ES-valencia, sr-Latn', ['es']],
    ['zh-TW, zh-HK, zh-MO, zh-Hant, zh-Hant-SG, zh-yue, yue, yue-HK, zh-yue-HK', Array(9).fill('tc')],
    ['zh-TW-u-ca-roc, zh-Hant-HK-x-own, zh-HK-variant, zh-cmn-Hant-TW', Array(4).fill('tc')],
    ['zh, zh-SG, zh-Hans, zh-Hans-HK, zh-CN-u-co-stroke, zh-cmn-Hans-CN, cmn, yue-Hans', Array(8).fill('zh')],
    ['en-, -en, en--US, x-en, i-ru, *-CH, *', ['en', 'en']],
  ])('Accept-Language %s lists %j', (header, expected) => {
    expect(parseAcceptLanguage(header)).toEqual(expected);
  });

  it('a long Accept-Language header is truncated', () => {
    expect(parseAcceptLanguage(`${'de,'.repeat(10_000)}ru`)).toEqual([]);
  });
});

it.each([
  ['zh', 'zh zh-CN'],
  ['tc', 'tc zh-HK'],
  ['vn', 'vi-VN'],
  ['th', 'th-TH-u-ca-buddhist'],
  ['pt', 'pt-BR'],
  [null, 'de xx nonsense ua'],
])('the stored language is %s if the cookie is %s', (locale, cookies) => {
  for (const cookie of cookies.split(' ')) expect(parseStoredLocale(cookie), cookie).toBe(locale);
  for (const cookie of ['', undefined]) expect(parseStoredLocale(cookie)).toBeNull();
});

describe('URLs of a page', () => {
  it('the URL of a page depends on its use: canonical, link or language menu', () => {
    expect(localeCodes.map((code) => canonicalPath(code, '/faq')).slice(0, 4)).toEqual([
      '/faq',
      '/zh/faq',
      '/ru/faq',
      '/vn/faq',
    ]);
    expect(linkPath('zh', '/faq')).toBe('/faq');
    expect(switcherPath('en', '/faq')).toBe('/en/faq');
    expect([canonicalPath('en', '/'), canonicalPath('ru', '/'), switcherPath('en', '/')]).toEqual(['/', '/ru', '/en']);
  });

  it('links on a page shown in a browser have the prefix of Chinese if the page has it', () => {
    const linksAt = (pathname: string) => {
      vi.stubGlobal('location', { pathname });
      return (['en', 'zh', 'ru'] as const).map((code) => linkPath(code, '/faq'));
    };
    expect(linksAt('/pricing')).toEqual(['/faq', '/faq', '/ru/faq']);
    expect(linksAt('/zh')).toEqual(['/faq', '/zh/faq', '/ru/faq']);
    expect(linksAt('/zh/pricing')).toEqual(['/faq', '/zh/faq', '/ru/faq']);
    vi.unstubAllGlobals();
  });

  it('the Vietnamese documentation keeps its legacy path', () => {
    expect(linkPath('vn', '/docs/faq')).toBe('/vi/docs/faq');
    expect(linkPath('vn', '/docs-other')).toBe('/vn/docs-other');
  });

  it('the locale and the page of a localized path are parsed', () => {
    expect(splitLocale('/zh_Hant/faq')).toEqual({ locale: 'tc', path: '/faq' });
    expect(splitLocale('/ru')).toEqual({ locale: 'ru', path: '/' });
    expect(splitLocale('/faq')).toEqual({ locale: null, path: '/faq' });
  });

  it('a slash precedes the query only after the bare prefix of a locale', () => {
    expect(['/ru', '/tc', '/en', '/zh', '/', '/ru/faq', '/faq'].filter(isBarePrefix)).toEqual(['/ru', '/tc']);
  });
});
