import { describe, expect, it } from 'vitest';
import { compositionsOf } from '@/lib/assets/covers/composition';
import { motifs, type MotifName } from '@/lib/assets/covers/motifs';

const names = Object.keys(motifs) as MotifName[];
const slugs = Array.from({ length: 400 }, (_, i) => [`blog/an-article-${i}`, names[(i * i) % 7]!] as const);
const covers = [...compositionsOf(slugs).values()];

describe('the compositions of covers', () => {
  it('show the motif that their page has', () => {
    expect(covers.map(({ motif }) => motif)).toEqual(slugs.map(([, motif]) => motif));
  });

  it('differ from their neighbours in hue', () => {
    for (const [i, { hue }] of covers.entries()) {
      expect(covers.slice(Math.max(0, i - 3), i).map((before) => before.hue)).not.toContain(hue);
    }
  });

  it('never show a motif in the hue it was last shown in, whatever a list leaves out between them', () => {
    for (const name of names) {
      const alike = covers.filter(({ motif }) => motif === name);
      for (const [i, { hue }] of alike.slice(1).entries()) expect(hue).not.toBe(alike[i]!.hue);
    }
  });

  it('stay as they are when slugs are added', () => {
    const before = compositionsOf(slugs.slice(0, 30));
    for (const [slug, cover] of before) expect(compositionsOf(slugs).get(slug)).toEqual(cover);
  });

  it('come in every hue and light, mirrored or not, with a second hue that is another', () => {
    expect(new Set(covers.map(({ hue }) => hue)).size).toBe(6);
    expect(new Set(covers.map(({ turn, mirrored }) => `${turn} ${mirrored}`)).size).toBe(6);
    for (const { hue, second } of covers) expect([2, 3]).toContain((second - hue + 6) % 6);
  });
});
