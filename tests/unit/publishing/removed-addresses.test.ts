import { expect, it } from 'vitest';
import type { ArticleMetadata, ContentIndex } from '@/lib/content/content-index';
import { localeCodes } from '@/lib/i18n/locales';
import { findRemovedAddresses } from '@/lib/publishing/removed-addresses';
import type { PageRedirects } from '@/lib/request-routing/redirects';
import { collectionNames } from '@/lib/urls/route-table';

const article = (id: string, locales: ArticleMetadata['locales'] = [...localeCodes]): ArticleMetadata => ({
  ...{ id, source: locales[0]!, locales, date: '2026-09-14', tags: [] },
});
const indexOf = (...blog: ArticleMetadata[]): ContentIndex => ({
  ...(Object.fromEntries(collectionNames.map((name) => [name, []])) as unknown as ContentIndex),
  blog,
});
const noRedirects: PageRedirects = new Map();
const gone: PageRedirects = new Map([['/blog/a', { status: 410, target: null }]]);
const before = indexOf(article('a'), article('b'));

it('a removed or renamed article without a redirect is reported by its file and address', () => {
  const issues = findRemovedAddresses(before, indexOf(article('b'), article('c')), noRedirects);
  expect(issues).toHaveLength(1);
  expect(issues[0]).toMatchObject({ file: 'messages/en/blog/a.md', field: 'file name' });
  expect(issues[0]!.reason).toMatch(/^“\/blog\/a” was published and is missing: /);
});

it('a redirect, or status 410, makes up for a removed article', () => {
  expect(findRemovedAddresses(before, indexOf(article('b')), gone)).toEqual([]);
});

it('an article that was taken back needs no redirect', () => {
  expect(findRemovedAddresses(indexOf(article('a')), before, noRedirects)).toEqual([]);
});

it('an article that is gone from one language alone needs a redirect there', () => {
  const french = article('a', ['fr']);
  const [issue] = findRemovedAddresses(indexOf(french), indexOf(), noRedirects);
  expect(issue?.file).toBe('messages/fr/blog/a.md');
  const redirected: PageRedirects = new Map([['/fr/blog/a', { status: 410, target: null }]]);
  expect(findRemovedAddresses(indexOf(french), indexOf(), redirected)).toEqual([]);
});

it('articles of the sample product that were removed as a whole need no redirects', () => {
  const samples = new Set(['messages/en/blog/a.md']);
  expect(findRemovedAddresses(before, indexOf(article('b')), noRedirects, samples)).toEqual([]);
});
