import { constants, crc32, deflateRawSync } from 'node:zlib';

/**
 * Compresses a page except for a gap, so that filling it costs little: a gzip file (RFC 1952) may contain
 * independently compressed blocks (RFC 1951 §3.2.4).
 */

const gzipHead = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 255]);

export type CompressedPage = { html: Buffer; gzip: Buffer };
export type FillPage = (text: string) => CompressedPage;

/** Ends on a byte boundary and without the final-block flag, so that more blocks can follow. */
const openEnd = { finishFlush: constants.Z_SYNC_FLUSH };

/** @returns a function that fills the gap with a text and returns the page uncompressed and gzipped */
export function compressTemplate({ before, after }: { before: string; after: string }): FillPage {
  const [head, tail] = [Buffer.from(before), Buffer.from(after)];
  const headBlocks = deflateRawSync(head, { level: 9, ...openEnd });
  const tailBlocks = deflateRawSync(tail, { level: 9 });
  const headSum = crc32(head);
  return (text) => {
    const gap = Buffer.from(text);
    const end = Buffer.alloc(8);
    // For an empty buffer, zlib restarts the checksum.
    const sum = gap.length > 0 ? crc32(gap, headSum) : headSum;
    end.writeUInt32LE(crc32(tail, sum), 0);
    end.writeUInt32LE(head.length + gap.length + tail.length, 4);
    return {
      html: Buffer.concat([head, gap, tail]),
      gzip: Buffer.concat([gzipHead, headBlocks, deflateRawSync(gap, { level: 3, ...openEnd }), tailBlocks, end]),
    };
  };
}
