import { describe, expect, it } from 'vitest';
import type { LocaleCode } from '@/lib/i18n/locales';
import { similarArticles } from '@/lib/pages/similar-articles';

const locales: LocaleCode[] = ['en'];
const article = (id: string, category: string, ...tags: string[]) => ({ id, category, tags, locales });
const ids = (articles: { id: string }[]) => articles.map(({ id }) => id);

describe('similar articles', () => {
  it('similar articles share tags, then the category, the newest first, without the article itself', () => {
    const current = article('own', 'guides', 'proxies', 'profiles');
    const others = [
      article('nothing', 'product'),
      article('category', 'guides'),
      current,
      article('both', 'product', 'profiles', 'proxies'),
      article('later', 'guides'),
    ];
    expect(ids(similarArticles(others, current, 3, 'en'))).toEqual(['both', 'category', 'later']);
    expect(ids(similarArticles([current], current, 3, 'en'))).toEqual([]);
  });

  it("similar articles in the reader's language come first", () => {
    const current = article('own', 'guides', 'proxies');
    const translated = { ...article('translated', 'product'), locales: ['en', 'ru'] as LocaleCode[] };
    const others = [article('alike', 'guides', 'proxies'), translated];
    expect(ids(similarArticles(others, current, 3, 'ru'))).toEqual(['translated', 'alike']);
    expect(ids(similarArticles(others, current, 3, 'en'))).toEqual(['alike', 'translated']);
  });
});
