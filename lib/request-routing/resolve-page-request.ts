import type { ContentIndex } from '@/lib/content/content-index';
import { isUnknownHost, localeFromHost, withoutTrailingDot, type SiteHosts } from '@/lib/i18n/hosts';
import { toInternalLocale, type InternalLocale } from '@/lib/i18n/internal-locale';
import { defaultLocale, type LocaleCode } from '@/lib/i18n/locales';
import type { SiteOrigins } from '@/lib/i18n/origins';
import { linkPath, switcherPath, withQuery, type PagePath } from '@/lib/i18n/locale-paths';
import { guardRoute, type GuardResult } from '@/lib/request-routing/guards';
import { rootRedirectLocale, negotiateLocale, type LanguageHints } from '@/lib/i18n/negotiate-locale';
import { isNonPagePath } from '@/lib/urls/non-page-paths';
import { toInternalPath, matchRoute } from '@/lib/urls/match-route';
import { pathTo } from '@/lib/urls/path-to';
import { findRedirect, type PageRedirects } from '@/lib/request-routing/redirects';
import type { ShortLink } from '@/lib/request-routing/short-link-table';
import { workbenchRoute, type WorkbenchRouting } from '@/lib/request-routing/workbench-route';
import { isMalformed, normalizePath, repairPath, type NormalizedPath } from '@/lib/request-routing/normalize-path';

export type RoutingRequest = LanguageHints & {
  method: string;
  /** The path as sent, with escapes. */
  path: string;
  /** The query as sent, with its question mark; empty without one. */
  query: string;
};

export type RoutingContext = {
  index: ContentIndex;
  redirects: PageRedirects;
  hosts: SiteHosts;
  origins: SiteOrigins;
  docsUrl: string | undefined;
  /** Whether requests to unknown hosts are redirected to the site's own. */
  canonicalHost: boolean;
  /** The origins that belong to the product. */
  firstPartyOrigins: readonly string[];
  /** Returns the short link of a slug, unless it has expired. */
  findShortLink: (slug: string) => ShortLink | undefined;
  workbench: WorkbenchRouting | null;
};

/**
 * `public` responses are the same for all visitors. `negotiated` ones depend on a cookie or Accept-Language.
 * `perRequest` ones repeat a visitor's search and are never cached, nor are those of short links (`never`).
 */
export type Caching = 'public' | 'negotiated' | 'perRequest' | 'never';

/** The locale of a page, and the route parameter that also says whether its links keep the prefix. */
type DecidedLocale = { locale: LocaleCode; internalLocale: InternalLocale };

export type Decision =
  | { kind: 'pass' }
  | ({ kind: 'render' | 'payload' | 'markdown'; internalPath: string; caching: Caching } & DecidedLocale)
  | { kind: 'workbench'; internalPath: string }
  | { kind: 'payloadNotFound'; caching: Caching }
  | {
      kind: 'redirect';
      status: number;
      location: string;
      caching: Caching;
      localeToStore?: LocaleCode;
      /** The slug of the short link that was clicked. */
      shortLink?: string;
    }
  | ({ kind: 'notFound'; status: 404 | 410; path: string; caching: Caching } & DecidedLocale)
  | { kind: 'invalid'; status: 400 | 405; locale: LocaleCode };

/** Target of a path after redirects and guards are applied. */
type Target =
  | { kind: 'page'; path: PagePath; internalPath: string; query: string; hash: string; status: number | null }
  | { kind: 'guarded'; path: PagePath }
  | { kind: 'external'; url: string; status: number | null }
  | { kind: 'notFound'; status: 404 | 410 };

function joinQueries(first: string, second: string): string {
  return first && second ? `${first}&${second.slice(1)}` : first || second;
}

/** Applies the redirect of a moved page, then the guard of the target page. */
function resolveTarget(locale: LocaleCode, prefix: LocaleCode | null, from: PagePath, context: RoutingContext): Target {
  const redirect = findRedirect(context.redirects, prefix, from);
  if (redirect?.status === 410) return { kind: 'notFound', status: 410 };
  if (redirect?.target.kind === 'external')
    return { kind: 'external', url: redirect.target.url, status: redirect.status };
  const { path, query, hash } = redirect?.target ?? { path: from, query: '', hash: '' };
  const match = matchRoute(path);
  const result: GuardResult = match ? guardRoute(locale, path, match, context) : { kind: 'notFound' };
  if (result.kind === 'notFound') return { kind: 'notFound', status: 404 };
  if (result.kind === 'external') return { kind: 'external', url: result.url, status: null };
  if (result.kind === 'redirect') return { kind: 'guarded', path: result.path };
  return { kind: 'page', path, internalPath: toInternalPath(path), query, hash, status: redirect?.status ?? null };
}

/** The URL of a target, with or without the language prefix of the request. */
function targetUrl(target: Target, normalized: NormalizedPath, query: string, withPrefix = normalized.locale): string {
  const prefixed = (path: PagePath) => (withPrefix ? switcherPath(withPrefix, path) : path);
  switch (target.kind) {
    case 'page':
      return withQuery(prefixed(target.path), joinQueries(target.query, query)) + target.hash;
    case 'guarded':
      return withQuery(prefixed(target.path), query);
    case 'external':
      return target.url + (target.url.includes('?') ? query.replace('?', '&') : query);
    case 'notFound':
      return withQuery(withPrefix || !normalized.locale ? normalized.fullPath : normalized.path, query);
  }
}

/** Redirect to the host of the page's language, with all other corrections in the same hop; otherwise null. */
function hostRedirect(request: RoutingRequest, normalized: NormalizedPath, context: RoutingContext): string | null {
  const { hosts, origins } = context;
  const hostLocale = localeFromHost(request.host, hosts);
  const prefix = normalized.locale;
  const localeOrigin = prefix ? origins.byLocale[prefix] : undefined;
  const isWrongHost = context.canonicalHost && isUnknownHost(request.host, hosts);
  if (!localeOrigin && !(hostLocale && prefix) && !isWrongHost) return null;
  // A guard's result for an unprefixed path depends on the language, which the correct host negotiates.
  const target: Target =
    prefix && prefix !== defaultLocale
      ? resolveTarget(prefix, prefix, normalized.path, context)
      : { kind: 'notFound', status: 404 };
  if (target.kind === 'external') return targetUrl(target, normalized, request.query);
  if (localeOrigin)
    return (hostLocale === prefix ? '' : localeOrigin) + targetUrl(target, normalized, request.query, null);
  const dotless = prefix ? null : localeFromHost(withoutTrailingDot(request.host), hosts);
  return ((dotless && origins.byLocale[dotless]) ?? origins.main) + targetUrl(target, normalized, request.query);
}

/** Whether the response repeats the query of a search. */
const repeatsSearch = (target: Target, query: string) =>
  target.kind === 'page' && target.path === pathTo('search') && new URLSearchParams(query).has('q');

/** Decides whether a page is rendered, redirected to its normalized URL, or missing. */
function decidePage(
  request: RoutingRequest,
  normalized: NormalizedPath,
  locale: LocaleCode,
  caching: Caching,
  context: RoutingContext,
): Decision {
  const internalLocale = toInternalLocale(locale, normalized.locale !== null);
  const target = resolveTarget(locale, normalized.locale, normalized.path, context);
  const location = targetUrl(target, normalized, request.query);
  if (target.kind === 'guarded' || (target.kind === 'external' && target.status === null)) {
    // A guard's result for an unprefixed path depends on the visitor's language, so this is not permanent.
    return normalized.locale
      ? { kind: 'redirect', status: 301, location, caching: 'public' }
      : { kind: 'redirect', status: 307, location, caching: 'negotiated' };
  }
  const isSearch = repeatsSearch(target, request.query);
  const isGone = target.kind === 'notFound' && target.status === 410;
  if (location !== request.path + request.query && !isGone) {
    const status = target.kind === 'notFound' ? 301 : (target.status ?? 301);
    return { kind: 'redirect', status, location, caching: isSearch ? 'perRequest' : 'public' };
  }
  if (target.kind === 'notFound')
    return { kind: 'notFound', status: target.status, locale, internalLocale, path: request.path, caching };
  const internalPath = target.kind === 'page' ? target.internalPath : '/';
  return { kind: 'render', locale, internalLocale, internalPath, caching: isSearch ? 'perRequest' : caching };
}

/** Returns the not-found decision for an unprefixed path. */
export function notFoundDecision(path: string, hints: LanguageHints, { hosts }: RoutingContext): Decision {
  const caching = localeFromHost(hints.host, hosts) === null ? 'negotiated' : 'public';
  const locale = negotiateLocale(hints, hosts);
  return { kind: 'notFound', status: 404, locale, internalLocale: locale, path, caching };
}

/** Decides how a page is served, once its path and method are known to be valid. */
function resolvePage(
  request: RoutingRequest,
  normalized: NormalizedPath,
  locale: LocaleCode,
  context: RoutingContext,
): Decision {
  const hostLocation = hostRedirect(request, normalized, context);
  if (hostLocation) return { kind: 'redirect', status: 308, location: hostLocation, caching: 'public' };

  // `/en/…` redirects to the unprefixed URL; the choice is stored in a cookie, so that it is served in English.
  if (normalized.locale === defaultLocale) {
    const target = resolveTarget(defaultLocale, defaultLocale, normalized.path, context);
    const location = targetUrl(target, normalized, request.query, null);
    return { kind: 'redirect', status: 307, location, caching: 'negotiated', localeToStore: defaultLocale };
  }
  const preferred = normalized.fullPath === '/' ? rootRedirectLocale(request, context.hosts) : null;
  if (preferred) {
    const location = withQuery(linkPath(preferred, pathTo('home')), request.query);
    return { kind: 'redirect', status: 307, location, caching: 'negotiated' };
  }
  const isNegotiated = normalized.locale === null && localeFromHost(request.host, context.hosts) === null;
  return decidePage(request, normalized, locale, isNegotiated ? 'negotiated' : 'public', context);
}

/** Returns a redirect to the repaired path if that path is a page; otherwise null. */
function resolveRepaired(request: RoutingRequest, context: RoutingContext): Decision | null {
  const { path, query } = repairPath(request.path);
  if (path === request.path) return null;
  const resolveNormalized = (normalized: NormalizedPath) =>
    resolveTarget(
      normalized.locale ?? negotiateLocale(request, context.hosts),
      normalized.locale,
      normalized.path,
      context,
    );
  const requestTarget = resolveNormalized(normalizePath(request.path));
  if (requestTarget.kind !== 'notFound' || requestTarget.status === 410) return null;
  const normalized = normalizePath(path);
  if (resolveNormalized(normalized).kind === 'notFound') return null;
  const repaired = { ...request, path, query: joinQueries(query, request.query) };
  const locale = normalized.locale ?? negotiateLocale(request, context.hosts);
  const decision = resolvePage(repaired, normalized, locale, context);
  if (decision.kind !== 'render') return decision;
  const caching = decision.caching === 'perRequest' ? 'perRequest' : 'public';
  return { kind: 'redirect', status: 301, location: path + repaired.query, caching };
}

/** Paths that check methods themselves: API routes and Next.js internals. */
const methodCheckExempt = /^\/(?:api(?:\/|$)|_next\/)/;

/**
 * Decides how a request for a page is handled. All rules about paths, languages, hosts, redirects and guards are
 * applied together, so that a visitor is redirected at most once. The rules are documented in docs/routing.md.
 */
export function resolvePageRequest(request: RoutingRequest, context: RoutingContext): Decision {
  const normalized = normalizePath(request.path);
  const locale = normalized.locale ?? negotiateLocale(request, context.hosts);
  if (isMalformed(request.path)) return { kind: 'invalid', status: 400, locale };
  const workbench = workbenchRoute(request, context);
  switch (workbench?.kind) {
    case 'invalid':
      return { ...workbench, locale };
    case 'notFound':
      return notFoundDecision(request.path, request, context);
    case 'redirect':
      return { ...workbench, caching: 'perRequest' };
    case 'workbench':
      return workbench;
  }
  const isNonPage = isNonPagePath(request.path);
  // API routes define their own methods; everything else is read-only.
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  if (!isRead && !(isNonPage && methodCheckExempt.test(request.path))) return { kind: 'invalid', status: 405, locale };
  if (isNonPage) return { kind: 'pass' };
  if (isNonPagePath(normalized.fullPath)) {
    return { kind: 'redirect', status: 301, location: normalized.fullPath + request.query, caching: 'public' };
  }

  const decision = resolvePage(request, normalized, locale, context);
  const mayBeMissing = decision.kind === 'notFound' || decision.kind === 'redirect';
  return (mayBeMissing && resolveRepaired(request, context)) || decision;
}
