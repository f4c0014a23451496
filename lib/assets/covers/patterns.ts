import { middle, side, type Drawing, type Point } from '@/lib/assets/covers/geometry';
import { plane, type Tone } from '@/lib/assets/covers/light';

const eight = [0, 1, 2, 3, 4, 5, 6, 7];

/** The stone from above: the table, and stars and kites about it. */
export function brilliant(turn: number): Drawing {
  const at = (i: number, radius: number): Point => {
    const angle = ((i + 0.5) * Math.PI) / 4;
    return [middle + radius * Math.cos(angle), middle + radius * Math.sin(angle)];
  };
  const [table, star, girdle] = [92, 140, 232];
  const lit: readonly Tone[] = [3, 4, 5, 4, 3, 2, 2, 3];
  const tone = (i: number) => lit[(i + turn * 3) % 8]!;
  return {
    ground: 0,
    planes: [
      plane(
        eight.map((i) => at(i, girdle)),
        0,
        1,
      ),
      ...eight.flatMap((i) => [
        plane([at(i, table), at(i + 0.5, star), at(i + 1, table)], 0, tone(i + 4)),
        plane([at(i, table), at(i + 0.5, star), at(i, girdle), at(i - 0.5, star)], i === turn ? 1 : 0, tone(i)),
      ]),
    ],
  };
}

/** The step cut from above, its corners at the pavilion's angle. */
export function steps(turn: number): Drawing {
  const ring = (width: number, height: number, corner: number): Point[] => {
    const down = (corner * 15.5) / 14.5;
    const [l, r, t, b] = [middle - width, middle + width, middle - height, middle + height];
    return [
      [l + corner, t],
      [r - corner, t],
      [r, t + down],
      [r, b - down],
      [r - corner, b],
      [l + corner, b],
      [l, b - down],
      [l, t + down],
    ];
  };
  const rings = [ring(300, 246, 150), ring(206, 158, 92), ring(122, 82, 46)] as const;
  const lit: readonly Tone[] = [1, 2, 4, 3, 3, 2, 1, 0];
  const between = (outer: Point[], inner: Point[], inside: boolean) =>
    eight.map((i) => {
      const j = (i + 1) % 8;
      const second = inside && i === (turn * 3 + 2) % 8;
      return plane(
        [outer[i]!, outer[j]!, inner[j]!, inner[i]!],
        second ? 1 : 0,
        second ? 4 : lit[(i + turn * 2 + (inside ? 1 : 0)) % 8]!,
      );
    });
  return {
    ground: 0,
    planes: [
      ...between(rings[0], rings[1], false),
      ...between(rings[1], rings[2], true),
      plane(rings[2], 0, 4),
      plane(
        [
          [272, 158],
          [316, 158],
          [362, 207],
          [362, 273],
          [316, 322],
          [208, 322],
        ],
        0,
        2,
      ),
    ],
  };
}

/** The middle facets of the pavilion laid edge to edge. */
export function mosaic(turn: number): Drawing {
  const [width, height] = [144, 186];
  const lit: readonly Tone[][] = [
    [0, 1, 2, 1, 2, 1, 0, 1],
    [1, 2, 3, 5, 3, 2, 1, 1],
    [1, 0, 1, 2, 1, 2, 1, 0],
  ];
  return {
    ground: 0,
    planes: lit.flatMap((row, j) =>
      row.map((tone, i) => {
        const [x, y] = [(i - 1) * (width / 2) - 12, middle - height / 2 + (j - 1) * height];
        const [flat, tip] = (i + j) % 2 === 0 ? [y, y + height] : [y + height, y];
        const second = j === 1 && i === 3 + (turn % 3);
        return plane(
          [
            [x, flat],
            [x + width, flat],
            [x + width / 2, tip],
          ],
          second ? 1 : 0,
          second ? 4 : tone,
        );
      }),
    ),
  };
}

/** The edge from table to tip again and again, like pleats. */
export function pleats(turn: number): Drawing {
  const fold = 212;
  const edge = (x: number): Point[] => [
    [x + (fold / 9.5) * 6, 0],
    [x, fold],
    [x + ((side - fold) / 15.5) * 6, side],
  ];
  const lit: readonly Tone[] = [0, 1, 2, 3, 5, 3, 2, 1, 0, 1, 2];
  const at = (i: number) => -192 + i * 64;
  return {
    ground: 0,
    planes: lit.map((tone, i) => {
      const second = i === 5 + (turn % 3);
      return plane([...edge(at(i)), ...edge(at(i + 1)).toReversed()], second ? 1 : 0, second ? 4 : tone);
    }),
    horizon: fold,
  };
}
