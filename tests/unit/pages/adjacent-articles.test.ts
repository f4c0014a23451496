import { describe, expect, it } from 'vitest';
import type { LocaleCode } from '@/lib/i18n/locales';
import { adjacentArticles, related } from '@/lib/pages/adjacent-articles';

const locales: LocaleCode[] = ['en'];
const article = (id: string, category: string, ...tags: string[]) => ({ id, category, tags, locales });
const ids = (articles: { id: string }[]) => articles.map(({ id }) => id);

describe('adjacent and related articles', () => {
  const all = ['a', 'b', 'c'].map((id) => ({ id }));

  it('the adjacent articles are the previous and the next one', () => {
    expect(adjacentArticles(all, 'b')).toEqual({ previous: { id: 'a' }, next: { id: 'c' } });
    expect(adjacentArticles(all, 'a').previous).toBeUndefined();
    expect(adjacentArticles(all, 'c').next).toBeUndefined();
    expect(adjacentArticles(all, 'elsewhere')).toEqual({ previous: undefined, next: undefined });
  });

  it('related articles share tags, then the category, the newest first, without the article itself', () => {
    const current = article('own', 'guides', 'proxies', 'profiles');
    const others = [
      article('nothing', 'product'),
      article('category', 'guides'),
      current,
      article('both', 'product', 'profiles', 'proxies'),
      article('later', 'guides'),
    ];
    expect(ids(related(others, current, 3, 'en'))).toEqual(['both', 'category', 'later']);
    expect(ids(related([current], current, 3, 'en'))).toEqual([]);
  });

  it("related articles in the reader's language come first", () => {
    const current = article('own', 'guides', 'proxies');
    const translated = { ...article('translated', 'product'), locales: ['en', 'ru'] as LocaleCode[] };
    const others = [article('alike', 'guides', 'proxies'), translated];
    expect(ids(related(others, current, 3, 'ru'))).toEqual(['translated', 'alike']);
    expect(ids(related(others, current, 3, 'en'))).toEqual(['alike', 'translated']);
  });

  it('a single pass finds the same related articles as sorting all', () => {
    const tags = ['proxies', 'profiles', 'teams', 'shops'];
    const all = Array.from({ length: 300 }, (_, index) => ({
      ...article(`a-${index}`, ['guides', 'product'][index % 2]!, tags[(index * 7) % 4]!, tags[(index * 5 + 1) % 4]!),
      locales: (index % 3 === 0 ? ['en', 'ru'] : ['en']) as LocaleCode[],
    }));
    for (const current of [all[0]!, all[17]!, all[299]!]) {
      for (const reader of ['en', 'ru'] as const) {
        const relevance = (article: (typeof all)[number]) =>
          100 * Number(article.locales.includes(reader)) +
          2 * article.tags.filter((tag) => current.tags.includes(tag)).length +
          Number(article.category === current.category);
        const sorted = all.filter(({ id }) => id !== current.id).sort((a, b) => relevance(b) - relevance(a));
        expect(ids(related(all, current, 3, reader))).toEqual(ids(sorted.slice(0, 3)));
      }
    }
  });
});
