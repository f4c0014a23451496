/**
 * What a piece of a motif is drawn with: a sheet of paper with an edge in the cover's hue, a plane that holds so much of
 * that hue (1 a breath, 5 the hue itself), a plane of the second hue, or a line in one of the two.
 */
export type Ink = 'paper' | 1 | 2 | 3 | 4 | 5 | 'second' | 'line' | 'second line';

/** Pieces from back to front, as paths on a plane of 480 units each way; all of them lie within the middle 300. */
export type Motif = readonly (readonly [ink: Ink, path: string])[];

/** The girdle and the facets of the mark (components/ui/logo.tsx), its tip downwards, from the left end of its table. */
export const gem = (x: number, y: number, size: number) => {
  const part = (share: number) => Math.round(size * share);
  return `M${x} ${y}h${part(1)}l${part(0.45)} ${part(0.6)}-${part(0.95)} ${part(1)}-${part(0.95)}-${part(1)}z`;
};

/** A circle. */
export const ring = (x: number, y: number, radius: number) =>
  `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0 ${radius} ${radius} 0 0 0-${2 * radius} 0z`;

/** A rectangle. */
export const box = (x: number, y: number, width: number, height: number) => `M${x} ${y}h${width}v${height}h-${width}z`;
