import { deltasOf, type Point } from '@/lib/assets/font-variations';

/**
 * Reads glyph outlines of a variable TrueType font at a weight: the tables fvar, avar, glyf and gvar of OpenType 1.9.
 * Coordinates are in font units.
 */

/** Outline of a character: closed contours of points, and its advance width. */
export type Outline = { glyph: number; contours: Point[][]; advance: number };

export type VariableFont = {
  unitsPerEm: number;
  /** Returns the offset of a table; null if the font lacks it. */
  table: (tag: string) => number | null;
  view: DataView;
  /** Returns the outline at a weight; null if the font lacks the character or its glyph is rotated or scaled. */
  outline: (character: string, weight: number) => Outline | null;
};

function tablesOf(view: DataView): (tag: string) => number | null {
  const tables = new Map<string, number>();
  for (let i = 0, at = 12; i < view.getUint16(4); i++, at += 16) {
    const tag = String.fromCharCode(...[0, 1, 2, 3].map((byte) => view.getUint8(at + byte)));
    tables.set(tag, view.getUint32(at + 8));
  }
  return (tag) => tables.get(tag) ?? null;
}

/** Returns the glyph index of a code point from a `cmap` subtable of format 4; 0 if there is none. */
function glyphOf(view: DataView, cmap: number, code: number): number {
  for (let i = 0; i < view.getUint16(cmap + 2); i++) {
    const at = cmap + view.getUint32(cmap + 8 + i * 8);
    if (view.getUint16(at) !== 4) continue;
    const size = view.getUint16(at + 6);
    for (let segment = 0; segment < size; segment += 2) {
      if (view.getUint16(at + 14 + segment) < code) continue;
      const [start, delta, range] = [1, 2, 3].map((part) => at + 14 + 2 + part * size + segment);
      if (view.getUint16(start!) > code) return 0;
      const offset = view.getUint16(range!);
      if (offset === 0) return (code + view.getUint16(delta!)) & 0xffff;
      const glyph = view.getUint16(range! + offset + (code - view.getUint16(start!)) * 2);
      return glyph === 0 ? 0 : (glyph + view.getUint16(delta!)) & 0xffff;
    }
  }
  return 0;
}

const f2dot14 = (view: DataView, at: number) => view.getInt16(at) / 16384;

/** Normalizes a weight to the axis range -1 to 1. */
function normalized(view: DataView, fvar: number, avar: number | null, weight: number): number {
  const axis = fvar + view.getUint16(fvar + 4);
  const [min, standard, max] = [4, 8, 12].map((at) => view.getInt32(axis + at) / 65536) as [number, number, number];
  const clamped = Math.min(max, Math.max(min, weight));
  const plain =
    clamped < standard ? (clamped - standard) / (standard - min) : (clamped - standard) / (max - standard || 1);
  if (avar === null) return plain;
  const steps = Array.from({ length: view.getUint16(avar + 8) }, (_, i) => avar + 10 + i * 4).map(
    (at) => [f2dot14(view, at), f2dot14(view, at + 2)] as const,
  );
  const above = steps.findIndex(([from]) => from >= plain);
  if (above <= 0) return steps[Math.max(0, above)]?.[1] ?? plain;
  const [[from, to], [nextFrom, nextTo]] = [steps[above - 1]!, steps[above]!];
  return to + ((plain - from) / (nextFrom - from)) * (nextTo - to);
}

/** Reads the points of a simple glyph and the end index of each contour. */
function simpleGlyph(view: DataView, at: number): { points: Point[]; ends: number[] } {
  const count = view.getInt16(at);
  const ends = Array.from({ length: count }, (_, i) => view.getUint16(at + 10 + i * 2));
  let next = at + 10 + count * 2;
  next += 2 + view.getUint16(next);
  const flags: number[] = [];
  while (flags.length <= (ends.at(-1) ?? -1)) {
    const flag = view.getUint8(next++);
    const repeats = flag & 8 ? view.getUint8(next++) : 0;
    for (let i = 0; i <= repeats; i++) flags.push(flag);
  }
  const coordinates = (short: number, same: number): number[] => {
    let value = 0;
    return flags.map((flag) => {
      if (flag & short) value += view.getUint8(next++) * (flag & same ? 1 : -1);
      else if (!(flag & same)) {
        value += view.getInt16(next);
        next += 2;
      }
      return value;
    });
  };
  const xs = coordinates(2, 16);
  const ys = coordinates(4, 32);
  return { points: flags.map((flag, i) => ({ x: xs[i]!, y: ys[i]!, on: (flag & 1) === 1 })), ends };
}

/** Returns the components of a composite glyph with their offsets; null if one is rotated or scaled. */
function partsOf(view: DataView, at: number): { glyph: number; point: Point }[] | null {
  const parts: { glyph: number; point: Point }[] = [];
  for (let next = at + 10, flags = 0x20; flags & 0x20;) {
    flags = view.getUint16(next);
    if (flags & 0xc8 || !(flags & 2)) return null;
    const wide = (flags & 1) === 1;
    const [x, y] = wide
      ? [view.getInt16(next + 4), view.getInt16(next + 6)]
      : [view.getInt8(next + 4), view.getInt8(next + 5)];
    parts.push({ glyph: view.getUint16(next + 2), point: { x, y, on: true } });
    next += wide ? 8 : 6;
  }
  return parts;
}

const shift = (points: readonly Point[], by: { x: number; y: number }) =>
  points.map(({ x, y, on }) => ({ x: x + by.x, y: y + by.y, on }));

/** Opens an uncompressed font file with a weight axis. @throws Error if a required table is missing */
export function openFont(bytes: Uint8Array): VariableFont {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const table = tablesOf(view);
  const need = (tag: string): number => {
    const at = table(tag);
    if (at === null) throw new Error(`Font table "${tag}" is missing. Use a variable TrueType font.`);
    return at;
  };
  const isLong = view.getInt16(need('head') + 50) === 1;
  const offsetOf = (glyph: number) =>
    isLong ? view.getUint32(need('loca') + glyph * 4) : view.getUint16(need('loca') + glyph * 2) * 2;
  const advanceOf = (glyph: number) => {
    const wide = view.getUint16(need('hhea') + 34);
    return view.getUint16(need('hmtx') + Math.min(glyph, wide - 1) * 4);
  };
  const outlineOf = (glyph: number, position: number): Outline | null => {
    const at = need('glyf') + offsetOf(glyph);
    const isEmpty = offsetOf(glyph) === offsetOf(glyph + 1);
    const isComposite = !isEmpty && view.getInt16(at) < 0;
    const parts = isComposite ? partsOf(view, at) : [];
    if (!parts) return null;
    const { points, ends } =
      isEmpty || isComposite ? { points: parts.map(({ point }) => point), ends: [] } : simpleGlyph(view, at);
    const deltas = deltasOf(view, need('gvar'), glyph, points, ends, position);
    const moved = points.map((point, i) => shift([point], deltas[i]!)[0]!);
    // Four phantom points follow; the horizontal advance runs from the first to the second.
    const [left, right] = [deltas[points.length]!.x, deltas[points.length + 1]!.x];
    const advance = advanceOf(glyph) + right - left;
    if (!isComposite) {
      return { glyph, advance, contours: ends.map((end, i) => moved.slice(i === 0 ? 0 : ends[i - 1]! + 1, end + 1)) };
    }
    const drawn = parts.map((part) => outlineOf(part.glyph, position));
    if (drawn.includes(null)) return null;
    return { glyph, advance, contours: drawn.flatMap((part, i) => part!.contours.map((one) => shift(one, moved[i]!))) };
  };
  return {
    unitsPerEm: view.getUint16(need('head') + 18),
    table,
    view,
    outline: (character, weight) => {
      const glyph = glyphOf(view, need('cmap'), character.codePointAt(0)!);
      return glyph === 0 ? null : outlineOf(glyph, normalized(view, need('fvar'), table('avar'), weight));
    },
  };
}
