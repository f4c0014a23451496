import { constants, crc32, deflateRawSync } from 'node:zlib';
import type { Template } from '@/lib/request-routing/not-found-page';

/**
 * Compresses a page except for a gap, so that filling it costs almost nothing: a gzip file (RFC 1952) may contain
 * independently compressed blocks and stored blocks (RFC 1951 §3.2.4).
 */

const gzipHead = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 255]);

/** Maximum size of a stored block; a path is far shorter. */
const maxStoredLength = 65_535;

export type CompressedPage = { html: Buffer; gzip: Buffer };

/** @returns a function that fills the gap with a short text and returns the page uncompressed and gzipped */
export function compressTemplate({
  before,
  after,
}: Pick<Template, 'before' | 'after'>): (text: string) => CompressedPage {
  const [head, tail] = [Buffer.from(before), Buffer.from(after)];
  // Ends on a byte boundary and without the final-block flag, so that more blocks can follow.
  const headBlocks = deflateRawSync(head, { level: 9, finishFlush: constants.Z_SYNC_FLUSH });
  const tailBlocks = deflateRawSync(tail, { level: 9 });
  const headSum = crc32(head);
  return (text) => {
    const gap = Buffer.from(text).subarray(0, maxStoredLength);
    const stored = Buffer.alloc(5);
    stored.writeUInt16LE(gap.length, 1);
    stored.writeUInt16LE(gap.length ^ 0xffff, 3);
    const end = Buffer.alloc(8);
    // For an empty buffer, zlib restarts the checksum.
    const sum = gap.length > 0 ? crc32(gap, headSum) : headSum;
    end.writeUInt32LE(crc32(tail, sum), 0);
    end.writeUInt32LE(head.length + gap.length + tail.length, 4);
    return {
      html: Buffer.concat([head, gap, tail]),
      gzip: Buffer.concat([gzipHead, headBlocks, stored, gap, tailBlocks, end]),
    };
  };
}
