import { readFileSync } from 'node:fs';
import path from 'node:path';
import { decompress } from 'wawoff2';
import { fontSubsets } from '@/lib/assets/fonts';
import { kerningOf } from '@/lib/assets/pair-kerning';
import type { Point } from '@/lib/assets/font-variations';
import { openFont, type VariableFont } from '@/lib/assets/variable-font';

/** Units of the drawing in an em: finer ones are not seen at a line's height, and every page sends the figures. */
const unitsPerEm = 250;

/** The brand's name as a drawing, so that it looks the same before and without the font. */
export type Wordmark = { /** Units of an em. */ em: number; width: number; path: string };

const weight = 750;
/** Letters of a name in large type stand a little closer: -0.02 em. */
const tracking = -0.02 * unitsPerEm;

const middle = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2, on: true });

/** A contour as SVG path data: quadratic curves through points that are on it or pull it. */
function contourPath(points: readonly Point[], place: (point: Point) => [x: number, y: number]): string {
  const first = points.findIndex(({ on }) => on);
  const turned =
    first < 0 ? [middle(points[0]!, points.at(-1)!), ...points] : [...points.slice(first), ...points.slice(0, first)];
  let [x, y] = place(turned[0]!);
  const by = (point: Point): string => {
    const [toX, toY] = place(point);
    return `${toX - x} ${toY - y}`.replace(' -', '-');
  };
  const moveTo = (point: Point) => ([x, y] = place(point));
  let path = `M${x} ${y}`;
  for (let i = 1; i <= turned.length; i++) {
    const point = turned[i % turned.length]!;
    if (point.on) {
      if (i < turned.length) path += `l${by(point)}`;
      moveTo(point);
      continue;
    }
    const next = turned[(i + 1) % turned.length]!;
    const end = next.on ? next : middle(point, next);
    path += `q${by(point)} ${by(end)}`.replace(/ -(?=[^ ]*$)/, '-');
    moveTo(end);
    if (next.on) i++;
  }
  return `${path}z`;
}

async function openManrope(subset: string): Promise<VariableFont> {
  const file = path.join(
    'node_modules',
    '@fontsource-variable',
    'manrope',
    'files',
    `manrope-${subset}-wght-normal.woff2`,
  );
  // What is unpacked lies in memory that the next call writes to.
  return openFont((await decompress(readFileSync(file))).slice());
}

/** Draws a name in Manrope. @returns null when it has a letter that Manrope lacks */
export async function drawWordmark(name: string): Promise<Wordmark | null> {
  const fonts: VariableFont[] = [];
  for (const subset of fontSubsets) fonts.push(await openManrope(subset));
  const drawn = [...name].map((letter) => {
    const font = fonts.find((one) => one.outline(letter, weight));
    return font ? { font, ...font.outline(letter, weight)! } : null;
  });
  let pen = 0;
  let data = '';
  for (const [i, letter] of drawn.entries()) {
    if (!letter) return null;
    const { font, glyph, contours, advance } = letter;
    const scale = unitsPerEm / font.unitsPerEm;
    const before = drawn[i - 1];
    if (before) pen += tracking + (before.font === font ? kerningOf(font, before.glyph, glyph) * scale : 0);
    const left = pen;
    const place = ({ x, y }: Point): [number, number] => [Math.round(left + x * scale), Math.round(-y * scale)];
    data += contours.map((contour) => contourPath(contour, place)).join('');
    pen += advance * scale;
  }
  return { em: unitsPerEm, width: Math.round(pen), path: data };
}
