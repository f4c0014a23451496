import { expect, it } from 'vitest';
import { assignCompositions, motifs, type MotifName } from '@/lib/assets/covers/composition';

const names = Object.keys(motifs) as MotifName[];
const entries = Array.from({ length: 400 }, (_, i) => [`blog/an-article-${i}`, names[(i * i) % 7]!] as const);
const covers = [...assignCompositions(entries).values()];

it('a cover shows the motif of its page', () => {
  expect(covers.map(({ motif }) => motif)).toEqual(entries.map(([, motif]) => motif));
});

it('adjacent covers differ in hue', () => {
  for (const [i, { hue }] of covers.entries()) {
    expect(covers.slice(Math.max(0, i - 3), i).map((before) => before.hue)).not.toContain(hue);
  }
});

it('a motif is never repeated in its last hue, even if a list omits the covers in between', () => {
  for (const name of names) {
    const alike = covers.filter(({ motif }) => motif === name);
    for (const [i, { hue }] of alike.slice(1).entries()) expect(hue).not.toBe(alike[i]!.hue);
  }
});

it('covers stay the same when keys are added', () => {
  const before = assignCompositions(entries.slice(0, 30));
  for (const [coverKey, cover] of before) expect(assignCompositions(entries).get(coverKey)).toEqual(cover);
});

it('covers come in every hue and light, mirrored or not, with a different second hue', () => {
  expect(new Set(covers.map(({ hue }) => hue)).size).toBe(6);
  expect(new Set(covers.map(({ lightDirection, isMirrored }) => `${lightDirection} ${isMirrored}`)).size).toBe(6);
  for (const { hue, secondaryHue } of covers) expect([2, 3]).toContain((secondaryHue - hue + 6) % 6);
});
