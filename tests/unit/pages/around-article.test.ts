import { describe, expect, it } from 'vitest';
import type { LocaleCode } from '@/lib/i18n/locales';
import { neighbours, related } from '@/lib/pages/around-article';

const locales: LocaleCode[] = ['en'];
const article = (id: string, category: string, ...tags: string[]) => ({ id, category, tags, locales });
const ids = (articles: { id: string }[]) => articles.map(({ id }) => id);

describe('what stands around an article', () => {
  const all = ['a', 'b', 'c'].map((id) => ({ id }));

  it('is the one before and the one after it', () => {
    expect(neighbours(all, 'b')).toEqual({ before: { id: 'a' }, after: { id: 'c' } });
    expect(neighbours(all, 'a').before).toBeUndefined();
    expect(neighbours(all, 'c').after).toBeUndefined();
    expect(neighbours(all, 'elsewhere')).toEqual({ before: undefined, after: undefined });
  });

  it('is like it: tags go before the category, the newest first among equals, never the article itself', () => {
    const own = article('own', 'guides', 'proxies', 'profiles');
    const others = [
      article('nothing', 'product'),
      article('category', 'guides'),
      own,
      article('both', 'product', 'profiles', 'proxies'),
      article('later', 'guides'),
    ];
    expect(ids(related(others, own, 3, 'en'))).toEqual(['both', 'category', 'later']);
    expect(ids(related([own], own, 3, 'en'))).toEqual([]);
  });

  it('is in the reader’s language first', () => {
    const own = article('own', 'guides', 'proxies');
    const translated = { ...article('translated', 'product'), locales: ['en', 'ru'] as LocaleCode[] };
    const others = [article('alike', 'guides', 'proxies'), translated];
    expect(ids(related(others, own, 3, 'ru'))).toEqual(['translated', 'alike']);
    expect(ids(related(others, own, 3, 'en'))).toEqual(['alike', 'translated']);
  });
});
