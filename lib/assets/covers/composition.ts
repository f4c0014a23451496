import type { Motif } from '@/lib/assets/covers/svg-paths';
import { productMotifs } from '@/lib/assets/covers/product-motifs';
import { useCaseMotifs } from '@/lib/assets/covers/use-case-motifs';

/** Name of a motif that a cover can show. */
export type MotifName = keyof typeof productMotifs | keyof typeof useCaseMotifs;

export const motifs: Record<MotifName, Motif> = { ...productMotifs, ...useCaseMotifs };

/** One of the six profile colors of content/brand/colors.json. */
export type CoverHue = 1 | 2 | 3 | 4 | 5 | 6;

/** Parameters of a cover: motif, main and secondary hue, direction of the light, and whether the light is mirrored. */
export type Composition = {
  motif: MotifName;
  hue: CoverHue;
  secondaryHue: CoverHue;
  lightDirection: number;
  isMirrored: boolean;
};

const hues: readonly CoverHue[] = [1, 2, 3, 4, 5, 6];

/** 32-bit FNV-1a hash. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(text)) value = Math.imul(value ^ byte, 0x01000193);
  // The low bits alone depend mostly on the last characters.
  return (value ^ (value >>> 15)) >>> 0;
}

/**
 * Assigns a composition to each cover key of a list. A key's hash chooses its hue. The last three hues used are
 * skipped, and of the rest the hue that the motif used least recently wins, so neighbors differ even in lists that leave
 * keys out. Keys added at the end do not change earlier ones.
 */
export function assignCompositions(
  entries: readonly (readonly [coverKey: string, motif: MotifName])[],
): Map<string, Composition> {
  const usedHues: CoverHue[] = [];
  const lastIndexByMotifAndHue = new Map<string, number>();
  const compositions = new Map<string, Composition>();
  for (const [coverKey, motif] of entries) {
    const hashValue = hash(coverKey);
    const start = hashValue % hues.length;
    const lastIndexOf = (hue: CoverHue) => lastIndexByMotifAndHue.get(`${motif} ${hue}`) ?? -1;
    const candidates = [...hues.slice(start), ...hues.slice(0, start)].filter(
      (hue) => !usedHues.slice(-3).includes(hue),
    );
    const hue = candidates.reduce((best, candidate) => (lastIndexOf(candidate) < lastIndexOf(best) ? candidate : best));
    lastIndexByMotifAndHue.set(`${motif} ${hue}`, usedHues.length);
    usedHues.push(hue);
    const secondaryHue = hues[(hue + 1 + (hashValue & 0x100 ? 1 : 0)) % 6]!;
    compositions.set(coverKey, {
      motif,
      hue,
      secondaryHue,
      lightDirection: (hashValue >>> 9) % 3,
      isMirrored: (hashValue & 0x10000) > 0,
    });
  }
  return compositions;
}
