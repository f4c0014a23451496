import type { IncomingHttpHeaders } from 'node:http';
import { removeInternalHeaders } from '@/lib/http-server/next-requests';

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
 * Cookies of Next.js' preview mode, which the site does not use: Next.js responds to invalid ones with a Set-Cookie.
 */
const previewCookies = /^\s*(?:__prerender_bypass|__next_preview_data)\s*(?:=|$)/;

/**
 * Headers that are ignored. Without the first two no protocol switch is requested: every request is answered over
 * HTTP/1.1 (RFC 9110 §7.8 allows a server to ignore them). From the others Next.js reads the nonce of scripts.
 */
const ignored = ['upgrade', 'http2-settings', 'content-security-policy', 'content-security-policy-report-only'];

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
  if (headers.cookie?.includes('__')) {
    headers.cookie = headers.cookie
      .split(';')
      .filter((cookie) => !previewCookies.test(cookie))
      .join(';');
  }
}
