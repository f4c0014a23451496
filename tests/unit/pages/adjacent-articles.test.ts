import { describe, expect, it } from 'vitest';
import type { LocaleCode } from '@/lib/i18n/locales';
import { adjacentArticles, related } from '@/lib/pages/adjacent-articles';

const locales: LocaleCode[] = ['en'];
const article = (id: string, category: string, ...tags: string[]) => ({ id, category, tags, locales });
const ids = (articles: { id: string }[]) => articles.map(({ id }) => id);

describe('what stands around an article', () => {
  const all = ['a', 'b', 'c'].map((id) => ({ id }));

  it('is the one before and the one after it', () => {
    expect(adjacentArticles(all, 'b')).toEqual({ before: { id: 'a' }, after: { id: 'c' } });
    expect(adjacentArticles(all, 'a').before).toBeUndefined();
    expect(adjacentArticles(all, 'c').after).toBeUndefined();
    expect(adjacentArticles(all, 'elsewhere')).toEqual({ before: undefined, after: undefined });
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

  it('is found in one pass as by sorting all of them', () => {
    const tags = ['proxies', 'profiles', 'teams', 'shops'];
    const all = Array.from({ length: 300 }, (_, nth) => ({
      ...article(`a-${nth}`, ['guides', 'product'][nth % 2]!, tags[(nth * 7) % 4]!, tags[(nth * 5 + 1) % 4]!),
      locales: (nth % 3 === 0 ? ['en', 'ru'] : ['en']) as LocaleCode[],
    }));
    for (const own of [all[0]!, all[17]!, all[299]!]) {
      for (const reader of ['en', 'ru'] as const) {
        const worth = (one: (typeof all)[number]) =>
          100 * Number(one.locales.includes(reader)) +
          2 * one.tags.filter((tag) => own.tags.includes(tag)).length +
          Number(one.category === own.category);
        const sorted = all.filter(({ id }) => id !== own.id).sort((a, b) => worth(b) - worth(a));
        expect(ids(related(all, own, 3, reader))).toEqual(ids(sorted.slice(0, 3)));
      }
    }
  });
});
