import sharp from 'sharp';

export type Pixels = { width: number; height: number; isInk: (x: number, y: number) => boolean };

/** Reads an opaque PNG file. */
export async function readPng(file: Buffer): Promise<Pixels> {
  const { data, info } = await sharp(file).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  // The green channel distinguishes ink from paper.
  return { width, height, isInk: (x, y) => data[(y * width + x) * 3 + 1]! < 200 };
}

/** The colors of an opaque PNG file, such as `#fcfaf6`, the most frequent first. */
export async function colorsOf(file: Buffer): Promise<string[]> {
  const data = await sharp(file).removeAlpha().raw().toBuffer();
  const counts = new Map<number, number>();
  for (let at = 0; at < data.length; at += 3) {
    const color = data.readUIntBE(at, 3);
    counts.set(color, (counts.get(color) ?? 0) + 1);
  }
  return [...counts].sort(([, a], [, b]) => b - a).map(([color]) => `#${color.toString(16).padStart(6, '0')}`);
}

/** The number of ink pixels in an area of an image. */
export function inkIn({ isInk }: Pixels, left: number, top: number, right: number, bottom: number): number {
  let ink = 0;
  for (let y = top; y < bottom; y++) for (let x = left; x < right; x++) if (isInk(x, y)) ink += 1;
  return ink;
}
