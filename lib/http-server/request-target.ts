import type { IncomingMessage } from 'node:http';

export type RequestTarget = {
  path: string;
  /** With its question mark; empty without one. */
  query: string;
};

/**
 * Parses a request target as Next.js does (WHATWG URL): dot segments resolved, query unchanged. A target in absolute
 * form (RFC 9112 §3.2.2) is treated like one in origin form.
 * @returns null for an invalid target
 */
export function parseTarget(request: IncomingMessage): RequestTarget | null {
  const target = request.url ?? '/';
  const isAbsolute = /^https?:\/\//i.test(target);
  if (!isAbsolute && !target.startsWith('/')) return null;
  try {
    const { pathname, search, host } = new URL(isAbsolute ? target : `http://localhost${target}`);
    if (isAbsolute) {
      request.headers.host = host;
      request.url = pathname + search;
    }
    return { path: pathname, query: search };
  } catch {
    return null;
  }
}
