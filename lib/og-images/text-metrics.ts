import { Resvg } from '@resvg/resvg-wasm';
import type { LocaleCode } from '@/lib/i18n/locales';
import { clustersOf, fontRuns, loadFont, type FontPart, type FontRun, type Weight } from '@/lib/og-images/fonts';
import type { Measured, Word } from '@/lib/og-images/text-wrap';
import { textElement } from '@/lib/og-images/svg-text';

/** A piece of a word in one font, and how far it moves the pen, in em. */
export type Run = { text: string; family: string; advance: number };

export type MeasuredWord = Measured & { runs: Run[] };

/** How wide a space is in all fonts, more or less, in em. */
export const space = 0.26;

type Ink = { left: number; right: number };

/** The size at which text is measured. */
const size = 100;

/** From where to where the ink of a text reaches that begins or ends at zero, in em. */
function inkOf(text: string, { family, bytes }: LoadedFont, anchor: 'start' | 'end'): Ink {
  const element = textElement({ text, family, size, x: 0, y: 0, anchor });
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1">${element}</svg>`;
  const drawing = new Resvg(svg, { font: { fontBuffers: [bytes] } });
  const box = drawing.getBBox();
  const ink = box ? { left: box.x / size, right: (box.x + box.width) / size } : { left: 0, right: 0 };
  box?.free();
  drawing.free();
  return ink;
}

type LoadedFont = { family: string; bytes: Uint8Array };

/** How far a shaped text moves the pen: by so much its ink moves when the text ends at a point instead of beginning there. */
function plainAdvance(text: string, font: LoadedFont): number {
  return inkOf(text, font, 'start').left - inkOf(text, font, 'end').left;
}

/** Scripts whose letters join into clusters: a letter, and a mark that comes last in any cluster and has ink. */
const joining = [
  { script: /^\p{Script=Devanagari}{2}/u, letter: 'क', mark: 'ः' },
  { script: /^\p{Script=Thai}{2}/u, letter: 'ก', mark: 'ำ' },
];

/**
 * How far a cluster of joined letters moves the pen. The renderer places the glyphs of a cluster well, but takes the
 * widest of them for the whole; so the cluster is told by how far it pushes a mark that follows it.
 */
function clusterAdvance(text: string, font: LoadedFont): number {
  const rule = joining.find(({ script }) => script.test(text));
  if (!rule) return plainAdvance(text, font);
  const { letter, mark } = rule;
  const afterMark = inkOf(letter + mark, font, 'start').right - plainAdvance(letter, font);
  return inkOf(text + mark, font, 'start').right - afterMark;
}

const joins = /[\p{Script=Devanagari}\p{Script=Thai}]/u;

/** What is drawn in one go: a whole run, but joined letters cluster by cluster. */
function measureRun({ text, part }: FontRun, bytes: Uint8Array): Run[] {
  // Spaces have no ink to measure by.
  if (/^\s+$/.test(text)) return [{ text, family: part.family, advance: text.length * space }];
  const font = { family: part.family, bytes };
  const pieces = joins.test(text) ? clustersOf(text) : [text];
  return pieces.map((piece) => ({ text: piece, family: part.family, advance: clusterAdvance(piece, font) }));
}

/** Measures words as they will be drawn, and tells which font parts they need. */
export async function measureWords(
  locale: LocaleCode,
  weight: Weight,
  words: readonly Word[],
): Promise<{ words: MeasuredWord[]; parts: FontPart[] }> {
  const parts: FontPart[] = [];
  const measured: MeasuredWord[] = [];
  for (const { text, space } of words) {
    const runs: Run[] = [];
    for (const run of fontRuns(locale, weight, text)) {
      parts.push(run.part);
      runs.push(...measureRun(run, await loadFont(run.part)));
    }
    measured.push({ space, runs, width: runs.reduce((sum, { advance }) => sum + advance, 0) });
  }
  return { words: measured, parts };
}
