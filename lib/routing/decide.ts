import type { ContentIndex } from '@/lib/content/content-index';
import type { LocaleCode } from '@/lib/i18n/locales';
import { isBarePrefix, linkPath, switchPath, type PagePath } from '@/lib/i18n/paths';
import { guardRoute, type GuardResult } from '@/lib/routing/guards';
import { hostKind, type SiteHosts } from '@/lib/routing/hosts';
import { rootRedirectLocale, unprefixedLocale, type LanguageHints } from '@/lib/routing/language';
import { isMachinePath } from '@/lib/routing/machine-paths';
import { fillPattern, matchRoute } from '@/lib/routing/match';
import { movedPage, type MovedPages } from '@/lib/routing/moved-pages';
import { isUnreadable, normalisePath, type NormalPath } from '@/lib/routing/normalise';

export type RoutingRequest = LanguageHints & {
  method: string;
  host: string | null;
  /** The path as sent, escapes included. */
  path: string;
  /** The query as sent, with its question mark; empty without one. */
  query: string;
};

export type RoutingContext = {
  index: ContentIndex;
  moved: MovedPages;
  hosts: SiteHosts;
  siteUrl: string;
  zhUrl: string | undefined;
  docsUrl: string | undefined;
  /** Whether requests to other hosts are sent to the site's own. */
  canonicalHost: boolean;
};

/** `public` answers are the same for everybody; `negotiated` ones depend on cookie or Accept-Language. */
export type Caching = 'public' | 'negotiated';

export type Decision =
  | { kind: 'pass' }
  | { kind: 'render'; locale: LocaleCode; inner: string; caching: Caching }
  | { kind: 'redirect'; status: number; location: string; caching: Caching; remember?: LocaleCode }
  | { kind: 'missing'; status: 404 | 410; locale: LocaleCode; path: string; caching: Caching }
  | { kind: 'refused'; status: 400 | 405; locale: LocaleCode };

/** Where an address leads once spelling, moved pages and guards are done with it. */
type Target =
  | { kind: 'page'; path: PagePath; inner: string; query: string; status: number | null }
  | { kind: 'guarded'; path: PagePath }
  | { kind: 'away'; url: string; status: number | null }
  | { kind: 'missing'; status: 404 | 410 };

function innerPath(path: PagePath): string {
  const match = matchRoute(path);
  return match ? fillPattern(match.route.inner ?? match.route.pattern, match.params) : path;
}

function withQuery(url: string, query: string): string {
  if (query === '') return url;
  return url.includes('?') ? `${url}&${query.slice(1)}` : url + query;
}

/** Follows a moved page, then asks the guard of the page it leads to. */
function resolve(locale: LocaleCode, prefix: LocaleCode | null, from: PagePath, context: RoutingContext): Target {
  const moved = movedPage(context.moved, prefix, from);
  if (moved?.status === 410) return { kind: 'missing', status: 410 };
  if (moved && !moved.to.startsWith('/')) return { kind: 'away', url: moved.to, status: moved.status };
  const [, path = from, query = ''] = moved ? (/^([^?]*)(.*)$/.exec(moved.to) ?? []) : [null, from, ''];
  const match = matchRoute(path);
  const result: GuardResult = match ? guardRoute(locale, path, match, context) : { kind: 'notFound' };
  if (result.kind === 'notFound') return { kind: 'missing', status: 404 };
  if (result.kind === 'leave') return { kind: 'away', url: result.url, status: null };
  if (result.kind === 'redirect') return { kind: 'guarded', path: result.path };
  return { kind: 'page', path, inner: innerPath(path), query, status: moved?.status ?? null };
}

/** A bare prefixed locale takes a slash before its query: `/ru/?a=1`. */
function publicPath(path: string, query: string): string {
  return withQuery(query !== '' && isBarePrefix(path) ? `${path}/` : path, query);
}

/** The path of a page in the form its visitor uses: with the prefix it was asked with, or without one. */
function addressed(prefix: LocaleCode | null, path: PagePath): string {
  return prefix ? switchPath(prefix, path) : path;
}

/** Hosts first: what belongs to another host of ours goes there, in the same hop as every mended spelling. */
function hostRedirect(request: RoutingRequest, normal: NormalPath, context: RoutingContext): string | null {
  const { zhUrl, siteUrl } = context;
  const kind = hostKind(request.host, context.hosts);
  const prefix = normal.locale;
  const onMain = siteUrl + publicPath(normal.written, request.query);
  if (zhUrl && prefix === 'zh') return (kind === 'zh' ? '' : zhUrl) + withQuery(normal.path, request.query);
  if (kind === 'zh' && prefix !== null) return onMain;
  return kind === 'foreign' && context.canonicalHost ? onMain : null;
}

/** The page is there: either it is rendered, or its address is mended first. */
function decidePage(request: RoutingRequest, normal: NormalPath, locale: LocaleCode, caching: Caching, target: Target) {
  const prefix = normal.locale;
  const refuse = (status: 404 | 410): Decision => ({ kind: 'missing', status, locale, path: request.path, caching });
  const redirect = (location: string, status: number, cached: Caching): Decision => ({
    kind: 'redirect',
    status,
    location,
    caching: cached,
  });
  // What a guard says of an unprefixed address depends on the visitor's language, so it is not permanent.
  const guardStatus = prefix ? 301 : 307;
  const guardCaching: Caching = prefix ? 'public' : caching;
  if (target.kind === 'away') {
    const depends = target.status === null;
    const status = target.status ?? guardStatus;
    return redirect(withQuery(target.url, request.query), status, depends ? guardCaching : 'public');
  }
  if (target.kind === 'guarded') {
    return redirect(publicPath(addressed(prefix, target.path), request.query), guardStatus, guardCaching);
  }
  const mended =
    target.kind === 'page'
      ? publicPath(withQuery(addressed(prefix, target.path), target.query), request.query)
      : publicPath(normal.written, request.query);
  if (mended !== request.path + request.query && !(target.kind === 'missing' && target.status === 410)) {
    return redirect(mended, (target.kind === 'page' && target.status) || 301, 'public');
  }
  if (target.kind === 'missing') return refuse(target.status);
  const decision: Decision = { kind: 'render', locale, inner: target.inner, caching };
  return decision;
}

/**
 * Decides what answers a request for a page: every rule about addresses, languages, hosts, moved pages and guards,
 * applied together so that a visitor is redirected once at the most. The rules are told in docs/routing.md.
 */
export function decide(request: RoutingRequest, context: RoutingContext): Decision {
  const onZhHost = hostKind(request.host, context.hosts) === 'zh';
  const unprefixed = onZhHost ? 'zh' : unprefixedLocale(request);
  const normal = normalisePath(request.path);
  const locale = normal.locale ?? unprefixed;
  if (isUnreadable(request.path)) return { kind: 'refused', status: 400, locale };
  if (request.method !== 'GET' && request.method !== 'HEAD') return { kind: 'refused', status: 405, locale };
  if (isMachinePath(normal.written)) {
    return normal.written === request.path
      ? { kind: 'pass' }
      : { kind: 'redirect', status: 301, location: withQuery(normal.written, request.query), caching: 'public' };
  }

  const elsewhere = hostRedirect(request, normal, context);
  if (elsewhere) return { kind: 'redirect', status: 308, location: elsewhere, caching: 'public' };

  const caching: Caching = normal.locale || onZhHost ? 'public' : 'negotiated';
  if (normal.locale === 'en') return decideEnglish(request, normal, context);
  const away = request.path === '/' && !onZhHost ? rootRedirectLocale(request) : null;
  if (away) {
    const location = publicPath(linkPath(away, '/'), request.query);
    return { kind: 'redirect', status: 307, location, caching: 'negotiated' };
  }
  return decidePage(request, normal, locale, caching, resolve(locale, normal.locale, normal.path, context));
}

/** `/en/…` leads to English's own, unprefixed address and is remembered as a choice, so that it speaks English there. */
function decideEnglish(request: RoutingRequest, normal: NormalPath, context: RoutingContext): Decision {
  const target = resolve('en', 'en', normal.path, context);
  const page =
    target.kind === 'guarded'
      ? target.path
      : target.kind === 'page'
        ? withQuery(target.path, target.query)
        : target.kind === 'away'
          ? target.url
          : normal.path;
  const location = withQuery(page, request.query);
  return { kind: 'redirect', status: 307, location, caching: 'negotiated', remember: 'en' };
}
