import type { VariableFont } from '@/lib/assets/variable-font';

/** Pair kerning: the `kern` feature of the GPOS table of OpenType 1.9. */

/** Returns the index of a glyph in a coverage table; -1 if it is not covered. */
function coverage(view: DataView, at: number, glyph: number): number {
  const count = view.getUint16(at + 2);
  for (let i = 0; i < count; i++) {
    if (view.getUint16(at) === 1) {
      if (view.getUint16(at + 4 + i * 2) === glyph) return i;
      continue;
    }
    const range = at + 4 + i * 6;
    const start = view.getUint16(range);
    if (glyph >= start && glyph <= view.getUint16(range + 2)) return view.getUint16(range + 4) + glyph - start;
  }
  return -1;
}

function classOf(view: DataView, at: number, glyph: number): number {
  if (view.getUint16(at) === 1) {
    const i = glyph - view.getUint16(at + 2);
    return i >= 0 && i < view.getUint16(at + 4) ? view.getUint16(at + 6 + i * 2) : 0;
  }
  for (let i = 0; i < view.getUint16(at + 2); i++) {
    const range = at + 4 + i * 6;
    if (glyph >= view.getUint16(range) && glyph <= view.getUint16(range + 2)) return view.getUint16(range + 4);
  }
  return 0;
}

const bits = (format: number) => format.toString(2).replaceAll('0', '').length;

/** Returns the horizontal advance adjustment of a pair; null if the subtable does not contain the pair. */
function pairValue(view: DataView, at: number, left: number, right: number): number | null {
  const covered = coverage(view, at + view.getUint16(at + 2), left);
  const format = view.getUint16(at + 4);
  // The advance is the third value; those before it are placements.
  if (covered < 0 || !(format & 4)) return null;
  const skipped = bits(format & 3) * 2;
  const size = (bits(format) + bits(view.getUint16(at + 6))) * 2;
  if (view.getUint16(at) === 1) {
    const set = at + view.getUint16(at + 10 + covered * 2);
    for (let i = 0; i < view.getUint16(set); i++) {
      const pair = set + 2 + i * (size + 2);
      if (view.getUint16(pair) === right) return view.getInt16(pair + 2 + skipped);
    }
    return null;
  }
  const first = classOf(view, at + view.getUint16(at + 8), left);
  const second = classOf(view, at + view.getUint16(at + 10), right);
  return view.getInt16(at + 16 + (first * view.getUint16(at + 14) + second) * size + skipped);
}

/** Searches the lookups of every `kern` feature; the first subtable that contains the pair decides. */
export function kerningOf({ view, table }: VariableFont, left: number, right: number): number {
  const gpos = table('GPOS');
  if (gpos === null) return 0;
  const features = gpos + view.getUint16(gpos + 6);
  const lookups = gpos + view.getUint16(gpos + 8);
  const wanted = new Set<number>();
  for (let i = 0; i < view.getUint16(features); i++) {
    const record = features + 2 + i * 6;
    if (view.getUint32(record) !== 0x6b65726e) continue;
    const feature = features + view.getUint16(record + 4);
    for (let j = 0; j < view.getUint16(feature + 2); j++) wanted.add(view.getUint16(feature + 4 + j * 2));
  }
  for (const index of wanted) {
    const lookup = lookups + view.getUint16(lookups + 2 + index * 2);
    for (let i = 0; i < view.getUint16(lookup + 4); i++) {
      const found = lookup + view.getUint16(lookup + 6 + i * 2);
      const isFar = view.getUint16(lookup) === 9;
      if (!isFar && view.getUint16(lookup) !== 2) continue;
      const value = pairValue(view, isFar ? found + view.getUint32(found + 4) : found, left, right);
      if (value !== null) return value;
    }
  }
  return 0;
}
