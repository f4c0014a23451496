import type { IncomingHttpHeaders } from 'node:http';
import { removeInternalHeaders } from '@/lib/next-internals/request-headers';

/**
 * Headers that Next.js or libraries match with regular expressions, and their maximum lengths. Next.js' crawler
 * detection takes quadratic time in the User-Agent: 15 KB took more than a second.
 */
const maxLengths: Readonly<Record<string, number>> = {
  'user-agent': 500,
  accept: 1000,
  'accept-encoding': 1000,
  'accept-language': 1000,
  'content-type': 1000,
  'content-disposition': 1000,
  range: 1000,
  'if-modified-since': 100,
  'if-unmodified-since': 100,
};

/**
 * Headers that are ignored, so that no protocol switch is requested: every request is answered over HTTP/1.1 (RFC 9110
 * §7.8 allows a server to ignore them).
 */
const ignored = ['upgrade', 'http2-settings'];

/**
 * Truncates and removes header values before they are read, so that no value costs more than linear work.
 * @param headers modified in place
 */
export function sanitizeHeaders(headers: IncomingHttpHeaders): void {
  for (const [name, length] of Object.entries(maxLengths)) {
    const value = headers[name];
    if (typeof value === 'string' && value.length > length) headers[name] = value.slice(0, length);
  }
  for (const name of ignored) delete headers[name];
  removeInternalHeaders(headers);
}
