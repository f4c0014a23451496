import type { MotifName } from '@/lib/assets/covers/motifs';

/** One of the six facet hues of app/tokens.css. */
export type CoverHue = 1 | 2 | 3 | 4 | 5 | 6;

/** What a cover is: its motif, its hue and another one, from where light falls, and whether that is mirrored. */
export type Composition = { motif: MotifName; hue: CoverHue; second: CoverHue; turn: number; mirrored: boolean };

const hues: readonly CoverHue[] = [1, 2, 3, 4, 5, 6];

/** FNV-1a: a number of 32 bits that changes with every letter. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(text)) value = Math.imul(value ^ byte, 0x01000193);
  // Its low bits alone would follow the last letters.
  return (value ^ (value >>> 15)) >>> 0;
}

/**
 * The compositions of slugs that may stand in one list, each with the motif it shows. A slug's own letters choose its
 * hue, but none of the last three, nor one in which its motif was shown later than in others it may have: so neighbours
 * differ also in a list that leaves slugs out. Slugs added at the end change none before them.
 */
export function compositionsOf(
  slugs: readonly (readonly [slug: string, motif: MotifName])[],
): Map<string, Composition> {
  const taken: CoverHue[] = [];
  const lastPlace = new Map<string, number>();
  const chosen = new Map<string, Composition>();
  for (const [slug, motif] of slugs) {
    const number = hash(slug);
    const start = number % hues.length;
    const placeOf = (hue: CoverHue) => lastPlace.get(`${motif} ${hue}`) ?? -1;
    const apart = [...hues.slice(start), ...hues.slice(0, start)].filter((hue) => !taken.slice(-3).includes(hue));
    const hue = apart.reduce((best, one) => (placeOf(one) < placeOf(best) ? one : best));
    lastPlace.set(`${motif} ${hue}`, taken.length);
    taken.push(hue);
    const second = hues[(hue + 1 + (number & 0x100 ? 1 : 0)) % 6]!;
    chosen.set(slug, { motif, hue, second, turn: (number >>> 9) % 3, mirrored: (number & 0x10000) > 0 });
  }
  return chosen;
}
