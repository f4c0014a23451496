import { readdirSync } from 'node:fs';
import { inject } from 'vitest';
import { exchangeRaw, type RawResponse } from '../raw-request';

/** The server under attack: started by the tests, or given by `npm run attack -- --base`. */

export type Target = {
  /** Its origin. */
  base: string;
  /** Its process id, if it runs on this machine. */
  pid: number | null;
};

declare module 'vitest' {
  interface ProvidedContext {
    attackTarget: Target;
  }
}

export const target: Target = inject('attackTarget');
export const { hostname, port } = new URL(target.base);

const crlf = '\r\n';

export type RawRequest = {
  method?: string;
  /** The request target, sent verbatim. */
  path?: string;
  /** Header lines, sent verbatim; `Host` is added unless included. */
  header?: readonly string[];
  body?: string;
};

/** Serializes a request. */
export function rawRequest({ method = 'GET', path = '/', header = [], body = '' }: RawRequest): string {
  const host = header.some((line) => /^host:/i.test(line)) ? [] : [`Host: ${hostname}:${port}`];
  return [`${method} ${path} HTTP/1.1`, ...host, ...header, '', body].join(crlf);
}

/** Sends one request verbatim and reads until the server closes or the idle timeout expires. */
export const exchange = (request: RawRequest, timeout?: number): Promise<RawResponse> =>
  exchangeRaw(Number(port), [rawRequest(request)], { host: hostname, ...(timeout ? { timeout } : {}) });

export type ParsedResponse = RawResponse & { status: number; headers: Map<string, string>; body: string };

/** Decodes a body with chunked encoding (RFC 9112 §7.1). */
function joinChunks(body: string): string {
  const [size = '', ...rest] = body.split(crlf);
  const length = Number.parseInt(size, 16);
  const text = rest.join(crlf);
  return length > 0 ? text.slice(0, length) + joinChunks(text.slice(length + crlf.length)) : '';
}

/** Sends one request with `Connection: close` and parses the response. */
export async function sendAttack({ header = [], ...request }: RawRequest): Promise<ParsedResponse> {
  const response = await exchange({ ...request, header: [...header, 'Connection: close'] }, 20_000);
  const [head = '', ...rest] = response.text.split(`${crlf}${crlf}`);
  const [first = '', ...lines] = head.split(crlf);
  const headers = new Map<string, string>();
  for (const line of lines) {
    const [name, value] = [line.slice(0, line.indexOf(':')).toLowerCase(), line.slice(line.indexOf(':') + 1).trim()];
    headers.set(name, headers.has(name) ? `${headers.get(name)}, ${value}` : value);
  }
  const body = rest.join(`${crlf}${crlf}`);
  const isChunked = headers.get('transfer-encoding') === 'chunked';
  return { ...response, status: Number(first.split(' ')[1] ?? 0), headers, body: isChunked ? joinChunks(body) : body };
}

/** Number of file descriptors that the server has open; null if unknown. */
export function openDescriptors(): number | null {
  try {
    return target.pid === null ? null : readdirSync(`/proc/${target.pid}/fd`).length;
  } catch {
    return null;
  }
}
