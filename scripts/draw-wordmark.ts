import type * as fontkit from 'fontkit';
import { brand } from '@/lib/config/brand';
import { fontFilesOf, openFont } from './prepare-font';

/** Drawing units per em: finer ones are invisible at line height and would add bytes to every page. */
const unitsPerEm = 250;

/** Brand name as an SVG path, so that it looks the same before and without the web font. */
export type Wordmark = { /** Units per em. */ em: number; width: number; path: string };

const weight = 750;
/** Letter spacing of large type: -0.02 em. */
const tracking = -0.02 * unitsPerEm;

const svgCommands: Record<string, string> = { moveTo: 'M', lineTo: 'l', quadraticCurveTo: 'q', closePath: 'z' };

/** Writes an outline at a position as SVG path data in whole units, relative to the previous point, which is shortest. */
function pathData(commands: readonly fontkit.PathCommand[], scale: number, left: number, top: number): string {
  let [x, y] = [0, 0];
  const write = ({ command, args }: fontkit.PathCommand): string => {
    const rounded = args.map((value, i) => Math.round(i % 2 === 0 ? left + value * scale : top - value * scale));
    const numbers = rounded.map((value, i) => (command === 'moveTo' ? value : value - (i % 2 === 0 ? x : y)));
    [x, y] = [rounded.at(-2) ?? x, rounded.at(-1) ?? y];
    return svgCommands[command] + numbers.join(' ').replaceAll(' -', '-');
  };
  return commands.map(write).join('');
}

/** Splits a name into runs of letters of one font; null if no font has one of its letters. */
function fontRuns(name: string, fonts: readonly fontkit.Font[]): { font: fontkit.Font; text: string }[] | null {
  const runs: { font: fontkit.Font; text: string }[] = [];
  for (const letter of name) {
    const font = fonts.find((one) => one.hasGlyphForCodePoint(letter.codePointAt(0)!));
    if (!font) return null;
    const last = runs.at(-1);
    if (last?.font === font) last.text += letter;
    else runs.push({ font, text: letter });
  }
  return runs;
}

/** Draws a name in the brand's font. @returns null if it lacks one of the letters */
export async function drawWordmark(name: string, brandFont = brand().font): Promise<Wordmark | null> {
  const fonts: fontkit.Font[] = [];
  for (const file of fontFilesOf(brandFont)) {
    const font = await openFont(file);
    fonts.push(font.getVariation({ wght: Math.min(weight, font.variationAxes.wght!.max) }));
  }
  const runs = fontRuns(name, fonts);
  if (!runs) return null;
  let pen = 0;
  let data = '';
  for (const { font, text } of runs) {
    const scale = unitsPerEm / font.unitsPerEm;
    // Letter-spaced text has no ligatures, as in browsers.
    const { glyphs, positions } = font.layout(text, { liga: false, clig: false });
    for (const [i, { path: outline }] of glyphs.entries()) {
      const { xAdvance, xOffset, yOffset } = positions[i]!;
      data += pathData(outline.commands, scale, pen + xOffset * scale, -yOffset * scale);
      pen += xAdvance * scale + tracking;
    }
  }
  return { em: unitsPerEm, width: Math.round(pen - tracking), path: data };
}
