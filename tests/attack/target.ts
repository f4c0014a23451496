import { readdirSync } from 'node:fs';
import { inject } from 'vitest';
import { exchangeRaw, type RawAnswer } from '../raw-request';

/** The server under attack: one that the suite has started, or the one that `npm run attack -- --base` names. */

export type Target = {
  /** Its origin. */
  base: string;
  /** Its process, where it runs on this machine. */
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
  /** The request target as it is sent. */
  path?: string;
  /** Lines of the header, as they are sent; `Host` is added unless one begins with it. */
  header?: readonly string[];
  body?: string;
};

/** A request as bytes. */
export function rawRequest({ method = 'GET', path = '/', header = [], body = '' }: RawRequest): string {
  const host = header.some((line) => /^host:/i.test(line)) ? [] : [`Host: ${hostname}:${port}`];
  return [`${method} ${path} HTTP/1.1`, ...host, ...header, '', body].join(crlf);
}

/** Sends one request as bytes and reads until the server closes, or has been silent for long enough. */
export const exchange = (request: RawRequest, patience?: number): Promise<RawAnswer> =>
  exchangeRaw(Number(port), [rawRequest(request)], { host: hostname, ...(patience ? { patience } : {}) });

export type ParsedAnswer = RawAnswer & { status: number; headers: Map<string, string>; body: string };

/** The body of a response without the lines of its chunks (RFC 9112 §7.1). */
function joinChunks(body: string): string {
  const [size = '', ...rest] = body.split(crlf);
  const length = Number.parseInt(size, 16);
  const text = rest.join(crlf);
  return length > 0 ? text.slice(0, length) + joinChunks(text.slice(length + crlf.length)) : '';
}

/** Sends one request that ends its connection, and reads the response. */
export async function ask({ header = [], ...request }: RawRequest): Promise<ParsedAnswer> {
  const answer = await exchange({ ...request, header: [...header, 'Connection: close'] }, 20_000);
  const [head = '', ...rest] = answer.text.split(`${crlf}${crlf}`);
  const [first = '', ...lines] = head.split(crlf);
  const headers = new Map<string, string>();
  for (const line of lines) {
    const [name, value] = [line.slice(0, line.indexOf(':')).toLowerCase(), line.slice(line.indexOf(':') + 1).trim()];
    headers.set(name, headers.has(name) ? `${headers.get(name)}, ${value}` : value);
  }
  const body = rest.join(`${crlf}${crlf}`);
  const isChunked = headers.get('transfer-encoding') === 'chunked';
  return { ...answer, status: Number(first.split(' ')[1] ?? 0), headers, body: isChunked ? joinChunks(body) : body };
}

/** How many file descriptors the server has open; null where that cannot be seen. */
export function openDescriptors(): number | null {
  try {
    return target.pid === null ? null : readdirSync(`/proc/${target.pid}/fd`).length;
  } catch {
    return null;
  }
}
