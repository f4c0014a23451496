type Point = readonly [x: number, y: number];

/** Parses the corners of a facet: `16 4 22 13.5 10 13.5`. */
function cornersOf(facet: string): Point[] {
  const numbers = facet.split(' ').map(Number);
  return numbers.flatMap((x, i): Point[] => (i % 2 === 0 ? [[x, numbers[i + 1]!]] : []));
}

/** Returns a corner's position after both of its sides are moved inwards. */
function insetCorner([px, py]: Point, [x, y]: Point, [nx, ny]: Point, distance: number): Point {
  const before = Math.hypot(x - px, y - py);
  const after = Math.hypot(nx - x, ny - y);
  const [ax, ay] = [(x - px) / before, (y - py) / before];
  const [bx, by] = [(nx - x) / after, (ny - y) / after];
  const crossProduct = ax * by - ay * bx;
  return [x + ((bx - ax) * distance) / crossProduct, y + ((by - ay) * distance) / crossProduct];
}

/** Insets a facet's outline on all sides. */
function inset(points: readonly Point[], distance: number): Point[] {
  return points.map((point, i) => insetCorner(points.at(i - 1)!, point, points[(i + 1) % points.length]!, distance));
}

function area(points: readonly Point[]): number {
  return points.reduce((sum, [x, y], i) => {
    const [nx, ny] = points[(i + 1) % points.length]!;
    return sum + (x * ny - nx * y) / 2;
  }, 0);
}

/** Insets of a facet's lines from its edge, in units of the logo. */
const cuts = [0.22, 1.02, 1.82, 2.62];

const toPathData = (points: readonly Point[]) =>
  `M${points.map((point) => point.map((n) => n.toFixed(3)).join(' ')).join('L')}z`;

/**
 * Draws facets in outlines: each in its hue, with smaller cuts inside, all in the same stroke width.
 * @param scale pixels per unit of the logo
 */
export function gemLines(
  facets: readonly string[],
  hues: readonly string[],
  { x, y, scale, stroke }: { x: number; y: number; scale: number; stroke: number },
): string {
  const lines = facets.map((facet, i) => {
    const points = cornersOf(facet);
    // Skip cuts that are too small to be more than a speck.
    const outlines = cuts.map((distance) => inset(points, distance)).filter((cut, j) => j === 0 || area(cut) > 1.2);
    return `<path d="${outlines.map(toPathData).join('')}" stroke="${hues[i]}"/>`;
  });
  const style = `fill="none" stroke-width="${(stroke / scale).toFixed(3)}" stroke-linejoin="round"`;
  return `<g transform="translate(${x} ${y}) scale(${scale})" ${style}>${lines.join('')}</g>`;
}
