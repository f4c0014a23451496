/**
 * Paint of a shape: paper with an edge in the cover's hue, a fill in that hue (1 is faintest, 5 is solid), a fill in
 * the second hue, or a line in either hue.
 */
export type Paint = 'paper' | 1 | 2 | 3 | 4 | 5 | 'second' | 'line' | 'second line';

/** Shapes from back to front, as paths on a 480 × 480 canvas; all of them lie within the middle 300. */
export type Motif = readonly (readonly [paint: Paint, path: string])[];

/** Girdle and facets of the logo (components/ui/logo.tsx), tip down, starting at the left end of the table. */
export const gem = (x: number, y: number, size: number) => {
  const scaled = (fraction: number) => Math.round(size * fraction);
  return `M${x} ${y}h${scaled(1)}l${scaled(0.45)} ${scaled(0.6)}-${scaled(0.95)} ${scaled(1)}-${scaled(0.95)}-${scaled(1)}z`;
};

/** A circle. */
export const circle = (x: number, y: number, radius: number) =>
  `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0 ${radius} ${radius} 0 0 0-${2 * radius} 0z`;

/** A rectangle. */
export const rectangle = (x: number, y: number, width: number, height: number) =>
  `M${x} ${y}h${width}v${height}h-${width}z`;
