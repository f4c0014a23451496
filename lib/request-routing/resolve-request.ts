import type { ContentIndex } from '@/lib/content/content-index';
import { isForeignHost, localeOfHost, type SiteHosts } from '@/lib/i18n/hosts';
import { defaultLocale, type LocaleCode } from '@/lib/i18n/locales';
import type { SiteOrigins } from '@/lib/i18n/origins';
import { linkPath, switchPath, withQuery, type PagePath } from '@/lib/i18n/paths';
import { guardRoute, type GuardResult } from '@/lib/request-routing/guards';
import { rootRedirectLocale, negotiateLocale, type LanguageHints } from '@/lib/i18n/negotiate-locale';
import { isNonPagePath } from '@/lib/urls/non-page-paths';
import { innerPath, matchRoute } from '@/lib/urls/match';
import { pathTo } from '@/lib/urls/path-to';
import { findRedirect, type PageRedirects } from '@/lib/request-routing/redirects';
import { isMalformed, normalisePath, type NormalPath } from '@/lib/request-routing/normalise';

export type RoutingRequest = LanguageHints & {
  method: string;
  /** The path as sent, escapes included. */
  path: string;
  /** The query as sent, with its question mark; empty without one. */
  query: string;
};

export type RoutingContext = {
  index: ContentIndex;
  moved: PageRedirects;
  hosts: SiteHosts;
  origins: SiteOrigins;
  docsUrl: string | undefined;
  /** Whether requests to other hosts are sent to the site's own. */
  canonicalHost: boolean;
};

/**
 * `public` answers are the same for everybody; `negotiated` ones depend on cookie or Accept-Language; `perRequest` ones are
 * rendered for one request, with a nonce and what its query asks for, and are kept by nobody.
 */
export type Caching = 'public' | 'negotiated' | 'perRequest';

export type Decision =
  | { kind: 'pass' }
  | { kind: 'render'; locale: LocaleCode; inner: string; caching: Caching }
  | { kind: 'payload' | 'markdown'; locale: LocaleCode; inner: string; caching: Caching }
  | { kind: 'noPayload'; caching: Caching }
  | { kind: 'redirect'; status: number; location: string; caching: Caching; remember?: LocaleCode }
  | { kind: 'missing'; status: 404 | 410; locale: LocaleCode; path: string; caching: Caching }
  | { kind: 'refused'; status: 400 | 405; locale: LocaleCode };

/** Where an address leads once moved pages and guards are done with it. */
type Target =
  | { kind: 'page'; path: PagePath; inner: string; query: string; hash: string; status: number | null }
  | { kind: 'guarded'; path: PagePath }
  | { kind: 'away'; url: string; status: number | null }
  | { kind: 'missing'; status: 404 | 410 };

function joinQueries(first: string, second: string): string {
  return first && second ? `${first}&${second.slice(1)}` : first || second;
}

/** Follows a moved page, then asks the guard of the page it leads to. */
function resolve(locale: LocaleCode, prefix: LocaleCode | null, from: PagePath, context: RoutingContext): Target {
  const moved = findRedirect(context.moved, prefix, from);
  if (moved?.status === 410) return { kind: 'missing', status: 410 };
  if (moved?.target.kind === 'away') return { kind: 'away', url: moved.target.url, status: moved.status };
  const { path, query, hash } = moved?.target ?? { path: from, query: '', hash: '' };
  const match = matchRoute(path);
  const result: GuardResult = match ? guardRoute(locale, path, match, context) : { kind: 'notFound' };
  if (result.kind === 'notFound') return { kind: 'missing', status: 404 };
  if (result.kind === 'leave') return { kind: 'away', url: result.url, status: null };
  if (result.kind === 'redirect') return { kind: 'guarded', path: result.path };
  return { kind: 'page', path, inner: innerPath(path), query, hash, status: moved?.status ?? null };
}

/** The address that a target has for its visitor: with the prefix it was asked with, or without one. */
function addressOf(target: Target, normal: NormalPath, query: string, withPrefix = normal.locale): string {
  const addressed = (path: PagePath) => (withPrefix ? switchPath(withPrefix, path) : path);
  switch (target.kind) {
    case 'page':
      return withQuery(addressed(target.path), joinQueries(target.query, query)) + target.hash;
    case 'guarded':
      return withQuery(addressed(target.path), query);
    case 'away':
      return target.url + (target.url.includes('?') ? query.replace('?', '&') : query);
    case 'missing':
      return withQuery(withPrefix || !normal.locale ? normal.written : normal.path, query);
  }
}

/** What belongs to another host of ours goes there, in the same hop as everything else that is to be mended. */
function hostRedirect(request: RoutingRequest, normal: NormalPath, context: RoutingContext): string | null {
  const { hosts, origins } = context;
  const speaks = localeOfHost(request.host, hosts);
  const prefix = normal.locale;
  const ownOrigin = prefix ? origins.ofLocale[prefix] : undefined;
  const isAstray = context.canonicalHost && isForeignHost(request.host, hosts);
  if (!ownOrigin && !(speaks && prefix) && !isAstray) return null;
  // What a guard says of an unprefixed address depends on the language, which the right host is to find out.
  const target: Target =
    prefix && prefix !== defaultLocale
      ? resolve(prefix, prefix, normal.path, context)
      : { kind: 'missing', status: 404 };
  if (target.kind === 'away') return addressOf(target, normal, request.query);
  if (ownOrigin) return (speaks === prefix ? '' : ownOrigin) + addressOf(target, normal, request.query, null);
  return origins.main + addressOf(target, normal, request.query);
}

const isPerRequest = (target: Target) => target.kind === 'page' && matchRoute(target.path)?.route.perRequest === true;

/** The page is there, is elsewhere, or is not: it is rendered, its address is mended, or it is missing. */
function decidePage(
  request: RoutingRequest,
  normal: NormalPath,
  locale: LocaleCode,
  caching: Caching,
  context: RoutingContext,
): Decision {
  const target = resolve(locale, normal.locale, normal.path, context);
  const location = addressOf(target, normal, request.query);
  if (target.kind === 'guarded' || (target.kind === 'away' && target.status === null)) {
    // What a guard says of an unprefixed address depends on the visitor's language, so it is not permanent.
    return normal.locale
      ? { kind: 'redirect', status: 301, location, caching: 'public' }
      : { kind: 'redirect', status: 307, location, caching: 'negotiated' };
  }
  const isGone = target.kind === 'missing' && target.status === 410;
  if (location !== request.path + request.query && !isGone) {
    const status = target.kind === 'missing' ? 301 : (target.status ?? 301);
    // A redirect to a search repeats what was searched for.
    const repeatsQuery = request.query !== '' && isPerRequest(target);
    return { kind: 'redirect', status, location, caching: repeatsQuery ? 'perRequest' : 'public' };
  }
  if (target.kind === 'missing') return { kind: 'missing', status: target.status, locale, path: request.path, caching };
  const inner = target.kind === 'page' ? target.inner : '/';
  return { kind: 'render', locale, inner, caching: isPerRequest(target) ? 'perRequest' : caching };
}

/** What answers methods by itself: calls, and what Next.js has of its own. */
const takesMethods = /^\/(?:api|_next)\//;

/**
 * Decides what answers a request for a page: every rule about addresses, languages, hosts, moved pages and guards,
 * applied together so that a visitor is redirected once. The rules are told in docs/routing.md.
 */
export function resolveRequest(request: RoutingRequest, context: RoutingContext): Decision {
  const normal = normalisePath(request.path);
  const locale = normal.locale ?? negotiateLocale(request, context.hosts);
  if (isMalformed(request.path)) return { kind: 'refused', status: 400, locale };
  const isMachine = isNonPagePath(request.path);
  // Calls say by themselves which methods they take; everything else is only read.
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  if (!isRead && !(isMachine && takesMethods.test(request.path))) return { kind: 'refused', status: 405, locale };
  if (isMachine) return { kind: 'pass' };
  if (isNonPagePath(normal.written)) {
    return { kind: 'redirect', status: 301, location: normal.written + request.query, caching: 'public' };
  }

  const elsewhere = hostRedirect(request, normal, context);
  if (elsewhere) return { kind: 'redirect', status: 308, location: elsewhere, caching: 'public' };

  // `/en/…` leads to English's own address and is remembered as a choice, so that it speaks English there.
  if (normal.locale === defaultLocale) {
    const target = resolve(defaultLocale, defaultLocale, normal.path, context);
    const location = addressOf(target, normal, request.query, null);
    return { kind: 'redirect', status: 307, location, caching: 'negotiated', remember: defaultLocale };
  }
  const away = normal.written === '/' ? rootRedirectLocale(request, context.hosts) : null;
  if (away) {
    const location = withQuery(linkPath(away, pathTo('home')), request.query);
    return { kind: 'redirect', status: 307, location, caching: 'negotiated' };
  }
  const isNegotiated = normal.locale === null && localeOfHost(request.host, context.hosts) === null;
  return decidePage(request, normal, locale, isNegotiated ? 'negotiated' : 'public', context);
}
