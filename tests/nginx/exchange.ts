import { createHash } from 'node:crypto';
import http from 'node:http';
import https from 'node:https';
import { brotliDecompressSync, gunzipSync, inflateSync } from 'node:zlib';

/** A request as bytes: `fetch` would mend or refuse what is wrong with it. */
export type Asked = { method: string; path: string; headers: Record<string, string> };

export type Told = {
  /** 0 where the connection was closed without an answer. */
  status: number;
  headers: http.IncomingHttpHeaders;
  /** Without its compression. */
  body: Buffer;
};

const agents = {
  'http:': new http.Agent({ keepAlive: true, maxSockets: 32 }),
  'https:': new https.Agent({ keepAlive: true, maxSockets: 32, rejectUnauthorized: false }),
};

function plainBody(bytes: Buffer, encoding: string | undefined): Buffer {
  if (bytes.length === 0) return bytes;
  if (encoding === 'br') return brotliDecompressSync(bytes);
  if (encoding === 'deflate') return inflateSync(bytes);
  return encoding === 'gzip' ? gunzipSync(bytes) : bytes;
}

/** Sends a request to a server on this machine and reads its answer. @param base `http://localhost:1234`, or https */
export function exchange(base: string, { method, path, headers }: Asked): Promise<Told> {
  const { protocol, port } = new URL(base) as URL & { protocol: keyof typeof agents };
  const send = protocol === 'https:' ? https.request : http.request;
  return new Promise((resolve, reject) => {
    const options = { host: '127.0.0.1', port, method, path, headers, agent: agents[protocol] };
    const request = send(options, (response) => {
      const chunks: Buffer[] = [];
      const told = (body: Buffer) => resolve({ status: response.statusCode!, headers: response.headers, body });
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', () => resolve({ status: 0, headers: {}, body: Buffer.alloc(0) }));
      response.on('end', () => {
        const whole = Buffer.concat(chunks);
        // A part is one of the page as it is.
        told(response.statusCode === 206 ? whole : plainBody(whole, response.headers['content-encoding']));
      });
    });
    request.on('error', (error: NodeJS.ErrnoException) => {
      const isCut = error.code === 'ECONNRESET' || error.code === 'EPIPE';
      // A kept connection may be closed just when it is used again: browsers ask once more on a new one (RFC 9112 §9.3.1).
      if (isCut && request.reusedSocket && method === 'GET') {
        resolve(exchange(base, { method, path, headers }));
      } else if (isCut) {
        resolve({ status: 0, headers: {}, body: Buffer.alloc(0) });
      } else reject(error);
    });
    request.end();
  });
}

/** The language in which a page speaks; null for what is no page. */
export const languageIn = ({ body }: Told): string | null =>
  /^<!doctype html>(?:<!--.*?-->)?<html [^>]*?lang="([^"]*)"/i.exec(body.subarray(0, 500).toString())?.[1] ?? null;

/** What of a body is the same whenever it is asked for: a page made anew has nonces, in its scripts and their data. */
function digestOf(body: Buffer, isMadeAnew: boolean): string {
  const text = body.toString('latin1');
  const lasting = isMadeAnew ? text.replaceAll(/<script.*?<\/script>|nonce="[^"]*"/gs, '') : text;
  return createHash('sha256').update(lasting).digest('hex').slice(0, 16);
}

/** Calls tell of times, numbers and whoever asks. */
const isCall = (path: string) => /^\/(?:api|readyz)/.test(path);
const isMadeAnew = (path: string) => /\/search\b/.test(path);

const pathOf = (target: string) => new URL(target.replace(/^\/+/, '/'), 'http://here.invalid').pathname;

/** What nginx itself refuses, it refuses in its own words. */
const refusals = new Set([0, 400, 405]);

/** What two answers to one request must have in common. */
export function kernelOf(told: Told, { method, path }: Asked): Record<string, unknown> {
  const { status, headers, body } = told;
  if (refusals.has(status)) return { status };
  if (isCall(pathOf(path))) return { status };
  const kernel = { status, location: headers.location ?? null, caching: headers['cache-control'] ?? null };
  if (status === 304) return kernel;
  // Of a body that is not sent, compression means nothing.
  const encoding = method === 'HEAD' ? null : (headers['content-encoding'] ?? null);
  return { ...kernel, encoding, language: languageIn(told), digest: digestOf(body, isMadeAnew(path)) };
}
