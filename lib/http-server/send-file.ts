import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import path from 'node:path';
import fresh from 'fresh';
import parseRange from 'range-parser';
import { acceptedEncodings, encodingFor, endings } from '@/lib/http-server/encoding';
import type { Asset } from '@/lib/http-server/asset-manifest';
import type { FileCache } from '@/lib/http-server/file-cache';
import { failsIfMatch } from '@/lib/http-server/preconditions';

type Part = { start: number; end: number };

/** Returns the single range requested; null for the whole file, also for multiple ranges (RFC 9110 §14.2). */
function partOf({ headers, method }: IncomingMessage, bytes: number, etag: string): Part | 'unsatisfiable' | null {
  if (method !== 'GET' || headers.range === undefined) return null;
  // The file has changed since the client received the first part.
  if (headers['if-range'] !== undefined && headers['if-range'] !== etag) return null;
  const parts = parseRange(bytes, headers.range);
  if (parts === -1) return 'unsatisfiable';
  return parts !== -2 && parts.type === 'bytes' && parts.length === 1 ? parts[0]! : null;
}

/**
 * Sends a file of the build in the encoding the client prefers. Responds with 200, 206 for a range, 304 if the client's
 * copy is fresh, 412 for a failed precondition, or 416; HEAD like GET, without the body.
 * @param folder the build folder
 * @param more headers in addition to those of the file
 */
export async function sendFile(
  request: IncomingMessage,
  response: ServerResponse,
  served: Asset,
  { folder, files, more }: { folder: string; files: FileCache; more: OutgoingHttpHeaders },
): Promise<void> {
  const isPart = request.method === 'GET' && request.headers.range !== undefined;
  // Ranges refer to the uncompressed file: clients cannot join parts of compressed bytes.
  const encoding = isPart ? 'identity' : encodingFor(acceptedEncodings(request), served);
  const etag = `"${served.etag}${endings[encoding].replace('.', '-')}"`;
  const headers: OutgoingHttpHeaders = {
    ...{ 'Content-Type': served.type, ETag: etag, 'Accept-Ranges': 'bytes', Vary: 'Accept-Encoding' },
    ...(served.cacheControl ? { 'Cache-Control': served.cacheControl } : {}),
    ...more,
  };
  if (failsIfMatch(request.headers['if-match'], etag)) {
    response.writeHead(412, { ...more, 'Content-Length': 0, 'Cache-Control': 'no-store' }).end();
    return;
  }
  if (fresh(request.headers, { etag })) {
    response.writeHead(304, headers).end();
    return;
  }
  const part = partOf(request, served.bytes, etag);
  if (part === 'unsatisfiable') {
    response.writeHead(416, { 'Content-Range': `bytes */${served.bytes}`, 'Cache-Control': 'no-store' }).end();
    return;
  }
  if (encoding !== 'identity') headers['Content-Encoding'] = encoding;
  const lengths = { br: served.br, gzip: served.gz, identity: served.bytes };
  if (request.method === 'HEAD') {
    response.writeHead(200, { ...headers, 'Content-Length': lengths[encoding] }).end();
    return;
  }
  const found = files.read(path.join(folder, served.file + endings[encoding]));
  const bytes = found instanceof Promise ? await found : found;
  if (part) {
    const { start, end } = part;
    response.writeHead(206, {
      ...headers,
      ...{ 'Content-Range': `bytes ${start}-${end}/${served.bytes}`, 'Content-Length': end - start + 1 },
    });
    response.end(bytes.subarray(start, end + 1));
    return;
  }
  response.writeHead(200, { ...headers, 'Content-Length': bytes.length }).end(bytes);
}
