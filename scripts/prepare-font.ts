import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import * as fontkit from 'fontkit';
import { decompress } from 'wawoff2';
import { brand, brandFile } from '@/lib/config/brand';
import { fontSubsets, type BrandFont, type FontSubset } from '@/lib/config/brand-schema';
import { ContentError } from '@/lib/content/diagnostic';
import { writeFileAtomic, writeIfChanged } from './write-file-atomic';
import { fontsCss, type FontMetrics } from './fonts-css';

/** Copies the files of the brand's font to where they are served, and writes the styles that load them. */

/** A file of the font. */
export type FontFile = {
  subset: FontSubset;
  /** Path in the project. */
  source: string;
  /** File name under /assets/fonts; it changes with the file, so that files are immutable. */
  name: string;
  /** Value of `unicode-range`; null for the characters that the file has. */
  range: string | null;
};

const brandFolder = path.dirname(brandFile);

/** Finds the files of a Fontsource package: https://fontsource.org/docs/getting-started/variable. */
function packageFiles(name: string): FontFile[] {
  const folder = path.join('node_modules', name);
  const read = (file: string) => JSON.parse(readFileSync(path.join(folder, file), 'utf8')) as Record<string, string>;
  const [id, { version }, ranges] = [path.basename(name), read('package.json'), read('unicode.json')];
  return fontSubsets.flatMap((subset) => {
    const source = path.join(folder, 'files', `${id}-${subset}-wght-normal.woff2`);
    if (!existsSync(source)) return [];
    return { subset, source, name: `${id}-${version}-${subset}.woff2`, range: ranges[subset]! };
  });
}

function ownFiles(family: string, files: NonNullable<BrandFont['files']>): FontFile[] {
  const id = family.toLowerCase().replaceAll(' ', '-');
  return fontSubsets.flatMap((subset) => {
    if (!files[subset]) return [];
    const source = path.join(brandFolder, files[subset]);
    const digest = createHash('sha256').update(readFileSync(source)).digest('hex').slice(0, 8);
    return { subset, source, name: `${id}-${digest}-${subset}.woff2`, range: null };
  });
}

/** Returns the files of a font, in the order of `fontSubsets`. */
export const fontFilesOf = (font: BrandFont): FontFile[] =>
  font.files ? ownFiles(font.family, font.files) : packageFiles(font.package!);

/** Reads a font file. @throws ContentError if it is not a variable font with the weights that the design uses */
export async function openFont({ source }: FontFile): Promise<fontkit.Font> {
  const invalid = (reason: string) => new ContentError([{ file: source, line: 1, field: 'font', reason }]);
  let bytes: Uint8Array;
  try {
    bytes = await decompress(readFileSync(source));
  } catch {
    throw invalid('must be a WOFF2 file');
  }
  // Copy the result: the next call to `decompress` reuses its memory. fontkit ignores the variations of a compressed font.
  const font = fontkit.create(Buffer.from(bytes)) as fontkit.Font;
  const weights = font.variationAxes.wght;
  if (!weights || weights.min > 400 || weights.max < 700) {
    throw invalid('must be a variable font with the weights 400 to 700');
  }
  return font;
}

/** Writes characters as a value of `unicode-range`. */
export function unicodeRange(characters: readonly number[]): string {
  const ranges: [from: number, to: number][] = [];
  for (const character of characters.toSorted((a, b) => a - b)) {
    const last = ranges.at(-1);
    if (last?.[1] === character - 1) last[1] = character;
    else ranges.push([character, character]);
  }
  const hex = (character: number) => character.toString(16).toUpperCase().padStart(4, '0');
  return ranges.map(([from, to]) => `U+${hex(from)}${to > from ? `-${hex(to)}` : ''}`).join(',');
}

/** The ranges of files that do not declare them: each character belongs to the first file that has it. */
async function withRanges(files: readonly FontFile[]): Promise<(FontFile & { range: string })[]> {
  const taken = new Set<number>();
  const complete: (FontFile & { range: string })[] = [];
  for (const file of files) {
    const own = file.range === null ? (await openFont(file)).characterSet.filter((one) => !taken.has(one)) : [];
    if (file.range === null && own.length === 0) continue;
    for (const character of own) taken.add(character);
    complete.push({ ...file, range: file.range ?? unicodeRange(own) });
  }
  return complete;
}

/** Letters of English text and the space, in percent: https://en.wikipedia.org/wiki/Letter_frequency. */
const frequencies: Readonly<Record<string, number>> = {
  ...{ ' ': 19, a: 8.2, b: 1.5, c: 2.8, d: 4.3, e: 12.7, f: 2.2, g: 2, h: 6.1, i: 7, j: 0.15, k: 0.77, l: 4, m: 2.4 },
  ...{ n: 6.7, o: 7.5, p: 1.9, q: 0.095, r: 6, s: 6.3, t: 9.1, u: 2.8, v: 0.98, w: 2.4, x: 0.15, y: 2, z: 0.074 },
};

/** Mean width of a character in em. */
function meanWidth(font: fontkit.Font, weight: number): number {
  const instance = font.getVariation({ wght: weight });
  const widths = Object.entries(frequencies).map(
    ([letter, share]) => instance.glyphForCodePoint(letter.codePointAt(0)!).advanceWidth * share,
  );
  const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
  return sum(widths) / sum(Object.values(frequencies)) / font.unitsPerEm;
}

function metricsOf(font: fontkit.Font): FontMetrics {
  const { min, max } = font.variationAxes.wght!;
  const { ascent, descent, lineGap, unitsPerEm } = font;
  return {
    weights: [min, max],
    widths: { regular: meanWidth(font, 450), bold: meanWidth(font, 700) },
    ascent: ascent / unitsPerEm,
    descent: -descent / unitsPerEm,
    lineGap: lineGap / unitsPerEm,
  };
}

/** Returns the files of a font, and the styles that load them. @throws ContentError if a file cannot be used */
export async function fontStyles(font: BrandFont): Promise<{ files: readonly FontFile[]; css: string }> {
  const files = await withRanges(fontFilesOf(font));
  return { files, css: fontsCss(font.family, files, metricsOf(await openFont(files[0]!))) };
}

/** Copies the font files into public/assets/fonts, removes all others there, and writes the styles. @throws ContentError */
export async function prepareFont(): Promise<void> {
  const { files, css } = await fontStyles(brand().font);
  const folder = path.join('public', 'assets', 'fonts');
  for (const { source, name } of files) writeFileAtomic(path.join(folder, name), readFileSync(source));
  const served = new Set(files.map(({ name }) => name));
  for (const name of readdirSync(folder)) if (!served.has(name)) rmSync(path.join(folder, name));
  writeIfChanged('generated/fonts.css', css);
  const names = Object.fromEntries(files.map(({ subset, name }) => [subset, name]));
  writeIfChanged(
    'generated/font-files.ts',
    `export const fontFiles: { readonly [subset in '${fontSubsets.join("' | '")}']?: string } = ${JSON.stringify(names)};\n`,
  );
}
