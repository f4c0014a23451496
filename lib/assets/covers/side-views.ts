import { middle, outlineOf, stoneAt, type Drawing } from '@/lib/assets/covers/geometry';
import { cut, plane, type Tone } from '@/lib/assets/covers/light';

/** The whole stone, its girdle drawn on to a horizon. */
export function stone(turn: number): Drawing {
  return { ground: 0, planes: cut(stoneAt(middle, 204, 10), turn), horizon: 204 };
}

/** The crown from near, from edge to edge. */
export function crown(turn: number): Drawing {
  const near = stoneAt(middle - 46, 322, 18.5);
  return { ground: 0, planes: cut(near, turn), horizon: near.table[1] };
}

/** The tip on its own reflection. */
export function reflection(turn: number): Drawing {
  const y = 282;
  const above = stoneAt(middle - 40, y - 15.5 * 19, 19);
  const planes = cut(above, turn).slice(3);
  const faint = planes.map(({ points, hue, tone }) =>
    plane(
      points.map(([px, py]) => [px, 2 * y - py]),
      hue,
      Math.max(1, tone - 2) as Tone,
    ),
  );
  return { ground: 0, planes: [...planes, ...faint], horizon: y };
}

/** The crown lifted off the pavilion. */
export function cleft(turn: number): Drawing {
  const upper = stoneAt(middle + 40, 201, 10.2);
  const lower = stoneAt(middle - 34, 225, 10.2);
  return {
    ground: 0,
    planes: [...cut(upper, turn).slice(0, 3), ...cut(lower, turn).slice(3)],
    horizon: 213,
  };
}

/** Stones within stones, like rings on water. */
export function echo(turn: number): Drawing {
  const rings = [24, 16, 10.5].map((scale) => outlineOf(stoneAt(middle, 220 - scale * 1.6, scale)));
  const core = cut(stoneAt(middle, 211, 6.6), turn);
  return {
    ground: 0,
    planes: [
      ...rings.map((ring, i) => plane(ring, 0, i as Tone)),
      ...core.map(({ points, hue, tone }) => plane(points, hue, Math.min(5, Math.max(3, tone + 1)) as Tone)),
    ],
  };
}

/** Stones on one girdle, each twice as large as the last. */
export function rank(turn: number): Drawing {
  const stones = [
    [59, 2],
    [155, 4],
    [337, 8],
  ] as const;
  return {
    ground: 0,
    planes: stones.flatMap(([x, scale], i) => cut(stoneAt(x, 208, scale), turn + i)),
    horizon: 208,
  };
}
