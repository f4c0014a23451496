import type { OutgoingHttpHeaders, ServerResponse } from 'node:http';
import type { LocaleCode } from '@/lib/i18n/locales';
import { storedLocaleCookie, storedLocaleCookieOptions } from '@/lib/i18n/stored-locale';
import { redirectHeaders } from '@/lib/request-routing/cache-control';
import type { Decision } from '@/lib/request-routing/resolve-page-request';

type Redirect = Extract<Decision, { kind: 'redirect' }>;

/** Placeholder origin for serializing a path as a browser would (WHATWG URL). */
const placeholderOrigin = 'http://placeholder.invalid';

/** Normalizes a redirect target: a path on the same host, or an absolute URL on another one. */
export function normalizeLocation(location: string): string {
  const { origin, pathname, search, hash, href } = new URL(location, placeholderOrigin);
  return origin === placeholderOrigin ? pathname + search + hash : href;
}

/** The Set-Cookie header that stores the selected locale, in the format of Next.js. */
function localeCookie(locale: LocaleCode): string {
  const { path, maxAge, sameSite } = storedLocaleCookieOptions;
  const expires = new Date(Date.now() + maxAge * 1000).toUTCString();
  return `${storedLocaleCookie}=${locale}; Path=${path}; Expires=${expires}; Max-Age=${maxAge}; SameSite=${sameSite}`;
}

/** Sends a redirect like the middleware, without going through Next.js. */
export function sendRedirect(
  response: ServerResponse,
  { location, status, caching, localeToStore }: Redirect,
  { Vary: extraVary, ...extraHeaders }: OutgoingHttpHeaders,
): void {
  const target = normalizeLocation(location);
  const { Vary: vary, ...caches } = redirectHeaders(caching, { has: () => false });
  const allVary = [vary, extraVary].filter(Boolean).join(', ');
  response.writeHead(status, {
    ...extraHeaders,
    ...caches,
    Location: target,
    'Content-Length': 0,
    ...(allVary ? { Vary: allVary } : {}),
    ...(localeToStore ? { 'Set-Cookie': localeCookie(localeToStore) } : {}),
  });
  response.end();
}
