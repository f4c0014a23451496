import { sourceLocale, type LocaleCode } from '@/lib/i18n/locales';
import type { PagePath } from '@/lib/i18n/locale-paths';
import { translatedLocales } from '@/lib/pages/locale-variants';
import { articleAt } from '@/lib/urls/article-path';
import { isNonPagePath } from '@/lib/urls/non-page-paths';
import { matchRoute } from '@/lib/urls/match-route';
import {
  resolvePageRequest,
  type Decision,
  type RoutingContext,
  type RoutingRequest,
} from '@/lib/request-routing/resolve-page-request';
import { decideShortLink } from '@/lib/request-routing/short-link';

/** Routing of pages and of their machine-readable copies, which have a suffix after the page's path (docs/seo.md). */

const payloadSuffix = '/_payload.json';
const markdownSuffix = '.md';

/** Resolves the path without the suffix; copies ignore the query. */
function resolveWithoutSuffix(request: RoutingRequest, suffix: string, context: RoutingContext): Decision {
  return resolvePageRequest({ ...request, path: request.path.slice(0, -suffix.length) || '/', query: '' }, context);
}

/** Page data exists only where a page is rendered, not for redirects and missing pages. */
function decidePayload(request: RoutingRequest, context: RoutingContext): Decision {
  const page = resolveWithoutSuffix(request, payloadSuffix, context);
  if (page.kind === 'invalid') return page;
  if (page.kind === 'render') return { ...page, kind: 'payload' };
  return { kind: 'payloadNotFound', caching: 'caching' in page ? page.caching : 'public' };
}

/**
 * Markdown exists for articles, in the languages they are written in; other paths with this suffix are resolved as
 * pages. If an unprefixed page shows the English article, so does its Markdown, because the page links to it. Links in
 * Markdown are absolute, so Chinese needs only one version.
 */
function decideMarkdown(request: RoutingRequest, context: RoutingContext): Decision {
  const page = resolveWithoutSuffix(request, markdownSuffix, context);
  if (page.kind !== 'render') return resolvePageRequest(request, context);
  const path = page.internalPath as PagePath;
  const match = matchRoute(path);
  const contentLocales = match && articleAt(match) ? translatedLocales(path, context.index) : [];
  const candidates: LocaleCode[] = page.caching === 'negotiated' ? [page.locale, sourceLocale] : [page.locale];
  const locale = candidates.find((candidate) => contentLocales.includes(candidate));
  return locale ? { ...page, kind: 'markdown', locale, internalLocale: locale } : resolvePageRequest(request, context);
}

/** Decides how a request for a page or for a copy of one is handled. */
export function routeRequest(request: RoutingRequest, context: RoutingContext): Decision {
  if (isNonPagePath(request.path)) return resolvePageRequest(request, context);
  const shortLink = decideShortLink(request, context);
  if (shortLink) return shortLink;
  if (request.path.endsWith(payloadSuffix)) return decidePayload(request, context);
  if (request.path.endsWith(markdownSuffix)) return decideMarkdown(request, context);
  return resolvePageRequest(request, context);
}
