import { expect, it } from 'vitest';
import { pageSize, shownArticles } from '@/lib/content/article-lists';
import type { ArticleMetadata, ContentIndex } from '@/lib/content/content-index';
import { localeCodes, type LocaleCode } from '@/lib/i18n/locales';
import { allPaths } from '@/lib/pages/all-paths';
import { articleRange, collectionLists, pageNumbersAfterFirst, linkedPages } from '@/lib/pages/collection-lists';
import { servedLocales } from '@/lib/pages/locale-variants';
import { listAt, listPath } from '@/lib/urls/list-path';
import { matchRoute } from '@/lib/urls/match-route';
import { collectionNames, listedCollections } from '@/lib/urls/route-table';
import { index } from '../request-routing/test-context';

const many = (metadata: Partial<ArticleMetadata>, locales: LocaleCode[] = ['en']): ArticleMetadata[] =>
  Array.from({ length: pageSize + 1 }, (_, i) => ({
    id: `note-${i + 1}`,
    source: locales[0]!,
    locales,
    date: '2026-09-01',
    tags: [],
    ...metadata,
  }));

/** One article more in every list than fits on a page of it. */
const full = Object.fromEntries(
  collectionNames.map((name) => [name, many(/blog|news/.test(name) ? { category: 'notes', tags: ['long'] } : {})]),
) as ContentIndex;

const lists = (of: ContentIndex, locale?: LocaleCode) =>
  listedCollections.flatMap((collection) => collectionLists(of, collection, locale));

it('a collection has a main list, then each category followed by its tags, from its articles', () => {
  const names = (locale?: LocaleCode) =>
    collectionLists(index, 'blog', locale).map(({ category = '', tag = '', pages }) => [category, tag, pages]);
  expect(names()).toEqual([
    ['', '', 2],
    ['guides', '', 1],
    ['guides', 'profiles', 1],
    ['guides', 'automation', 1],
    ['trade', '', 1],
    ['trade', 'shops', 1],
    ['notes', '', 2],
  ]);
  // A category with only Chinese articles is not listed for others.
  expect(names('ru').map(([category]) => category)).not.toContain('trade');
  expect(names('zh')).toEqual(names());
});

it('a list is shown exactly to readers with articles in it', () => {
  for (const list of lists(index).filter(({ category }) => category !== undefined)) {
    const readers = localeCodes.filter((locale) => shownArticles(index, list.collection, locale, list).length > 0);
    expect(servedLocales(listPath(list), index), listPath(list)).toEqual(readers);
    for (const locale of localeCodes) {
      const listed = collectionLists(index, list.collection, locale).map(listPath);
      expect(listed.includes(listPath(list)), `${locale} ${listPath(list)}`).toBe(readers.includes(locale));
    }
  }
});

it("every page of a collection's list has a path that resolves to it", () => {
  for (const { pages, ...list } of lists(full)) {
    const all = [1, ...pageNumbersAfterFirst({ pages, ...list })].map((page) => ({ ...list, page }));
    expect(new Set(all.map(listPath)).size, listPath(list)).toBe(pages);
    for (const list of all) expect(listAt(matchRoute(listPath(list))!)).toMatchObject(list);
  }
});

it('every article is on one page of its lists', () => {
  for (const { pages, ...list } of lists(full)) {
    const all = shownArticles(full, list.collection, 'ru', list);
    const onPages = Array.from({ length: pages }, (_, i) => articleRange({ ...list, page: i + 1 }));
    expect(
      onPages.flatMap(({ from, to }) => all.slice(from, to)),
      listPath(list),
    ).toEqual(all);
  }
});

it('every page of every list is among the pages of the site, once', () => {
  const paths = allPaths(full);
  expect(new Set(paths).size).toBe(paths.length);
  for (const { pages, ...list } of lists(full)) {
    expect(paths).toContain(listPath({ ...list, page: pages }));
  }
});

it('pagination shows all of a few page numbers, and of many some, including the first and the last', () => {
  expect(linkedPages(3, 20)).toEqual(Array.from({ length: 20 }, (_, i) => i + 1));
  for (const page of [1, 2, 417, 832, 833]) {
    const named = linkedPages(page, 833);
    expect(named.length, `${page}`).toBeLessThan(20);
    expect(named).toEqual(expect.arrayContaining([1, page, Math.min(833, page + 1), Math.max(1, page - 1), 833]));
    expect(named).toEqual(named.toSorted((a, b) => a - b));
  }
});

it('a list page has a maximum number of articles, and a tag has one page', () => {
  expect(articleRange({ collection: 'blog', page: 3 })).toEqual({ from: 24, to: 36 });
  expect(articleRange({ collection: 'blog', category: 'guides', tag: 'proxies' })).toEqual({ from: 0, to: 96 });
  expect(articleRange({ collection: 'docs' })).toEqual({ from: 0, to: Infinity });
});
