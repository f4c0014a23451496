import type { ContentIndex } from '@/lib/content/content-index';
import { isForeignHost, localeOfHost, type SiteHosts } from '@/lib/i18n/hosts';
import { defaultLocale, type LocaleCode } from '@/lib/i18n/locales';
import type { SiteOrigins } from '@/lib/i18n/origins';
import { linkPath, switchPath, withQuery, type PagePath } from '@/lib/i18n/locale-paths';
import { guardRoute, type GuardResult } from '@/lib/request-routing/guards';
import { rootRedirectLocale, negotiateLocale, type LanguageHints } from '@/lib/i18n/negotiate-locale';
import { isNonPagePath } from '@/lib/urls/non-page-paths';
import { innerPath, matchRoute } from '@/lib/urls/match';
import { pathTo } from '@/lib/urls/path-to';
import { findRedirect, type PageRedirects } from '@/lib/request-routing/redirects';
import { mendPath } from '@/lib/request-routing/mend-path';
import { isMalformed, normalizePath, type NormalPath } from '@/lib/request-routing/normalize-path';

export type RoutingRequest = LanguageHints & {
  method: string;
  /** The path as sent, with escapes. */
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
  /** Whether requests to unknown hosts are redirected to the site's own. */
  canonicalHost: boolean;
};

/**
 * `public` responses are the same for all visitors; `negotiated` ones depend on cookie or Accept-Language; `perRequest`
 * ones are rendered for a single request, with a nonce and depending on the query, and are never cached.
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

/** Target of a path after redirects and guards are applied. */
type Target =
  | { kind: 'page'; path: PagePath; inner: string; query: string; hash: string; status: number | null }
  | { kind: 'guarded'; path: PagePath }
  | { kind: 'away'; url: string; status: number | null }
  | { kind: 'missing'; status: 404 | 410 };

function joinQueries(first: string, second: string): string {
  return first && second ? `${first}&${second.slice(1)}` : first || second;
}

/** Applies the redirect of a moved page, then the guard of the target page. */
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

/** The URL of a target, with or without the language prefix of the request. */
function urlOf(target: Target, normal: NormalPath, query: string, withPrefix = normal.locale): string {
  const prefixed = (path: PagePath) => (withPrefix ? switchPath(withPrefix, path) : path);
  switch (target.kind) {
    case 'page':
      return withQuery(prefixed(target.path), joinQueries(target.query, query)) + target.hash;
    case 'guarded':
      return withQuery(prefixed(target.path), query);
    case 'away':
      return target.url + (target.url.includes('?') ? query.replace('?', '&') : query);
    case 'missing':
      return withQuery(withPrefix || !normal.locale ? normal.written : normal.path, query);
  }
}

/** Redirect to the host that serves the page's language, combined with all other corrections in one hop; else null. */
function hostRedirect(request: RoutingRequest, normal: NormalPath, context: RoutingContext): string | null {
  const { hosts, origins } = context;
  const hostLocale = localeOfHost(request.host, hosts);
  const prefix = normal.locale;
  const ownOrigin = prefix ? origins.ofLocale[prefix] : undefined;
  const isWrongHost = context.canonicalHost && isForeignHost(request.host, hosts);
  if (!ownOrigin && !(hostLocale && prefix) && !isWrongHost) return null;
  // A guard's result for an unprefixed path depends on the language, which the correct host negotiates.
  const target: Target =
    prefix && prefix !== defaultLocale
      ? resolve(prefix, prefix, normal.path, context)
      : { kind: 'missing', status: 404 };
  if (target.kind === 'away') return urlOf(target, normal, request.query);
  if (ownOrigin) return (hostLocale === prefix ? '' : ownOrigin) + urlOf(target, normal, request.query, null);
  return origins.main + urlOf(target, normal, request.query);
}

const isPerRequest = (target: Target) => target.kind === 'page' && matchRoute(target.path)?.route.perRequest === true;

/** Decides whether a page is rendered, redirected to its normalized URL, or missing. */
function decidePage(
  request: RoutingRequest,
  normal: NormalPath,
  locale: LocaleCode,
  caching: Caching,
  context: RoutingContext,
): Decision {
  const target = resolve(locale, normal.locale, normal.path, context);
  const location = urlOf(target, normal, request.query);
  if (target.kind === 'guarded' || (target.kind === 'away' && target.status === null)) {
    // A guard's result for an unprefixed path depends on the visitor's language, so this is not permanent.
    return normal.locale
      ? { kind: 'redirect', status: 301, location, caching: 'public' }
      : { kind: 'redirect', status: 307, location, caching: 'negotiated' };
  }
  const isGone = target.kind === 'missing' && target.status === 410;
  if (location !== request.path + request.query && !isGone) {
    const status = target.kind === 'missing' ? 301 : (target.status ?? 301);
    // A redirect to the search page repeats the query, so it must not be cached.
    const repeatsQuery = request.query !== '' && isPerRequest(target);
    return { kind: 'redirect', status, location, caching: repeatsQuery ? 'perRequest' : 'public' };
  }
  if (target.kind === 'missing') return { kind: 'missing', status: target.status, locale, path: request.path, caching };
  const inner = target.kind === 'page' ? target.inner : '/';
  return { kind: 'render', locale, inner, caching: isPerRequest(target) ? 'perRequest' : caching };
}

/** The decision for an unprefixed path at which there is nothing. */
export function notFoundDecision(path: string, hints: LanguageHints, { hosts }: RoutingContext): Decision {
  const caching = localeOfHost(hints.host, hosts) === null ? 'negotiated' : 'public';
  return { kind: 'missing', status: 404, locale: negotiateLocale(hints, hosts), path, caching };
}

/** Decides how a page is served, once its path and method are known to be valid. */
function resolvePage(
  request: RoutingRequest,
  normal: NormalPath,
  locale: LocaleCode,
  context: RoutingContext,
): Decision {
  const hostLocation = hostRedirect(request, normal, context);
  if (hostLocation) return { kind: 'redirect', status: 308, location: hostLocation, caching: 'public' };

  // `/en/…` redirects to the unprefixed URL; the choice is stored in a cookie, so that it is served in English.
  if (normal.locale === defaultLocale) {
    const target = resolve(defaultLocale, defaultLocale, normal.path, context);
    const location = urlOf(target, normal, request.query, null);
    return { kind: 'redirect', status: 307, location, caching: 'negotiated', remember: defaultLocale };
  }
  const preferred = normal.written === '/' ? rootRedirectLocale(request, context.hosts) : null;
  if (preferred) {
    const location = withQuery(linkPath(preferred, pathTo('home')), request.query);
    return { kind: 'redirect', status: 307, location, caching: 'negotiated' };
  }
  const isNegotiated = normal.locale === null && localeOfHost(request.host, context.hosts) === null;
  return decidePage(request, normal, locale, isNegotiated ? 'negotiated' : 'public', context);
}

/** Redirect of a path that is not a page to the page it is a miswritten path of (mend-path.ts); else null. */
function resolveMended(original: RoutingRequest, context: RoutingContext): Decision | null {
  const { path, query } = mendPath(original.path);
  if (path === original.path) return null;
  const targetOf = (normal: NormalPath) =>
    resolve(normal.locale ?? negotiateLocale(original, context.hosts), normal.locale, normal.path, context);
  const requestedTarget = targetOf(normalizePath(original.path));
  if (requestedTarget.kind !== 'missing' || requestedTarget.status === 410) return null;
  const normal = normalizePath(path);
  if (targetOf(normal).kind === 'missing') return null;
  const request = { ...original, path, query: joinQueries(query, original.query) };
  const locale = normal.locale ?? negotiateLocale(original, context.hosts);
  const decision = resolvePage(request, normal, locale, context);
  if (decision.kind !== 'render') return decision;
  const caching = decision.caching === 'perRequest' ? 'perRequest' : 'public';
  return { kind: 'redirect', status: 301, location: path + request.query, caching };
}

/** Paths that check methods themselves: API routes and Next.js internals. */
const checksMethods = /^\/(?:api|_next)\//;

/**
 * Decides how a request for a page is handled. All rules about paths, languages, hosts, redirects and guards are
 * applied together, so that a visitor is redirected at most once. The rules are documented in docs/routing.md.
 */
export function resolveRequest(request: RoutingRequest, context: RoutingContext): Decision {
  const normal = normalizePath(request.path);
  const locale = normal.locale ?? negotiateLocale(request, context.hosts);
  if (isMalformed(request.path)) return { kind: 'refused', status: 400, locale };
  const isNonPage = isNonPagePath(request.path);
  // API routes define their own methods; everything else is read-only.
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  if (!isRead && !(isNonPage && checksMethods.test(request.path))) return { kind: 'refused', status: 405, locale };
  if (isNonPage) return { kind: 'pass' };
  if (isNonPagePath(normal.written)) {
    return { kind: 'redirect', status: 301, location: normal.written + request.query, caching: 'public' };
  }

  const decision = resolvePage(request, normal, locale, context);
  const mayBeMissing = decision.kind === 'missing' || decision.kind === 'redirect';
  return (mayBeMissing && resolveMended(request, context)) || decision;
}
