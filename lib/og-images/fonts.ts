import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { decompress } from 'wawoff2';
import { brand } from '@/lib/config/brand';
import { scriptOf } from '@/lib/i18n/language-table';
import type { LocaleCode } from '@/lib/i18n/locales';
import { renameFont } from '@/lib/og-images/sfnt';

/** The fonts of the images: subsets of the brand's or of Noto Sans, loaded only as a text needs them. */

export type Weight = 500 | 700;

/** A subset of a family: its character ranges, and the name used in rendering. */
export type FontSubset = { family: string; file: string; ranges: readonly (readonly [from: number, to: number])[] };

/** A run of text covered by one subset. */
export type FontRun = { text: string; subset: FontSubset };

const folder = path.join(process.cwd(), 'node_modules', '@fontsource');
const fallbackPackage = 'noto-sans';
/** The brand's package for Latin, Cyrillic and Greek. */
const brandPackage = () => path.basename(brand().font.imagePackage ?? fallbackPackage);
/** The packages of other scripts than Latin, Cyrillic and Greek. */
const packageByScript: Readonly<Partial<Record<string, string>>> = {
  Deva: 'noto-sans-devanagari',
  Hans: 'noto-sans-sc',
  Hant: 'noto-sans-tc',
  Jpan: 'noto-sans-jp',
  Kore: 'noto-sans-kr',
  Thai: 'noto-sans-thai',
};

const packageOf = (locale: LocaleCode) => packageByScript[scriptOf(locale)] ?? brandPackage();

function readRanges(text: string): FontSubset['ranges'] {
  return text.split(',').map((range) => {
    const [from, to = from] = range.replace('U+', '').split('-');
    return [Number.parseInt(from!, 16), Number.parseInt(to!, 16)];
  });
}

/** The subsets of a package in the order browsers try them: the last one in a style sheet comes first. */
function readSubsets(name: string, weight: Weight): FontSubset[] {
  const ranges = JSON.parse(readFileSync(path.join(folder, name, 'unicode.json'), 'utf8')) as Record<string, string>;
  return Object.entries(ranges)
    .map(([subset, text]) => {
      const family = `${name}-${subset.replaceAll(/[[\]]/g, '')}-${weight}`;
      return { family, file: path.join(folder, name, 'files', `${family}-normal.woff2`), ranges: readRanges(text) };
    })
    .toReversed();
}

const cache = new Map<string, FontSubset[]>();

function getSubsets(name: string, weight: Weight): FontSubset[] {
  const key = `${name} ${weight}`;
  const subsets = cache.get(key) ?? readSubsets(name, weight);
  cache.set(key, subsets);
  return subsets;
}

const isCovered = ({ ranges }: FontSubset, cluster: string) =>
  [...cluster].every((character) =>
    ranges.some(([from, to]) => character.codePointAt(0)! >= from && character.codePointAt(0)! <= to),
  );

const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** Splits a text into grapheme clusters. */
export function graphemeClusters(text: string): string[] {
  return [...segmenter.segment(text)].map(({ segment }) => segment);
}

/**
 * Splits a text into runs covered by one subset each; clusters stay whole. Uncovered characters go to Noto Sans, which
 * draws a box.
 */
export function fontRuns(locale: LocaleCode, weight: Weight, text: string): FontRun[] {
  const subsets = [...new Set([packageOf(locale), brandPackage(), fallbackPackage])].flatMap((name) =>
    getSubsets(name, weight),
  );
  const runs: FontRun[] = [];
  for (const cluster of graphemeClusters(text)) {
    const last = runs.at(-1);
    const subset = subsets.find((candidate) => isCovered(candidate, cluster)) ?? subsets.at(-1)!;
    if (last?.subset === subset) last.text += cluster;
    else runs.push({ text: cluster, subset });
  }
  return runs;
}

/** Cached decompressed subsets: enough for a few languages, about 2 MB. */
const maxCached = 48;
const decompressed = new Map<string, Promise<Uint8Array>>();

async function decompressSubset({ file, family }: FontSubset): Promise<Uint8Array> {
  return renameFont(await decompress(await readFile(file)), family);
}

/** Loads the font file of a subset, decompressed, under its own family name. */
export function loadFont(subset: FontSubset): Promise<Uint8Array> {
  const font = decompressed.get(subset.family) ?? decompressSubset(subset);
  // The map is in LRU order; the first entry is evicted.
  decompressed.delete(subset.family);
  decompressed.set(subset.family, font);
  font.catch(() => decompressed.delete(subset.family));
  if (decompressed.size > maxCached) decompressed.delete(decompressed.keys().next().value!);
  return font;
}
