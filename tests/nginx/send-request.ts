import { createHash } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { brotliDecompressSync, gunzipSync, inflateSync } from 'node:zlib';
import { exchange } from '../exchange';

/** A request sent verbatim: `fetch` would normalize or reject invalid ones. */
export type SentRequest = { method: string; path: string; headers: Record<string, string> };

export type ReceivedResponse = {
  /** 0 if the connection was closed without a whole response. */
  status: number;
  headers: IncomingHttpHeaders;
  /** The decompressed body. */
  body: Buffer;
};

function decodeBody(bytes: Buffer, encoding: string | undefined): Buffer {
  if (bytes.length === 0) return bytes;
  if (encoding === 'br') return brotliDecompressSync(bytes);
  if (encoding === 'deflate') return inflateSync(bytes);
  return encoding === 'gzip' ? gunzipSync(bytes) : bytes;
}

/** Sends a request to a local server and reads its response. @param base such as `http://localhost:1234`, or https */
export async function sendRequest(base: string, request: SentRequest): Promise<ReceivedResponse> {
  const { status, headers, bytes, isComplete } = await exchange(base, request);
  if (!isComplete) return { status: 0, headers: {}, body: bytes };
  // A partial response is a part of the uncompressed page.
  return { status, headers, body: status === 206 ? bytes : decodeBody(bytes, headers['content-encoding']) };
}

/** Returns the language of a page; null if the body is not a page. */
export const languageOf = ({ body }: ReceivedResponse): string | null =>
  /^<!doctype html>(?:<!--.*?-->)?<html [^>]*?lang="([^"]*)"/i.exec(body.subarray(0, 500).toString())?.[1] ?? null;

const digestOf = (body: Buffer): string => createHash('sha256').update(body).digest('hex').slice(0, 16);

/**
 * Instances that render a page on request may number and order the rows of its Flight data differently: React writes
 * them as they are ready. The rest of the page is the same.
 */
const withoutFlightData = (body: Buffer): Buffer =>
  /^<!doctype html>/i.test(body.subarray(0, 20).toString())
    ? Buffer.from(
        body.toString().replaceAll(/<script\b(?![^>]*\bsrc=)[^>]*>[\s\S]*?<\/script>| data-dedupe="[^"]*"/g, ''),
      )
    : body;

/** API responses depend on time, counters and the client. */
const isApi = (path: string) => /^\/(?:api|readyz)/.test(path);

const pathOf = (target: string) => new URL(target.replace(/^\/+/, '/'), 'http://localhost').pathname;

// nginx's own error responses have their own bodies.
const nginxErrorStatuses = new Set([0, 400, 405]);

/** Returns the attributes that two responses to one request must share. */
export function normalizeResponse(response: ReceivedResponse, { method, path }: SentRequest): Record<string, unknown> {
  const { status, headers, body } = response;
  if (nginxErrorStatuses.has(status)) return { status };
  if (isApi(pathOf(path))) return { status };
  const common = { status, location: headers.location ?? null, cacheControl: headers['cache-control'] ?? null };
  if (status === 304) return common;
  // Without a body the encoding is irrelevant.
  const encoding = method === 'HEAD' ? null : (headers['content-encoding'] ?? null);
  return { ...common, encoding, language: languageOf(response), digest: digestOf(withoutFlightData(body)) };
}
