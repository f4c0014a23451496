import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import path from 'node:path';
import fresh from 'fresh';
import parseRange from 'range-parser';
import { acceptedEncodings, encodingFor, encodingExtensions } from '@/lib/http-server/encoding';
import type { Asset } from '@/lib/http-server/asset-manifest';
import type { FileCache } from '@/lib/http-server/file-cache';
import { failsPrecondition } from '@/lib/http-server/preconditions';

type ByteRange = { start: number; end: number };

/** Returns the single range requested; null for the whole file, including for multiple ranges (RFC 9110 §14.2). */
function parseRangeHeader(
  { headers, method }: IncomingMessage,
  bytes: number,
  etag: string,
): ByteRange | 'unsatisfiable' | null {
  if (method !== 'GET' || headers.range === undefined) return null;
  // The file has changed since the client received the first part.
  if (headers['if-range'] !== undefined && headers['if-range'] !== etag) return null;
  const ranges = parseRange(bytes, headers.range);
  if (ranges === -1) return 'unsatisfiable';
  return ranges !== -2 && ranges.type === 'bytes' && ranges.length === 1 ? ranges[0]! : null;
}

/**
 * Sends a file of the build in the encoding the client prefers. Responds with 200, 206 for a range, 304 if the client's
 * copy is fresh, 412 for a failed precondition, or 416; HEAD like GET, without the body.
 * @param folder the build folder
 * @param extraHeaders headers in addition to those of the file
 */
export async function sendFile(
  request: IncomingMessage,
  response: ServerResponse,
  asset: Asset,
  { folder, files, extraHeaders }: { folder: string; files: FileCache; extraHeaders: OutgoingHttpHeaders },
): Promise<void> {
  const isRangeRequest = request.method === 'GET' && request.headers.range !== undefined;
  // Ranges refer to the uncompressed file: clients cannot join parts of compressed bytes.
  const encoding = isRangeRequest ? 'identity' : encodingFor(acceptedEncodings(request), asset);
  const etag = `"${asset.etag}${encodingExtensions[encoding].replace('.', '-')}"`;
  const headers: OutgoingHttpHeaders = {
    'Content-Type': asset.type,
    ETag: etag,
    'Accept-Ranges': 'bytes',
    Vary: 'Accept-Encoding',
    ...(asset.cacheControl ? { 'Cache-Control': asset.cacheControl } : {}),
    ...(asset.lastModified ? { 'Last-Modified': asset.lastModified } : {}),
    ...extraHeaders,
  };
  if (failsPrecondition(request.headers, { etag, lastModified: asset.lastModified })) {
    response.writeHead(412, { ...extraHeaders, 'Content-Length': 0, 'Cache-Control': 'no-store' }).end();
    return;
  }
  if (fresh(request.headers, { etag, 'last-modified': asset.lastModified })) {
    response.writeHead(304, headers).end();
    return;
  }
  const range = parseRangeHeader(request, asset.bytes, etag);
  if (range === 'unsatisfiable') {
    response.writeHead(416, { 'Content-Range': `bytes */${asset.bytes}`, 'Cache-Control': 'no-store' }).end();
    return;
  }
  if (encoding !== 'identity') headers['Content-Encoding'] = encoding;
  const lengths = { br: asset.br, gzip: asset.gz, identity: asset.bytes };
  if (request.method === 'HEAD') {
    response.writeHead(200, { ...headers, 'Content-Length': lengths[encoding] }).end();
    return;
  }
  const content = files.read(path.join(folder, asset.file + encodingExtensions[encoding]));
  const bytes = content instanceof Promise ? await content : content;
  if (range) {
    const { start, end } = range;
    response.writeHead(206, {
      ...headers,
      'Content-Range': `bytes ${start}-${end}/${asset.bytes}`,
      'Content-Length': end - start + 1,
    });
    response.end(bytes.subarray(start, end + 1));
    return;
  }
  response.writeHead(200, { ...headers, 'Content-Length': bytes.length }).end(bytes);
}
