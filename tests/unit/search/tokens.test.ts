import { describe, expect, it } from 'vitest';
import type { LocaleCode } from '@/lib/i18n/locales';
import { editDistance, maxTypos } from '@/lib/search/edit-distance';
import { haveSameStem } from '@/lib/search/stemming';
import { normalizeToken } from '@/lib/search/normalize-token';
import { cutByWords, queryWords } from '@/lib/search/query-words';
import { indexTerms, pairsOf, tokensOf } from '@/lib/search/tokens';

/** How words are told apart and compared, before anything is looked up. */

describe('the plain form of a word', () => {
  it.each([
    ['Configuración', 'configuracion'],
    ['Đổi gói', 'doi goi'],
    ['İKİ Adımlı', 'iki adimli'],
    ['ＡＰＩ', 'api'],
    ['Straße', 'strasse'],
    ['Ёлка', 'елка'],
    ['комп’ютер', 'компютер'],
    ['настройки', 'настройки'],
    ['їжак', 'їжак'],
    ['prox\u00ADy\u2060', 'proxy'],
  ])('of %s is %s', (word, plain) => {
    expect(normalizeToken(word)).toBe(plain);
  });

  it('keeps the vowels of Thai and Hindi, and leaves out what is often not typed', () => {
    expect(normalizeToken('นำเข้าคุกกี้')).toBe('นำเข้าคุกกี้');
    expect(normalizeToken('रिफ़ंड')).toBe('रिफंड');
  });
});

describe('a text', () => {
  it('is cut into words, versions whole', () => {
    expect(tokensOf('Version 1.4.0, user-agent & don’t').map(({ text }) => text)).toEqual([
      'version',
      '1.4.0',
      'user',
      'agent',
      'don',
      't',
    ]);
  });

  it('tells where each stands', () => {
    const text = 'Не «комп’ютер»: 代理 API';
    expect(tokensOf(text).map(({ start, end }) => text.slice(start, end))).toEqual(['Не', 'комп’ютер', '代理', 'API']);
  });

  it('without spaces is found by every two signs that stand within a word or beside a single one', () => {
    expect(pairsOf('浏览器')).toEqual(['浏览', '览器']);
    const words = (run: string) => (run === '导入浏览器' ? ['导入', '浏览器'] : [run]);
    expect(indexTerms('导入浏览器', 'zh', words)).toEqual(['导入', '浏览', '览器']);
    expect(indexTerms('发展中国家', 'zh', () => ['发展', '中国', '家'])).toContain('国家');
  });

  it('is not found by words that stand everywhere, unless it has no others', () => {
    expect(indexTerms('How to add a proxy', 'en', (run) => [run])).toEqual(['add', 'proxy']);
    expect(indexTerms('About us', 'en', (run) => [run])).toEqual(['about', 'us']);
  });
});

describe('a query', () => {
  const asked = (query: string, locale: LocaleCode) =>
    queryWords(query, locale).flatMap(({ text, isOptional }) => (isOptional ? [] : [text]));

  it.each([
    ['how do i import cookies?', 'en', ['import', 'cookies']],
    ['怎么导入cookie', 'zh', ['导入', 'cookie']],
    ['プロキシのエラー', 'jp', ['プロキシ', 'エラー']],
    ['как вернуть деньги', 'ru', ['вернуть', 'деньги']],
    ['the', 'en', ['the']],
    ['  ', 'en', []],
    ['.*+?^${}()|[]\\', 'en', []],
    ['🙂', 'en', []],
  ] as const)('“%s” asks for its telling words', (query, locale, words) => {
    expect(asked(query, locale)).toEqual(words);
  });

  it('may still be typed at its end alone', () => {
    expect(queryWords('proxy err', 'en').map(({ isLast }) => isLast)).toEqual([false, true]);
    expect(queryWords('proxy err ', 'en').map(({ isLast }) => isLast)).toEqual([false, false]);
  });

  it('in Thai is cut into words that the index has', () => {
    const known = new Set(['นำเข้า', 'คุกกี้', 'คุก']);
    expect(cutByWords('นำเข้าคุกกี้', (word) => known.has(word)).map(({ text }) => text)).toEqual(['นำเข้า', 'คุกกี้']);
    expect(cutByWords('xxนำเข้า', (word) => known.has(word))).toEqual([
      { text: 'xx', isKnown: false },
      { text: 'นำเข้า', isKnown: true },
    ]);
  });
});

describe('two words', () => {
  it.each([
    ['en', 'proxy', 'proxies'],
    ['en', 'plan', 'planning'],
    ['en', 'inviting', 'invite'],
    ['ru', 'профиль', 'профилями'],
    ['ru', 'отключился', 'отключается'],
    ['uk', 'журнал', 'журналу'],
    ['es', 'perfil', 'perfiles'],
    ['pt', 'configuracao', 'configuracoes'],
    ['fr', 'reglage', 'reglages'],
    ['tr', 'profil', 'profilleri'],
    ['ko', '프록시', '프록시를'],
    ['hi', 'कुकी', 'कुकियों'],
  ] as const)('of %s are forms of one: %s, %s', (locale, one, other) => {
    expect(haveSameStem(one, other, locale)).toBe(true);
    expect(haveSameStem(other, one, locale)).toBe(true);
  });

  it.each([
    ['en', 'proxy', 'profile'],
    ['en', 'port', 'portal'],
    ['ru', 'прокси', 'профиль'],
    ['zh', '代理', '代码'],
  ] as const)('of %s are not: %s, %s', (locale, one, other) => {
    expect(haveSameStem(one, other, locale)).toBe(false);
  });

  it.each([
    ['proxy', 'proxy', 0],
    ['fingreprint', 'fingerprint', 1],
    ['eror', 'error', 1],
    ['cokies', 'cookies', 1],
    ['selnium', 'selenium', 1],
    ['abc', 'xyz', 3],
  ])('are as far apart as letters have to be changed: %s, %s', (one, other, distance) => {
    expect(editDistance(one, other, 2)).toBe(distance);
  });

  it('may differ by one letter from four on, by two from eight on', () => {
    expect([3, 4, 7, 8].map(maxTypos)).toEqual([0, 1, 1, 2]);
  });
});
