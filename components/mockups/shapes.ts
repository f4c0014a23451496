/** Drawings as paths, grouped by fill. */

type Tone = 'hue' | 'wash' | 'ink' | 'line' | 'ground';
export type Drawing = readonly (readonly [tone: Tone, path: string])[];

export const box = (x: number, y: number, width: number, height: number) => `M${x} ${y}h${width}v${height}h-${width}z`;
export const disc = (x: number, y: number, r: number) =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 -${2 * r} 0z`;
export const bar = (x: number, y: number, width: number) => box(x, y, width, 5);

/** Repeats a drawing for each number. */
export const each = (numbers: readonly number[], getPath: (n: number, i: number) => string) =>
  numbers.map(getPath).join('');
