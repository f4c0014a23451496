/** Helpers for drawings: SVG path data, grouped by fill color. */

type Fill = 'accent' | 'tint' | 'text' | 'border' | 'background';
export type Drawing = readonly (readonly [fill: Fill, path: string])[];

export const rect = (x: number, y: number, width: number, height: number) => `M${x} ${y}h${width}v${height}h-${width}z`;
export const circlePath = (x: number, y: number, r: number) =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 -${2 * r} 0z`;
export const textLine = (x: number, y: number, width: number) => rect(x, y, width, 5);

/** Concatenates the path data for each number. */
export const repeat = (numbers: readonly number[], getPath: (n: number, i: number) => string) =>
  numbers.map(getPath).join('');
