import { describe, expect, it } from 'vitest';
import { neighbours, related } from '@/lib/pages/around-article';

const article = (id: string, category: string, ...tags: string[]) => ({ id, category, tags });
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
    expect(ids(related(others, own, 3))).toEqual(['both', 'category', 'later']);
    expect(ids(related([own], own, 3))).toEqual([]);
  });
});
