import { beforeEach, expect, it } from 'vitest';
import type { LocaleCode } from '@/lib/i18n/locales';
import { formatRanges } from '@/lib/search/index-format';
import { sortByCategory, buildIndex, type IndexedPage } from '@/lib/search/build-index';
import { search } from '@/lib/search/search';
import { parseSearchParams } from '@/lib/search/site-search';
import { withoutSegmentation, digest, page } from './small-index';

// Its rule for the environment is not checked here.

/** Searches a small set of pages. */

const english = [
  page('/docs/proxies', 'Proxies', [
    ['', '', 'How a profile gets an address.'],
    ['check', 'Check a proxy', 'It shows the country.'],
  ]),
  page('/docs/teams', 'Teams', [
    ['', '', 'Share profiles with colleagues.'],
    ['roles', 'Roles', 'A role says who may change a proxy.'],
  ]),
  page('/docs/cookies', 'Cookies', [
    ['', '', 'Kept in a profile.'],
    ['import', 'Import', 'Take cookies along.'],
  ]),
  page('/blog/walls', 'Walls', [['', '', 'A wall keeps proxies and cookies apart in the country.']], {
    category: 'blog',
  }),
];
const russian = [
  page('/docs/proxies', 'Прокси', [['', '', 'Как профиль получает адрес.']]),
  page('/docs/sessions', 'Сеансы', [['', '', 'Что хранит профиль, вместе с cookies.']], { category: 'blog' }),
];
const japanese = [
  page('/docs/profiles', 'プロファイルの作成', [['', '', 'おすすめの設定です。']]),
  page('/alternatives', 'ほかの製品と比べる', [['', '', '比較']], { category: 'page', aliases: 'alternatives' }),
];

let parts: Map<string, string>;
let loaded: string[];
const read = async (name: string): Promise<unknown> => {
  loaded.push(name);
  return JSON.parse(parts.get(name)!);
};

beforeEach(() => {
  parts = new Map();
  loaded = [];
  const add = (locale: LocaleCode, pages: IndexedPage[]) => {
    const made = buildIndex({ locale, pages, segment: withoutSegmentation, digest });
    for (const { name, text, full } of made) parts.set(name, full ?? text);
    return made.at(-1)!.name;
  };
  const head = add('en', english);
  parts.set('en', JSON.stringify({ head }));
  const shown = sortByCategory(english).flatMap(({ path }, i) => (path === '/docs/proxies' ? [] : [i]));
  parts.set('ru', JSON.stringify({ head: add('ru', russian), english: { head, shown: formatRanges(shown) } }));
  parts.set('jp', JSON.stringify({ head: add('jp', japanese), english: { head, shown: formatRanges(shown) } }));
});

const paths = async (query: string, locale: LocaleCode = 'en', more: { limit?: number; page?: number } = {}) =>
  (await search({ read }, query, { locale, ...more })).hits.map(({ path, anchor }) =>
    anchor ? `${path}#${anchor}` : path,
  );

it('a page about a topic ranks before a page with it in a heading, and that before a mere mention', async () => {
  expect(await paths('proxy')).toEqual(['/docs/proxies', '/docs/teams#roles', '/blog/walls']);
});

it('a search result links to the heading of its section', async () => {
  expect(await paths('country check')).toEqual(['/docs/proxies#check']);
  expect(await paths('import cookies')).toEqual(['/docs/cookies#import']);
});

it('search results have all words of the query, or else the most', async () => {
  expect(await paths('proxies cookies')).toEqual(['/blog/walls']);
  const { hits, hasFullMatch } = await search({ read }, 'cookies elephants', { locale: 'en' });
  expect([hits[0]?.path, hasFullMatch]).toEqual(['/docs/cookies', false]);
});

it('a pasted word with invisible characters finds what the typed word finds', async () => {
  expect(await paths('coo\u00ADki\u2060es')).toEqual(await paths('cookies'));
  expect(parseSearchParams(new URLSearchParams({ q: '代\u2060理' })).query).toBe('代理');
  expect(await paths('прок\u200Bси', 'ru')).toEqual(await paths('прокси', 'ru'));
});

it('prefixes, misspelled words and inflections match in a search', async () => {
  expect((await paths('coun'))[0]).toBe('/docs/proxies#check');
  expect((await paths('cokies'))[0]).toBe('/docs/cookies');
  expect((await paths('colleague'))[0]).toBe('/docs/teams');
});

it('a suggested query is spelled as in the index', async () => {
  expect(await search({ read }, 'Cokies  import', { locale: 'en' })).toMatchObject({ suggestion: 'cookies  import' });
  expect((await search({ read }, 'cookies', { locale: 'en' })).suggestion).toBeUndefined();
});

it('a search finds untranslated pages in English, without duplicates', async () => {
  const { hits } = await search({ read }, 'cookies', { locale: 'ru' });
  expect(hits.map(({ path, locale }) => `${locale} ${path}`)).toEqual([
    'ru /docs/sessions',
    'en /docs/cookies',
    'en /blog/walls',
  ]);
  expect((await paths('proxies', 'ru')).filter((path) => path.startsWith('/docs/proxies'))).toEqual([]);
  expect(await paths('прокси', 'ru')).toEqual(['/docs/proxies']);
});

it('a search result in the reader’s language comes before every English one', async () => {
  const { hits } = await search({ read }, 'cookies', { locale: 'ru', limit: 1 });
  expect(hits.map(({ path }) => path)).toEqual(['/docs/sessions']);
});

it('a search for Hiragana finds Katakana, and the other way round', async () => {
  for (const query of ['プロファイル', 'ぷろふぁいる', 'ﾌﾟﾛﾌｧｲﾙ', 'おすすめ', 'オススメ']) {
    expect(await paths(query, 'jp'), query).toEqual(['/docs/profiles']);
  }
  const { hits } = await search({ read }, 'ぷろふぁいる', { locale: 'jp' });
  expect(hits[0]!.title[0]).toEqual({ text: 'プロファイル', isMatch: true });
});

it('a search for another product finds the pages about changing products, in any language', async () => {
  expect(await paths('AdsPower', 'jp')).toEqual(['/alternatives']);
  expect(await search({ read }, 'adspower', { locale: 'jp' })).toMatchObject({ hasFullMatch: true });
});

it('an empty query loads no index shards', async () => {
  for (const query of ['', '   ', '?!', '🙂🙃', '\u202E\u200F', '\0', '\uD83D']) {
    expect((await search({ read }, query, { locale: 'en' })).hits, query).toEqual([]);
  }
  expect(loaded).toEqual([]);
});
