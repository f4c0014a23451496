/** A corner on the plane that covers are cut from: 480 units each way, the middle at 240. */
export type Point = readonly [x: number, y: number];

/** A flat part of a cover: which of its two hues fills it, and how strongly, from 0 (a breath) to 5 (the hue itself). */
export type Plane = { points: readonly Point[]; hue: 0 | 1; tone: 0 | 1 | 2 | 3 | 4 | 5 };

/** What is drawn: a ground, over its whole width perhaps a line, and planes; the seams between them are paper. */
export type Drawing = { ground: Plane['tone']; horizon?: number; planes: Plane[] };

export const middle = 240;
export const side = 480;

/** The corners of the mark (components/ui/logo.tsx), whose box is 32 units wide and whose girdle is at 13.5. */
const mark = {
  tableLeft: [8.5, 4],
  table: [16, 4],
  tableRight: [23.5, 4],
  left: [1.5, 13.5],
  innerLeft: [10, 13.5],
  innerRight: [22, 13.5],
  right: [30.5, 13.5],
  tip: [16, 29],
} as const satisfies Record<string, Point>;

export type Stone = Record<keyof typeof mark, Point>;

/** The mark's stone with the middle of its girdle at a place. @param scale units of the plane for one of the mark */
export function stoneAt(x: number, y: number, scale: number): Stone {
  const moved = Object.entries(mark).map(([name, [px, py]]) => [
    name,
    [x + (px - 16) * scale, y + (py - 13.5) * scale] satisfies Point,
  ]);
  return Object.fromEntries(moved) as Stone;
}

/** The six facets: crown, then pavilion, each from the left. */
export function facetsOf(s: Stone): readonly Point[][] {
  return [
    [s.tableLeft, s.table, s.innerLeft, s.left],
    [s.table, s.innerRight, s.innerLeft],
    [s.table, s.tableRight, s.right, s.innerRight],
    [s.left, s.innerLeft, s.tip],
    [s.innerLeft, s.innerRight, s.tip],
    [s.innerRight, s.right, s.tip],
  ];
}

export const outlineOf = (s: Stone): Point[] => [s.tableLeft, s.tableRight, s.right, s.tip, s.left];
