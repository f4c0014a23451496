import { inflateSync } from 'node:zlib';

export type Pixels = { width: number; height: number; isInk: (x: number, y: number) => boolean };

/** Reads a PNG file of the kind that lib/share-pictures/png.ts writes: one palette, unfiltered lines. */
export function readPng(file: Buffer): Pixels {
  const chunks = new Map<string, Buffer>();
  for (let at = 8; at < file.length; at += file.readUInt32BE(at) + 12) {
    chunks.set(file.toString('latin1', at + 4, at + 8), file.subarray(at + 8, at + 8 + file.readUInt32BE(at)));
  }
  const [header, palette] = [chunks.get('IHDR')!, chunks.get('PLTE')!];
  const [width, height] = [header.readUInt32BE(0), header.readUInt32BE(4)];
  const lines = inflateSync(chunks.get('IDAT')!);
  // The green of a pixel tells ink from paper well enough.
  return { width, height, isInk: (x, y) => palette[lines[y * (width + 1) + x + 1]! * 3 + 1]! < 200 };
}

/** How many pixels of a part of a picture are ink. */
export function inkIn({ isInk }: Pixels, left: number, top: number, right: number, bottom: number): number {
  let ink = 0;
  for (let y = top; y < bottom; y++) for (let x = left; x < right; x++) if (isInk(x, y)) ink += 1;
  return ink;
}
