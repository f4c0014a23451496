import { readFileSync } from 'node:fs';
import path from 'node:path';
import { decompress } from 'wawoff2';
import { fontSubsets } from '@/lib/assets/fonts';
import { kerningOf } from '@/lib/assets/pair-kerning';
import type { Point } from '@/lib/assets/font-variations';
import { openFont, type VariableFont } from '@/lib/assets/variable-font';

/** Drawing units per em: finer ones are invisible at line height and would add bytes to every page. */
const unitsPerEm = 250;

/** Brand name as an SVG path, so that it looks the same before and without the web font. */
export type Wordmark = { /** Units per em. */ em: number; width: number; path: string };

const weight = 750;
/** Letter spacing of large type: -0.02 em. */
const tracking = -0.02 * unitsPerEm;

const middle = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2, on: true });

/** Converts a contour to SVG path data: quadratic curves through on-curve and control points. */
function contourPath(points: readonly Point[], project: (point: Point) => [x: number, y: number]): string {
  const first = points.findIndex(({ on }) => on);
  const turned =
    first < 0 ? [middle(points[0]!, points.at(-1)!), ...points] : [...points.slice(first), ...points.slice(0, first)];
  let [x, y] = project(turned[0]!);
  const by = (point: Point): string => {
    const [toX, toY] = project(point);
    return `${toX - x} ${toY - y}`.replace(' -', '-');
  };
  const moveTo = (point: Point) => ([x, y] = project(point));
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
  // Copy the result: the next call to `decompress` reuses its memory.
  return openFont((await decompress(readFileSync(file))).slice());
}

/** Draws a name in Manrope. @returns null if Manrope lacks one of its letters */
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
    const project = ({ x, y }: Point): [number, number] => [Math.round(left + x * scale), Math.round(-y * scale)];
    data += contours.map((contour) => contourPath(contour, project)).join('');
    pen += advance * scale;
  }
  return { em: unitsPerEm, width: Math.round(pen), path: data };
}
