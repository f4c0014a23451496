import { families, type Family } from '@/lib/assets/covers/families';

/** One of the six facet hues of app/tokens.css. */
export type CoverHue = 1 | 2 | 3 | 4 | 5 | 6;

/** What a cover is: its kind, its hue and a neighbouring one, where light and accent fall, and whether it is mirrored. */
export type Composition = { family: Family; hue: CoverHue; second: CoverHue; turn: number; mirrored: boolean };

const hues: readonly CoverHue[] = [1, 2, 3, 4, 5, 6];
const looks = (Object.keys(families) as Family[]).flatMap((family) => hues.map((hue) => ({ family, hue })));

/** FNV-1a: a number of 32 bits that changes with every letter. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(text)) value = Math.imul(value ^ byte, 0x01000193);
  // Its low bits alone would follow the last letters.
  return (value ^ (value >>> 15)) >>> 0;
}

/**
 * The compositions of slugs that may stand in one list. A slug's own letters choose, but not a kind of the last four, nor
 * a hue of the last three, nor a kind and hue that came later than others it may have: so neighbours differ also in a
 * list that leaves slugs out. Slugs added at the end change none before them.
 */
export function compositionsOf(slugs: readonly string[]): Map<string, Composition> {
  const taken: (typeof looks)[number][] = [];
  const lastPlace = new Map<(typeof looks)[number], number>();
  const placeOf = (look: (typeof looks)[number]) => lastPlace.get(look) ?? -1;
  const chosen = new Map<string, Composition>();
  for (const slug of slugs) {
    const number = hash(slug);
    const start = number % looks.length;
    const apart = [...looks.slice(start), ...looks.slice(0, start)].filter(
      ({ family, hue }) =>
        taken.slice(-4).every((other) => other.family !== family) &&
        taken.slice(-3).every((other) => other.hue !== hue),
    );
    const look = apart.reduce((best, one) => (placeOf(one) < placeOf(best) ? one : best));
    lastPlace.set(look, taken.length);
    taken.push(look);
    const step = number & 0x100 ? 1 : 5;
    const second = hues[(look.hue - 1 + step) % 6]!;
    chosen.set(slug, { ...look, second, turn: (number >>> 9) % 3, mirrored: (number & 0x10000) > 0 });
  }
  return chosen;
}
