import type { OutgoingHttpHeaders, ServerResponse } from 'node:http';
import type { LocaleCode } from '@/lib/i18n/locales';
import { storedLocaleCookie, storedLocaleCookieOptions } from '@/lib/i18n/stored-locale';
import { redirectHeaders } from '@/lib/request-routing/cache-control';
import type { Decision } from '@/lib/request-routing/resolve-request';

type Redirect = Extract<Decision, { kind: 'redirect' }>;

/** Stands for this site while an address is written as a browser would write it (WHATWG URL). */
const here = 'http://here.invalid';

/** Where a redirect leads: a path on the host that was asked, or a whole address on another one. */
export function normalizeLocation(location: string): string {
  const { origin, pathname, search, hash, href } = new URL(location, here);
  return origin === here ? pathname + search + hash : href;
}

/** The header that remembers a choice of language, written as Next.js writes it. */
function choiceCookie(locale: LocaleCode): string {
  const { path, maxAge, sameSite } = storedLocaleCookieOptions;
  const expires = new Date(Date.now() + maxAge * 1000).toUTCString();
  return `${storedLocaleCookie}=${locale}; Path=${path}; Expires=${expires}; Max-Age=${maxAge}; SameSite=${sameSite}`;
}

/** Answers a redirect as the middleware does, without the way through Next.js. */
export function sendRedirect(
  response: ServerResponse,
  { location, status, caching, remember }: Redirect,
  { Vary: moreVary, ...more }: OutgoingHttpHeaders,
): void {
  const target = normalizeLocation(location);
  const { Vary: vary, ...caches } = redirectHeaders(caching, { has: () => false });
  const allVary = [vary, moreVary].filter(Boolean).join(', ');
  response.writeHead(status, {
    ...{ ...more, ...caches, Location: target, 'Content-Length': 0 },
    ...(allVary ? { Vary: allVary } : {}),
    ...(remember ? { 'Set-Cookie': choiceCookie(remember) } : {}),
  });
  response.end();
}
