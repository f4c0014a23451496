import { Resvg } from '@resvg/resvg-wasm';
import type { LocaleCode } from '@/lib/i18n/locales';
import {
  graphemeClusters,
  fontRuns,
  loadFont,
  type FontSubset,
  type FontRun,
  type Weight,
} from '@/lib/og-images/fonts';
import type { Measured, Word } from '@/lib/og-images/text-wrap';
import { textElement } from '@/lib/og-images/svg-text';

/** Part of a word in one font, with its advance width in em. */
export type Run = { text: string; family: string; advance: number };

export type MeasuredWord = Measured & { runs: Run[] };

/** Approximate width of a space in all fonts, in em. */
export const space = 0.26;

type InkBounds = { left: number; right: number };

/** Font size used for measuring. */
const size = 100;

/** Returns the horizontal ink bounds, in em, of a text that starts or ends at zero. */
function inkBounds(text: string, { family, bytes }: LoadedFont, anchor: 'start' | 'end'): InkBounds {
  const element = textElement({ text, family, size, x: 0, y: 0, anchor });
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1">${element}</svg>`;
  const renderer = new Resvg(svg, { font: { fontBuffers: [bytes] } });
  const box = renderer.getBBox();
  const ink = box ? { left: box.x / size, right: (box.x + box.width) / size } : { left: 0, right: 0 };
  box?.free();
  renderer.free();
  return ink;
}

type LoadedFont = { family: string; bytes: Uint8Array };

/** Returns the advance width of a text: the shift of its ink between the anchors `start` and `end`. */
function plainAdvance(text: string, font: LoadedFont): number {
  return inkBounds(text, font, 'start').left - inkBounds(text, font, 'end').left;
}

/** Scripts whose letters form clusters: a letter, and a mark that can end any cluster and has ink. */
const clusterScripts = [
  { script: /^\p{Script=Devanagari}{2}/u, letter: 'क', mark: 'ः' },
  { script: /^\p{Script=Thai}{2}/u, letter: 'ก', mark: 'ำ' },
];

/**
 * Returns the advance width of a cluster. The renderer positions the glyphs of a cluster correctly, but reports the
 * advance of the widest one; so the width is derived from the offset of a mark after the cluster.
 */
function clusterAdvance(text: string, font: LoadedFont): number {
  const rule = clusterScripts.find(({ script }) => script.test(text));
  if (!rule) return plainAdvance(text, font);
  const { letter, mark } = rule;
  const afterMark = inkBounds(letter + mark, font, 'start').right - plainAdvance(letter, font);
  return inkBounds(text + mark, font, 'start').right - afterMark;
}

const clusterPattern = /[\p{Script=Devanagari}\p{Script=Thai}]/u;

/** Measures a run as a whole, or cluster by cluster in scripts that join letters. */
function measureRun({ text, subset }: FontRun, bytes: Uint8Array): Run[] {
  // Spaces have no ink to measure.
  if (/^\s+$/.test(text)) return [{ text, family: subset.family, advance: text.length * space }];
  const font = { family: subset.family, bytes };
  const segments = clusterPattern.test(text) ? graphemeClusters(text) : [text];
  return segments.map((segment) => ({ text: segment, family: subset.family, advance: clusterAdvance(segment, font) }));
}

/** Measures words as they are rendered, and returns the font subsets they need. */
export async function measureWords(
  locale: LocaleCode,
  weight: Weight,
  words: readonly Word[],
): Promise<{ words: MeasuredWord[]; subsets: FontSubset[] }> {
  const subsets: FontSubset[] = [];
  const measured: MeasuredWord[] = [];
  for (const { text, space } of words) {
    const runs: Run[] = [];
    for (const run of fontRuns(locale, weight, text)) {
      subsets.push(run.subset);
      runs.push(...measureRun(run, await loadFont(run.subset)));
    }
    measured.push({ space, runs, width: runs.reduce((sum, { advance }) => sum + advance, 0) });
  }
  return { words: measured, subsets };
}
