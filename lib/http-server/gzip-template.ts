import { constants, crc32, deflateRawSync } from 'node:zlib';
import type { Template } from '@/lib/request-routing/not-found-page';

/**
 * A page with a gap, compressed but for the gap, so that filling it costs next to nothing: a gzip file (RFC 1952) may
 * hold blocks that were compressed apart from each other, and blocks that are not compressed (RFC 1951 §3.2.4).
 */

const gzipHead = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 255]);

/** What one block that is not compressed may hold; an address is far shorter. */
const mostStored = 65_535;

export type CompressedPage = { html: Buffer; gzip: Buffer };

/** @returns what fills the gap with a short text and gives the page, as it is and compressed by gzip */
export function compressTemplate({ before, after }: Template): (text: string) => CompressedPage {
  const [head, tail] = [Buffer.from(before), Buffer.from(after)];
  // Ends with a whole byte and without the mark of the last block, so that more can follow.
  const headBlocks = deflateRawSync(head, { level: 9, finishFlush: constants.Z_SYNC_FLUSH });
  const tailBlocks = deflateRawSync(tail, { level: 9 });
  const headSum = crc32(head);
  return (text) => {
    const gap = Buffer.from(text).subarray(0, mostStored);
    const stored = Buffer.alloc(5);
    stored.writeUInt16LE(gap.length, 1);
    stored.writeUInt16LE(gap.length ^ 0xffff, 3);
    const end = Buffer.alloc(8);
    // Of no bytes at all, zlib takes the sum for the first one.
    const sum = gap.length > 0 ? crc32(gap, headSum) : headSum;
    end.writeUInt32LE(crc32(tail, sum), 0);
    end.writeUInt32LE(head.length + gap.length + tail.length, 4);
    return {
      html: Buffer.concat([head, gap, tail]),
      gzip: Buffer.concat([gzipHead, headBlocks, stored, gap, tailBlocks, end]),
    };
  };
}
