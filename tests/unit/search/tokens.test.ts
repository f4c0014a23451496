import { describe, expect, it } from 'vitest';
import type { LocaleCode } from '@/lib/i18n/locales';
import { maxTypos } from '@/lib/search/vocabulary';
import { haveSameStem } from '@/lib/search/stemming';
import { normalizeToken } from '@/lib/search/normalize-token';
import { segmentByDictionary, queryWords } from '@/lib/search/query-words';
import { indexTerms, toBigrams, tokenize } from '@/lib/search/tokens';

/** Tokenizing and normalizing words before a lookup. */

describe('normalized token', () => {
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
    ['\uFEFFpr\u200Box\u200Dy\u3164', 'proxy'],
  ])('the normalized form of %s is %s', (word, plain) => {
    expect(normalizeToken(word)).toBe(plain);
  });

  it('normalization keeps Thai and Hindi vowels, and drops marks that are often not typed', () => {
    expect(normalizeToken('นำเข้าคุกกี้')).toBe('นำเข้าคุกกี้');
    expect(normalizeToken('रिफ़ंड')).toBe('रिफंड');
  });
});

describe('tokenized text', () => {
  it('a text is split into words, versions as a whole', () => {
    expect(tokenize('Version 1.4.0, user-agent & don’t').map(({ text }) => text)).toEqual([
      'version',
      '1.4.0',
      'user',
      'agent',
      'don',
      't',
    ]);
  });

  it('an invisible character inside a word does not separate it', () => {
    const text = 'Anti\u00ADdetect\u200Bed, क\u094D\u200Dष, nim\u200Cfasele';
    const tokens = tokenize(text);
    expect(tokens.map(({ text: word }) => word)).toEqual(['antidetected', 'क\u094Dष', 'nimfasele']);
    expect(text.slice(tokens[0]!.start, tokens[0]!.end)).toBe('Anti\u00ADdetect\u200Bed');
  });

  it('tokens have their positions', () => {
    const text = 'Не «комп’ютер»: 代理 API';
    expect(tokenize(text).map(({ start, end }) => text.slice(start, end))).toEqual(['Не', 'комп’ютер', '代理', 'API']);
  });

  it('text without spaces is indexed by bigrams within a word or next to a single character', () => {
    expect(toBigrams('浏览器')).toEqual(['浏览', '览器']);
    const words = (run: string) => (run === '导入浏览器' ? ['导入', '浏览器'] : [run]);
    expect(indexTerms('导入浏览器', 'zh', words)).toEqual(['导入', '浏览', '览器']);
    expect(indexTerms('发展中国家', 'zh', () => ['发展', '中国', '家'])).toContain('国家');
  });

  it('stop words are not indexed, unless there are no other words', () => {
    expect(indexTerms('How to add a proxy', 'en', (run) => [run])).toEqual(['add', 'proxy']);
    expect(indexTerms('About us', 'en', (run) => [run])).toEqual(['about', 'us']);
  });
});

describe('tokenized query', () => {
  const termsOf = (query: string, locale: LocaleCode) =>
    queryWords(query, locale).flatMap(({ text, isOptional }) => (isOptional ? [] : [text]));

  it.each([
    ['how do i import cookies?', 'en', ['import', 'cookies']],
    ['怎么导入cookie', 'zh', ['导入', 'cookie']],
    ['プロキシのエラー', 'jp', ['プロキシ', 'エラー']],
    ['はーどうぇあ', 'jp', ['はーどうぇあ']],
    ['как вернуть деньги', 'ru', ['вернуть', 'деньги']],
    ['the', 'en', ['the']],
    ['  ', 'en', []],
    ['.*+?^${}()|[]\\', 'en', []],
    ['🙂', 'en', []],
  ] as const)('the terms of the query “%s” are its significant words', (query, locale, words) => {
    expect(termsOf(query, locale)).toEqual(words);
  });

  it('only the last word of a query is a prefix', () => {
    expect(queryWords('proxy err', 'en').map(({ isLast }) => isLast)).toEqual([false, true]);
    expect(queryWords('proxy err ', 'en').map(({ isLast }) => isLast)).toEqual([false, false]);
  });

  it('a Thai query is segmented into words of the index', () => {
    const known = new Set(['นำเข้า', 'คุกกี้', 'คุก']);
    expect(segmentByDictionary('นำเข้าคุกกี้', (word) => known.has(word)).map(({ text }) => text)).toEqual([
      'นำเข้า',
      'คุกกี้',
    ]);
    expect(segmentByDictionary('xxนำเข้า', (word) => known.has(word))).toEqual([
      { text: 'xx', inDictionary: false },
      { text: 'นำเข้า', inDictionary: true },
    ]);
  });
});

describe('word comparison', () => {
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
  ] as const)('words with the same stem in %s: %s, %s', (locale, first, second) => {
    expect(haveSameStem(first, second, locale)).toBe(true);
    expect(haveSameStem(second, first, locale)).toBe(true);
  });

  it.each([
    ['en', 'proxy', 'profile'],
    ['en', 'port', 'portal'],
    ['ru', 'прокси', 'профиль'],
    ['zh', '代理', '代码'],
  ] as const)('words with different stems in %s: %s, %s', (locale, first, second) => {
    expect(haveSameStem(first, second, locale)).toBe(false);
  });

  it('one typo is tolerated from four letters, two from eight', () => {
    expect([3, 4, 7, 8].map(maxTypos)).toEqual([0, 1, 1, 2]);
  });
});
