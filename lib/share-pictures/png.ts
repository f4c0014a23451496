import { promisify } from 'node:util';
import { crc32, deflate } from 'node:zlib';

const deflated = promisify(deflate);

function chunk(type: string, data: Uint8Array): Buffer {
  const bytes = Buffer.alloc(data.length + 12);
  bytes.writeUInt32BE(data.length, 0);
  bytes.write(type, 4, 'latin1');
  bytes.set(data, 8);
  bytes.writeUInt32BE(crc32(bytes.subarray(4, -4)), bytes.length - 4);
  return bytes;
}

function header(width: number, height: number): Buffer {
  const bytes = Buffer.alloc(13);
  bytes.writeUInt32BE(width, 0);
  bytes.writeUInt32BE(height, 4);
  // Eight bits a pixel, which are the number of a colour in the palette.
  bytes.set([8, 3, 0, 0, 0], 8);
  return bytes;
}

/** The colours of a picture in order of appearance, and lines of their numbers; null with more than 256. */
function indexColors(pixels: Uint32Array, width: number): { colors: number[]; lines: Uint8Array } | null {
  const numbers = new Map<number, number>();
  // Each line begins with the number of its filter: none.
  const lines = new Uint8Array((pixels.length / width) * (width + 1));
  let last = -1;
  let number = 0;
  for (let i = 0; i < pixels.length; i++) {
    const color = pixels[i]!;
    if (color !== last) {
      number = numbers.get(color) ?? numbers.size;
      if (number > 255) return null;
      numbers.set(color, number);
      last = color;
    }
    lines[i + Math.floor(i / width) + 1] = number;
  }
  return { colors: [...numbers.keys()], lines };
}

/**
 * A PNG file of an opaque picture of few colours, a third as large as one of all colours would be. It is packed beside
 * the main thread, which answers visitors meanwhile.
 * @param rgba four bytes a pixel
 * @returns null when the picture has more than 256 colours
 */
export async function indexedPng(rgba: Uint8Array, width: number): Promise<Buffer | null> {
  const pixels = new Uint32Array(rgba.slice().buffer);
  const indexed = indexColors(pixels, width);
  if (!indexed) return null;
  const bytes = new Uint8Array(Uint32Array.from(indexed.colors).buffer);
  const palette = bytes.filter((_, i) => i % 4 !== 3);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header(width, pixels.length / width)),
    chunk('PLTE', palette),
    chunk('IDAT', await deflated(indexed.lines, { level: 9 })),
    chunk('IEND', new Uint8Array()),
  ]);
}
