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
});
