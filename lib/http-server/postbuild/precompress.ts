import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Asset } from '@/lib/http-server/asset-manifest';
import { inlineScriptHashes } from '@/lib/http-server/inline-scripts';

/** What is sent instead of a file: its compressed forms, and what is told of it. */

const compress = { br: promisify(brotliCompress), gz: promisify(gzip) };

/**
 * How hard brotli tries. Scripts and styles change seldom and are few. Of a page, 6 saves the most for its time: a
 * millisecond more buys 675 bytes up to there, and 51 or fewer beyond (11.14 KB in 1.3 ms; 9 makes 10.96 in 11).
 */
const quality = { page: 6, asset: 11 };

/** What is larger as a file of its own than what it saves. */
const smallest = 512;

/** What has a character set, and is worth compressing: other pictures and fonts are compressed already. */
export const isText = (type: string) => /^text\/|javascript|json|xml/.test(type);

/** What is sent of pages: `page` for their HTML, `copy` for their data, their Markdown, and feeds and sitemaps of them. */
export type PageKind = 'page' | 'copy';

/** The facts of a file without its place, and the bytes of its compressed forms where they save something. */
export type PrecompressedAsset = {
  facts: Omit<Asset, 'file' | 'type' | 'cacheControl'>;
  forms: { ending: '.br' | '.gz'; bytes: Buffer }[];
};

/** A strong validator of what is sent (RFC 9110 §8.8.3), without quotation marks: the same for the same bytes. */
export const etagOf = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('base64url').slice(0, 22);

/** Compresses what is sent. @param kind of what belongs to a page; undefined for scripts, styles and the like */
export async function precompress(
  bytes: Buffer,
  type: string,
  kind: PageKind | undefined,
): Promise<PrecompressedAsset> {
  const etag = etagOf(bytes);
  const forms: PrecompressedAsset['forms'] = [];
  if (isText(type) && bytes.length >= smallest) {
    const params = {
      [constants.BROTLI_PARAM_QUALITY]: kind ? quality.page : quality.asset,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    };
    forms.push({ ending: '.br', bytes: await compress.br(bytes, { params }) });
    forms.push({ ending: '.gz', bytes: await compress.gz(bytes, { level: 9 }) });
  }
  const useful = forms.filter((form) => form.bytes.length < bytes.length);
  const sizeOf = (ending: string) => useful.find((form) => form.ending === ending)?.bytes.length ?? 0;
  const scripts = kind === 'page' ? inlineScriptHashes(bytes.toString()) : [];
  return { facts: { etag, bytes: bytes.length, br: sizeOf('.br'), gz: sizeOf('.gz'), scripts }, forms: useful };
}
