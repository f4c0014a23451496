import { facetsOf, type Plane, type Point, type Stone } from '@/lib/assets/covers/geometry';

export type Tone = Plane['tone'];

/** The light on a stone's facets, by turn: crown, then pavilion, each from the left. */
const lights: readonly Tone[][] = [
  [3, 1, 4, 2, 5, 3],
  [4, 2, 3, 5, 3, 1],
  [2, 4, 1, 3, 2, 5],
];

export const plane = (points: readonly Point[], hue: 0 | 1, tone: Tone): Plane => ({ points, hue, tone });

/** A stone's facets in the light of a turn, one of them in the second hue. */
export function cut(stone: Stone, turn: number): Plane[] {
  const light = lights[turn % 3]!;
  const accent = [2, 3, 0][turn % 3];
  return facetsOf(stone).map((points, i) =>
    i === accent ? plane(points, 1, Math.max(3, light[i]!) as Tone) : plane(points, 0, light[i]!),
  );
}
