/** Glyph variations of a font with one axis: the `gvar` table of OpenType 1.9. */

/** Outline point: on the curve, or a control point off it. */
export type Point = { x: number; y: number; on: boolean };

type Delta = { x: number; y: number };

/** Read position, advanced by each read. */
type Cursor = { at: number };

/** Reads packed point numbers, each stored as the difference from the previous one; null stands for all points. */
function packedPoints(view: DataView, cursor: Cursor): number[] | null {
  let count = view.getUint8(cursor.at++);
  if (count === 0) return null;
  if (count & 0x80) count = ((count & 0x7f) << 8) | view.getUint8(cursor.at++);
  const points: number[] = [];
  while (points.length < count) {
    const control = view.getUint8(cursor.at++);
    for (let i = 0; i <= (control & 0x7f); i++) {
      const step = control & 0x80 ? view.getUint16(cursor.at) : view.getUint8(cursor.at);
      cursor.at += control & 0x80 ? 2 : 1;
      points.push((points.at(-1) ?? 0) + step);
    }
  }
  return points;
}

function packedDeltas(view: DataView, cursor: Cursor, count: number): number[] {
  const deltas: number[] = [];
  while (deltas.length < count) {
    const control = view.getUint8(cursor.at++);
    for (let i = 0; i <= (control & 0x3f); i++) {
      if (control & 0x80) deltas.push(0);
      else if (control & 0x40) {
        deltas.push(view.getInt16(cursor.at));
        cursor.at += 2;
      } else deltas.push(view.getInt8(cursor.at++));
    }
  }
  return deltas;
}

/** Returns the scalar of a variation at a position on the axis. */
function shareOf(position: number, [start, peak, end]: readonly [number, number, number]): number {
  if (peak === 0 || position === peak) return 1;
  if (position <= start || position >= end) return 0;
  return position < peak ? (position - start) / (peak - start) : (end - position) / (end - peak);
}

/** Interpolates the delta of an untouched point (IUP): between its touched neighbors, or the nearer one's delta. */
function between(position: number, a: number, b: number, moveA: number, moveB: number): number {
  if (a === b) return moveA === moveB ? moveA : 0;
  const [low, high, moveLow, moveHigh] = a < b ? [a, b, moveA, moveB] : [b, a, moveB, moveA];
  if (position <= low) return moveLow;
  if (position >= high) return moveHigh;
  return moveLow + ((position - low) / (high - low)) * (moveHigh - moveLow);
}

function fillContour(points: readonly Point[], moves: (Delta | undefined)[], first: number, last: number): void {
  const touched = Array.from({ length: last - first + 1 }, (_, i) => first + i).filter((i) => moves[i]);
  if (touched.length === 0) return;
  const given = [...moves];
  for (let i = first; i <= last; i++) {
    if (given[i]) continue;
    const before = touched.findLast((one) => one < i) ?? touched.at(-1)!;
    const after = touched.find((one) => one > i) ?? touched[0]!;
    const along = (axis: 'x' | 'y') =>
      between(points[i]![axis], points[before]![axis], points[after]![axis], given[before]![axis], given[after]![axis]);
    moves[i] = { x: along('x'), y: along('y') };
  }
}

/**
 * Returns the delta of each point, followed by those of the four phantom points.
 * @param position normalized axis position, from -1 to 1
 */
export function deltasOf(
  view: DataView,
  gvar: number,
  glyph: number,
  points: readonly Point[],
  ends: readonly number[],
  position: number,
): Delta[] {
  const count = points.length + 4;
  const total: Delta[] = Array.from({ length: count }, () => ({ x: 0, y: 0 }));
  const long = (view.getUint16(gvar + 14) & 1) === 1;
  const offsetOf = (i: number) => (long ? view.getUint32(gvar + 20 + i * 4) : view.getUint16(gvar + 20 + i * 2) * 2);
  if (offsetOf(glyph) === offsetOf(glyph + 1)) return total;
  const data = gvar + view.getUint32(gvar + 16) + offsetOf(glyph);
  const shared = gvar + view.getUint32(gvar + 8);
  const cursor = { at: data + view.getUint16(data + 2) };
  const sharedPoints = view.getUint16(data) & 0x8000 ? packedPoints(view, cursor) : null;
  let header = data + 4;
  for (let i = 0; i < (view.getUint16(data) & 0xfff); i++) {
    const size = view.getUint16(header);
    const index = view.getUint16(header + 2);
    header += 4;
    const number = () => view.getInt16((header += 2) - 2) / 16384;
    const peak = index & 0x8000 ? number() : view.getInt16(shared + (index & 0xfff) * 2) / 16384;
    const [start, end] = index & 0x4000 ? [number(), number()] : [Math.min(0, peak), Math.max(0, peak)];
    const next = cursor.at + size;
    const share = shareOf(position, [start, peak, end]);
    if (share !== 0) {
      const touched = (index & 0x2000 ? packedPoints(view, cursor) : sharedPoints) ?? total.map((_, point) => point);
      const xs = packedDeltas(view, cursor, touched.length);
      const ys = packedDeltas(view, cursor, touched.length);
      const moves: (Delta | undefined)[] = total.map(() => undefined);
      touched.forEach((point, j) => (moves[point] = { x: xs[j]!, y: ys[j]! }));
      ends.forEach((last, contour) => fillContour(points, moves, contour === 0 ? 0 : ends[contour - 1]! + 1, last));
      moves.forEach((move, point) => {
        total[point]!.x += share * (move?.x ?? 0);
        total[point]!.y += share * (move?.y ?? 0);
      });
    }
    cursor.at = next;
  }
  return total;
}
