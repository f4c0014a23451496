import { describe, expect, it } from 'vitest';
import { adjacentArticles } from '@/lib/pages/adjacent-articles';

describe('adjacent articles', () => {
  const all = ['a', 'b', 'c'].map((id) => ({ id }));

  it('the adjacent articles are the previous and the next one', () => {
    expect(adjacentArticles(all, 'b')).toEqual({ previous: { id: 'a' }, next: { id: 'c' } });
    expect(adjacentArticles(all, 'a').previous).toBeUndefined();
    expect(adjacentArticles(all, 'c').next).toBeUndefined();
    expect(adjacentArticles(all, 'elsewhere')).toEqual({ previous: undefined, next: undefined });
  });
});
