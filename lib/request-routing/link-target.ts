import { canonicalPath, withQuery } from '@/lib/i18n/locale-paths';
import { defaultLocale } from '@/lib/i18n/locales';
import { resolvePageRequest, type RoutingContext } from '@/lib/request-routing/resolve-page-request';
import type { ShortLink } from '@/lib/request-routing/short-link-table';

/** Where a link to a page of ours leads, by the rules that answer the request for that page. */

export type LinkTarget =
  | {
      kind: 'page';
      /** The absolute URL, after any redirect. */
      url: string;
      /** Whether the target itself is redirected there. */
      isRedirected: boolean;
    }
  /** A page that does not exist (in this language), or that has been removed. */
  | { kind: 'missing' }
  /** Not an address of ours, or another short link. */
  | { kind: 'foreign' };

/** Browsers remove control characters from URLs, and treat backslashes as slashes. */
const unsafe = /[\p{Cc}\p{Cs}\\]/u;
const shortLink = /^\/+go(?:\/|$)/i;

/** Returns the absolute URL of a target; null if it is none of ours. */
function toUrl({ target, locale }: Pick<ShortLink, 'target' | 'locale'>, context: RoutingContext): URL | null {
  if (unsafe.test(target)) return null;
  const { origins } = context;
  let address = target;
  if (locale !== null) {
    if (!/^\/(?!\/)/.test(target)) return null;
    const [, path = '/', rest = ''] = /^([^?#]*)(.*)$/s.exec(target)!;
    const origin = origins.byLocale[locale];
    address = (origin ?? origins.main) + (origin ? path : canonicalPath(locale, path)) + rest;
  }
  if (!URL.canParse(address)) return null;
  const url = new URL(address);
  const isOurs = [...context.firstPartyOrigins, origins.main].includes(url.origin) || isLocaleOrigin(url, context);
  return isOurs && url.username === '' && url.password === '' && !shortLink.test(url.pathname) ? url : null;
}

const isLocaleOrigin = ({ origin }: URL, { origins }: RoutingContext) =>
  Object.values(origins.byLocale).includes(origin);

/**
 * Finds where a link leads for a visitor whose language is not known. Pages of the site are looked up by the routing
 * rules; pages on other first-party hosts are accepted as they are.
 */
export function resolveLinkTarget(link: Pick<ShortLink, 'target' | 'locale'>, context: RoutingContext): LinkTarget {
  const first = resolveOnce(link, context);
  if (first.kind !== 'redirect') return first;
  // The rules need one redirect, but the page may have been removed, too.
  const second = resolveOnce({ target: first.url, locale: null }, context);
  if (second.kind === 'redirect') return { kind: 'missing' };
  return second.kind === 'page' ? { ...second, isRedirected: true } : second;
}

function resolveOnce(
  link: Pick<ShortLink, 'target' | 'locale'>,
  context: RoutingContext,
): LinkTarget | { kind: 'redirect'; url: string } {
  const url = toUrl(link, context);
  if (!url) return { kind: 'foreign' };
  if (url.origin !== context.origins.main && !isLocaleOrigin(url, context))
    return { kind: 'page', url: url.href, isRedirected: false };
  const { pathname, search, hash, host, origin } = url;
  const address = withQuery(pathname, search);
  const path = address.slice(0, address.length - search.length);
  const request = { method: 'GET', host, path, query: search, cookie: defaultLocale, acceptLanguage: null };
  const decision = resolvePageRequest(request, context);
  if (decision.kind === 'render') return { kind: 'page', url: origin + address + hash, isRedirected: false };
  if (decision.kind !== 'redirect') return { kind: 'missing' };
  const location = new URL(decision.location, origin);
  if (!location.hash) location.hash = hash;
  return { kind: 'redirect', url: location.href };
}
