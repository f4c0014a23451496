import type { IncomingMessage } from 'node:http';

export type RequestTarget = { path: string; search: string };

/**
 * True for a path with repeated slashes or backslashes: Next.js mends those before it looks at anything else, so that
 * no address of another host can be made of them.
 */
export const isNormalizedByNext = (target: string) => /\\|\/\//.test(target.split('?', 1)[0]!);

/**
 * What a request asks for, read as Next.js reads it (WHATWG URL): dot segments resolved, query as it was sent. A target
 * that names its host (RFC 9112 §3.2.2) is answered like one that does not.
 * @returns null for what is no address at all
 */
export function parseTarget(request: IncomingMessage): RequestTarget | null {
  const target = request.url ?? '/';
  const isWhole = /^https?:\/\//i.test(target);
  if (!isWhole && !target.startsWith('/')) return null;
  try {
    const { pathname, search, host } = new URL(isWhole ? target : `http://localhost${target}`);
    if (isWhole) {
      request.headers.host = host;
      request.url = pathname + search;
    }
    return { path: pathname, search };
  } catch {
    return null;
  }
}
