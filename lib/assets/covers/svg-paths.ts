/**
 * Paint of a shape: paper with an edge in the cover's hue, a fill in that hue (1 is faintest, 5 is solid), a fill in
 * the second hue, or a line in either hue.
 */
export type Ink = 'paper' | 1 | 2 | 3 | 4 | 5 | 'second' | 'line' | 'second line';

/** Shapes from back to front, as paths on a 480 × 480 canvas; all of them lie within the middle 300. */
export type Motif = readonly (readonly [ink: Ink, path: string])[];

/** Girdle and facets of the logo (components/ui/logo.tsx), tip down, starting at the left end of the table. */
export const gem = (x: number, y: number, size: number) => {
  const part = (share: number) => Math.round(size * share);
  return `M${x} ${y}h${part(1)}l${part(0.45)} ${part(0.6)}-${part(0.95)} ${part(1)}-${part(0.95)}-${part(1)}z`;
};

/** A circle. */
export const ring = (x: number, y: number, radius: number) =>
  `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0 ${radius} ${radius} 0 0 0-${2 * radius} 0z`;

/** A rectangle. */
export const box = (x: number, y: number, width: number, height: number) => `M${x} ${y}h${width}v${height}h-${width}z`;
