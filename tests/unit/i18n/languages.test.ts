import { describe, expect, it } from 'vitest';
import { parseAcceptLanguage } from '@/lib/i18n/accept-language';
import { localeOfTag } from '@/lib/i18n/language-tag';
import { defaultLocale, localeCodes, locales, prefixedCodes, sourceLocale } from '@/lib/i18n/locales';
import { fixedPath, isBarePrefix, linkPath, splitLocale, switchPath } from '@/lib/i18n/paths';

describe('the locale table', () => {
  it('has each language once, in a form that addresses and sitemaps can hold', () => {
    for (const column of ['code', 'language', 'name'] as const) {
      expect(new Set(locales.map((entry) => entry[column])).size, column).toBe(locales.length);
    }
    for (const { code, language } of locales) {
      expect(code).toMatch(/^[a-z]{2}$/);
      expect(language).toMatch(/^[a-z]{2}-[A-Z]{2}$/);
    }
  });

  it('gives a code to no second meaning: a language’s own subtag stays its own', () => {
    for (const { code, language } of locales) expect(localeOfTag(language), language).toBe(code);
  });

  it('knows one locale for all other addresses, which has no prefix, and which may have a host of its own', () => {
    expect(locales.filter(({ isCatchallLocale }) => isCatchallLocale).map(({ code }) => code)).toEqual([defaultLocale]);
    expect(prefixedCodes).not.toContain(defaultLocale);
    expect(locales.filter(({ domain }) => domain).map(({ code }) => code)).toEqual(['zh']);
  });

  it('says which addresses have no prefix, and in which language words are written first', () => {
    expect(localeCodes.filter((code) => !prefixedCodes.includes(code))).toEqual(['en', 'zh']);
    expect([defaultLocale, sourceLocale]).toEqual(['en', 'en']);
  });
});

describe('a language tag', () => {
  it.each([
    ['en', 'en'],
    ['EN-gb', 'en'],
    ['zh', 'zh'],
    ['zh-Hans-TW', 'zh'],
    ['zh-Hant', 'tc'],
    ['zh_TW', 'tc'],
    ['zh-hk', 'tc'],
    ['zh-MO', 'tc'],
    ['tc', 'tc'],
    ['vi', 'vn'],
    ['vn', 'vn'],
    ['ja-JP', 'jp'],
    ['kr', 'ko'],
    ['ua', 'uk'],
    ['cn', 'zh'],
    ['pt-BR', 'pt'],
    ['es-419', 'es'],
    ['de', null],
    ['*', null],
    ['', null],
    ['english', null],
    ['en-', null],
    ['en-US-x-private', null],
    ['__proto__', null],
  ])('%s means %s', (tag, locale) => {
    expect(localeOfTag(tag)).toBe(locale);
  });
});

describe('an Accept-Language header', () => {
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
  ])('%s names %j', (header, expected) => {
    expect(parseAcceptLanguage(header)).toEqual(expected);
  });

  it('is not read for ever', () => {
    expect(parseAcceptLanguage(`${'de,'.repeat(10_000)}ru`)).toEqual([]);
  });
});

describe('addresses of a page', () => {
  it('differ by who asks: search engines, links, the switcher', () => {
    expect(localeCodes.map((code) => fixedPath(code, '/faq')).slice(0, 4)).toEqual([
      '/faq',
      '/zh/faq',
      '/ru/faq',
      '/vn/faq',
    ]);
    expect(linkPath('zh', '/faq')).toBe('/faq');
    expect(switchPath('en', '/faq')).toBe('/en/faq');
    expect([fixedPath('en', '/'), fixedPath('ru', '/'), switchPath('en', '/')]).toEqual(['/', '/ru', '/en']);
  });

  it('keep the Vietnamese documentation where it has always been', () => {
    expect(linkPath('vn', '/docs/faq')).toBe('/vi/docs/faq');
    expect(linkPath('vn', '/docs-other')).toBe('/vn/docs-other');
  });

  it('can be taken apart again', () => {
    expect(splitLocale('/zh_Hant/faq')).toEqual({ locale: 'tc', path: '/faq' });
    expect(splitLocale('/ru')).toEqual({ locale: 'ru', path: '/' });
    expect(splitLocale('/faq')).toEqual({ locale: null, path: '/faq' });
  });

  it('need a slash before a query only as the bare prefix of a prefixed locale', () => {
    expect(['/ru', '/tc', '/en', '/zh', '/', '/ru/faq', '/faq'].filter(isBarePrefix)).toEqual(['/ru', '/tc']);
  });
});
