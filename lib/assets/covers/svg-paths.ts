/**
 * Paint of a shape: background with an edge in the cover's hue, a fill in that hue (1 is faintest, 5 is solid), a fill in
 * the secondary hue, or a stroke in either hue.
 */
export type Paint = 'background' | 1 | 2 | 3 | 4 | 5 | 'secondary' | 'stroke' | 'secondary-stroke';

/** Shapes from back to front, as paths on a 480 × 480 canvas; all of them lie within the middle 300. */
export type Motif = readonly (readonly [paint: Paint, path: string])[];

/** Outline of the logo's gem (components/ui/logo.tsx), pointing down, from its top left corner. */
export const gem = (x: number, y: number, size: number) => {
  const scaled = (fraction: number) => Math.round(size * fraction);
  return `M${x} ${y}h${scaled(1)}l${scaled(0.45)} ${scaled(0.6)}-${scaled(0.95)} ${scaled(1)}-${scaled(0.95)}-${scaled(1)}z`;
};

/** A circle. */
export const circlePath = (x: number, y: number, radius: number) =>
  `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0 ${radius} ${radius} 0 0 0-${2 * radius} 0z`;

/** A rectangle. */
export const rectangle = (x: number, y: number, width: number, height: number) =>
  `M${x} ${y}h${width}v${height}h-${width}z`;
