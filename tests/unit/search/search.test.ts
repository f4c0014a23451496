import { createHash } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import type { LocaleCode } from '@/lib/i18n/locales';
import {
  readNumbers,
  readRanges,
  writeNumbers,
  writePlaces,
  writeRanges,
  writeWords,
  type Place,
} from '@/lib/search/index-format';
import { PlaceTable, WordTable } from '@/lib/search/index-tables';
import { inOrder, makeIndex, type IndexedPage } from '@/lib/search/make-index';
import { search } from '@/lib/search/search';

/** The search on a handful of pages. */

const digest = (text: string) => createHash('sha256').update(text).digest('base64url').slice(0, 10);
const cut = (run: string) => [run];

const page = (
  path: string,
  title: string,
  sections: [anchor: string, heading: string, text: string][],
  more: Partial<IndexedPage> = {},
): IndexedPage => ({
  ...{ path, kind: 'docs', title, names: [], aliases: '', description: '', isPopular: false },
  sections: sections.map(([anchor, heading, text]) => ({ anchor, heading, text })),
  ...more,
});

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
  page('/blog/walls', 'Walls', [['', '', 'A wall keeps proxies and cookies apart in the country.']], { kind: 'blog' }),
];
const russian = [page('/docs/proxies', 'Прокси', [['', '', 'Как профиль получает адрес.']])];

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
    const made = makeIndex({ locale, pages, cut, digest });
    for (const { name, text, full } of made) parts.set(name, full ?? text);
    return made.at(-1)!.name;
  };
  const head = add('en', english);
  parts.set('en', JSON.stringify({ head }));
  const shown = inOrder(english).flatMap(({ path }, i) => (path === '/docs/proxies' ? [] : [i]));
  parts.set('ru', JSON.stringify({ head: add('ru', russian), english: { head, shown: writeRanges(shown) } }));
});

const paths = async (query: string, locale: LocaleCode = 'en', more: { limit?: number; page?: number } = {}) =>
  (await search({ read }, query, { locale, ...more })).hits.map(({ path, anchor }) =>
    anchor ? `${path}#${anchor}` : path,
  );

describe('a search', () => {
  it('puts the page about a thing before one with it in a heading, and that before one that mentions it', async () => {
    expect(await paths('proxy')).toEqual(['/docs/proxies', '/docs/teams#roles', '/blog/walls']);
  });

  it('leads to the heading under which it stands', async () => {
    expect(await paths('country check')).toEqual(['/docs/proxies#check']);
    expect(await paths('import cookies')).toEqual(['/docs/cookies#import']);
  });

  it('shows pages with all words alone, and those with most where there is none', async () => {
    expect(await paths('proxies cookies')).toEqual(['/blog/walls']);
    const { hits, hasAll } = await search({ read }, 'cookies elephants', { locale: 'en' });
    expect([hits[0]?.path, hasAll]).toEqual(['/docs/cookies', false]);
  });

  it('finds what is being typed, what is misspelled, and other forms of a word', async () => {
    expect((await paths('coun'))[0]).toBe('/docs/proxies#check');
    expect((await paths('cokies'))[0]).toBe('/docs/cookies');
    expect((await paths('colleague'))[0]).toBe('/docs/teams');
  });

  it('tells what may have been meant, as it is written there', async () => {
    expect(await search({ read }, 'Cokies  import', { locale: 'en' })).toMatchObject({ suggestion: 'cookies  import' });
    expect((await search({ read }, 'cookies', { locale: 'en' })).suggestion).toBeUndefined();
  });

  it('counts all kinds and shows the one that is asked for', async () => {
    const { hits, counts } = await search({ read }, 'proxy', { locale: 'en', kind: 'blog' });
    expect(counts).toMatchObject({ docs: 2, blog: 1, helps: 0, page: 0 });
    expect(hits.map(({ path }) => path)).toEqual(['/blog/walls']);
  });

  it('shows every page that fits once, on one page of results after the other', async () => {
    const all = await paths('proxy');
    for (const [i, one] of all.entries()) expect(await paths('proxy', 'en', { limit: 1, page: i + 1 })).toEqual([one]);
    expect(await paths('proxy', 'en', { limit: 2, page: 999 })).toEqual(all.slice(2));
  });

  it('finds in English what is not written in the reader’s language, and nothing twice', async () => {
    const { hits } = await search({ read }, 'cookies', { locale: 'ru' });
    expect(hits.map(({ path, locale }) => `${locale} ${path}`)).toEqual(['en /docs/cookies', 'en /blog/walls']);
    expect((await paths('proxies', 'ru')).filter((path) => path.startsWith('/docs/proxies'))).toEqual([]);
    expect(await paths('прокси', 'ru')).toEqual(['/docs/proxies']);
  });

  it('marks what it has found and loses nothing of a title', async () => {
    const { hits } = await search({ read }, 'proxy', { locale: 'en' });
    expect(hits[0]!.title).toEqual([{ text: 'Proxies', isMatch: true }]);
  });

  it('loads nothing for a query that asks for nothing', async () => {
    for (const query of ['', '   ', '?!', '🙂🙃', '\u202E\u200F', '\0', '\uD83D']) {
      expect((await search({ read }, query, { locale: 'en' })).hits, query).toEqual([]);
    }
    expect(loaded).toEqual([]);
  });

  it.each([
    '(',
    '[a-',
    '\\',
    '.*',
    '<script>proxy</script>',
    '‮proxy',
    '%00%',
    'proxy'.repeat(60),
    '-'.repeat(500),
    'constructor',
    '__proto__',
  ])('takes “%s” for words', async (query) => {
    const { hits } = await search({ read }, query, { locale: 'en' });
    expect(Array.isArray(hits)).toBe(true);
  });
});

describe('misspelled words', () => {
  /** One page with sixteen words, in an index of so many others that begin with the same letter. */
  const inMany = (count: number) => {
    const targets = Array.from({ length: 16 }, (_, i) => `s${'abcdefghijklmnop'[i]!.repeat(3)}target`);
    const filler = Array.from({ length: count }, (_, i) => `s${i.toString(36).padStart(5, '0')}`).join(' ');
    const pages = [
      page('/docs/targets', 'Targets', [['', '', targets.join(' ')]]),
      page('/docs/filler', 'Filler', [['', '', filler]]),
    ];
    const made = makeIndex({ locale: 'en', pages, cut, digest });
    parts = new Map(made.map(({ name, text, full }) => [name, full ?? text]));
    parts.set('en', JSON.stringify({ head: made.at(-1)!.name }));
    return targets;
  };
  const misspelled = (word: string) => word.replace('target', 'tarxget');
  const suggestion = async (query: string) => (await search({ read }, query, { locale: 'en' })).suggestion;

  it('are all corrected where the index is small', async () => {
    const targets = inMany(50).slice(0, 12);
    expect(await suggestion(targets.map(misspelled).join(' '))).toBe(targets.join(' '));
  });

  it('share one budget, which the first ones use in their order: the same ones each time', async () => {
    const targets = inMany(5000).slice(0, 12);
    const query = targets.map(misspelled).join(' ');
    const expected = [...targets.slice(0, 3), ...targets.slice(3).map(misspelled)].join(' ');
    for (let i = 0; i < 3; i += 1) expect(await suggestion(query)).toBe(expected);
  });

  it('are corrected in an index of any size when there is one', async () => {
    const [target] = inMany(30_000);
    expect(await suggestion(misspelled(target!))).toBe(target);
  });
});

describe('the parts of an index', () => {
  it('are read as they were written', () => {
    const numbers = [0, 1, 31, 32, 33, 1023, 1024, 123_456_789];
    expect(readNumbers(writeNumbers(numbers))).toEqual(numbers);
    const places = [
      { slot: 0, rank: 3 },
      { slot: 1, rank: 0 },
      { slot: 900, rank: 2 },
    ] as const;
    const table = new PlaceTable({ places: ['B', writePlaces(places)].join(' ') });
    const read: Place[] = [];
    table.each(1, (slot, rank) => read.push({ slot, rank }));
    expect(read).toEqual(places);
    const words = ['a', 'proxies', 'proxy', `${'x'.repeat(50)}y`, `${'x'.repeat(50)}z`, '代理', '代码'];
    const known = new WordTable({ words: writeWords(words), counts: '0123456' });
    expect(words.map((_, i) => [known.text(i), known.count(i)])).toEqual(words.map((word, i) => [word, i]));
    expect([known.range('prox'), known.range('代'), known.range('b')]).toEqual([
      { from: 1, to: 3 },
      { from: 5, to: 7 },
      { from: 1, to: 1 },
    ]);
    expect([known.has('proxy'), known.has('prox'), known.has('代码')]).toEqual([true, false, true]);
    expect([...readRanges(writeRanges([9, 1, 2, 3, 7]))]).toEqual([1, 2, 3, 7, 9]);
    expect([...readRanges(writeRanges([]))]).toEqual([]);
  });

  it('of a large site are loaded only where a query needs them', async () => {
    const many = Array.from({ length: 3000 }, (_, i) =>
      page(`/docs/page-${i}`, `Subject${i} of page`, [
        ['', '', `word${i} word${i + 1} ${'filler '.repeat(i % 9)}text${i % 97}`],
      ]),
    );
    const made = makeIndex({ locale: 'en', pages: many, cut, digest });
    parts = new Map(made.map(({ name, text, full }) => [name, full ?? text]));
    parts.set('en', JSON.stringify({ head: made.at(-1)!.name }));
    expect((await paths('subject1234'))[0]).toBe('/docs/page-1234');
    expect(new Set(loaded).size).toBeLessThan(parts.size / 2);
  });
});
