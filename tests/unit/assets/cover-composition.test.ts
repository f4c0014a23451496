import { describe, expect, it } from 'vitest';
import { compositionsOf, type Composition } from '@/lib/assets/covers/composition';

const slugs = Array.from({ length: 400 }, (_, i) => `blog/an-article-${i}`);
const covers = [...compositionsOf(slugs).values()];
const alike = (a: Composition, b: Composition) => a.family === b.family && a.hue === b.hue;

describe('the compositions of covers', () => {
  it('differ from their neighbours in kind and in hue', () => {
    for (const [i, cover] of covers.entries()) {
      for (const before of covers.slice(Math.max(0, i - 3), i)) {
        expect(cover.family).not.toBe(before.family);
        expect(cover.hue).not.toBe(before.hue);
      }
    }
  });

  it('are never the same kind in the same hue within seventeen others, whichever of these a list leaves out', () => {
    for (const [i, cover] of covers.entries()) {
      expect(covers.slice(Math.max(0, i - 17), i).filter((before) => alike(before, cover))).toEqual([]);
    }
  });

  it('stay as they are when slugs are added', () => {
    const before = compositionsOf(slugs.slice(0, 30));
    for (const [slug, cover] of before) expect(compositionsOf(slugs).get(slug)).toEqual(cover);
  });

  it('come in every kind, hue and light, mirrored or not', () => {
    expect(new Set(covers.map(({ family }) => family)).size).toBe(10);
    expect(new Set(covers.map(({ hue }) => hue)).size).toBe(6);
    expect(new Set(covers.map(({ turn, mirrored }) => `${turn} ${mirrored}`)).size).toBe(6);
    for (const { hue, second } of covers) expect([1, 5]).toContain((second - hue + 6) % 6);
  });
});
