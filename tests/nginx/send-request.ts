import { createHash } from 'node:crypto';
import http from 'node:http';
import https from 'node:https';
import { brotliDecompressSync, gunzipSync, inflateSync } from 'node:zlib';

/** A request sent verbatim: `fetch` would normalize or reject invalid ones. */
export type SentRequest = { method: string; path: string; headers: Record<string, string> };

export type ReceivedResponse = {
  /** 0 if the connection was closed without a response. */
  status: number;
  headers: http.IncomingHttpHeaders;
  /** The decompressed body. */
  body: Buffer;
};

const agents = {
  'http:': new http.Agent({ keepAlive: true, maxSockets: 32 }),
  'https:': new https.Agent({ keepAlive: true, maxSockets: 32, rejectUnauthorized: false }),
};

function decodeBody(bytes: Buffer, encoding: string | undefined): Buffer {
  if (bytes.length === 0) return bytes;
  if (encoding === 'br') return brotliDecompressSync(bytes);
  if (encoding === 'deflate') return inflateSync(bytes);
  return encoding === 'gzip' ? gunzipSync(bytes) : bytes;
}

/** Sends a request to a local server and reads its response. @param base such as `http://localhost:1234`, or https */
export function sendRequest(base: string, { method, path, headers }: SentRequest): Promise<ReceivedResponse> {
  const { protocol, port } = new URL(base) as URL & { protocol: keyof typeof agents };
  const send = protocol === 'https:' ? https.request : http.request;
  return new Promise((resolve, reject) => {
    const options = { host: '127.0.0.1', port, method, path, headers, agent: agents[protocol] };
    const request = send(options, (response) => {
      const chunks: Buffer[] = [];
      const finish = (body: Buffer) => resolve({ status: response.statusCode!, headers: response.headers, body });
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', () => resolve({ status: 0, headers: {}, body: Buffer.alloc(0) }));
      response.on('end', () => {
        const whole = Buffer.concat(chunks);
        // A partial response is a part of the uncompressed page.
        finish(response.statusCode === 206 ? whole : decodeBody(whole, response.headers['content-encoding']));
      });
    });
    request.on('error', (error: NodeJS.ErrnoException) => {
      const isConnectionReset = error.code === 'ECONNRESET' || error.code === 'EPIPE';
      // A keep-alive connection may be closed while it is being reused: retry GET on a new one (RFC 9112 §9.3.1).
      if (isConnectionReset && request.reusedSocket && method === 'GET') {
        resolve(sendRequest(base, { method, path, headers }));
      } else if (isConnectionReset) {
        resolve({ status: 0, headers: {}, body: Buffer.alloc(0) });
      } else reject(error);
    });
    request.end();
  });
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
