import type { IncomingMessage } from 'node:http';
import { canonicalPath, splitLocale, type PagePath } from '@/lib/i18n/locale-paths';
import type { InternalLocale } from '@/lib/i18n/internal-locale';
import { defaultLocale, type LocaleCode } from '@/lib/i18n/locales';
import { rewriteTarget } from '@/lib/request-routing/rewrite-target';
import { isFeedPath } from '@/lib/urls/feed-paths';
import { isSitemapIndex } from '@/lib/urls/sitemap-paths';
import { isRouterRequest } from '@/lib/next-internals/request-headers';
import type { Decision, RoutingContext } from '@/lib/request-routing/resolve-page-request';
import { isReadMethod } from '@/lib/http-server/read-method';
import { localeFromHost } from '@/lib/i18n/hosts';
import type { Asset, AssetManifest } from '@/lib/http-server/asset-manifest';

/** Pages not prerendered by the build: they are generated and stored as files on first request. */

/** A page in a locale, its payload or Markdown copy, or a feed. */
export type OnDemandPage = {
  kind: 'render' | 'payload' | 'markdown' | 'feed';
  locale: LocaleCode;
  internalLocale: InternalLocale;
  path: PagePath;
  /** Its path in the manifest of a build that has rendered it; its only name among all kinds. */
  key: string;
};

/** Generates on-demand pages (lib/http-server/rendering/on-demand-pages.ts). */
export type OnDemandPages = {
  /**
   * Returns the file of a page, generating it if missing. Null if generation failed, which has been logged; `busy` if
   * the queue is full, so that the client should retry.
   */
  get(page: OnDemandPage): Promise<Asset | null | 'busy'>;
  /** Same for a page whose file has disappeared. */
  regenerate(page: OnDemandPage): Promise<Asset | null | 'busy'>;
};

/** Suffixes of the copies' URL paths. */
const copySuffixes = { render: '', payload: '/_payload.json', markdown: '.md', feed: '' } as const;

/** On a host with one language, unprefixed feeds and the index of sitemaps are stored with the prefix. */
export const machineReadableKey = (requestPath: string, hostLocale: LocaleCode | null): string =>
  hostLocale && (isFeedPath(requestPath) || isSitemapIndex(requestPath)) ? `/${hostLocale}${requestPath}` : requestPath;

/**
 * Returns the feed at a path.
 * @param hostLocale the locale of a single-language host, whose feeds have no prefix
 * @returns null for other paths
 */
export function onDemandFeed(requestPath: string, hostLocale: LocaleCode | null): OnDemandPage | null {
  const { locale: named, path } = splitLocale(requestPath);
  const locale = named ?? hostLocale ?? defaultLocale;
  const isCanonical = named === null || requestPath === canonicalPath(named, path);
  if (!isCanonical || !isFeedPath(path)) return null;
  return { kind: 'feed', locale, internalLocale: locale, path, key: machineReadableKey(requestPath, hostLocale) };
}

/**
 * Returns the page that a decision shows. The decision has already checked that the page exists.
 * @param requestPath the requested path
 * @returns null for search results, which depend on more than their path, and for everything that is not a page
 */
export function onDemandPage(decision: Decision, requestPath: string): OnDemandPage | null {
  if (decision.kind !== 'render' && decision.kind !== 'payload' && decision.kind !== 'markdown') return null;
  const { kind, locale, internalLocale, caching } = decision;
  if (kind === 'render' && caching === 'perRequest') return null;
  const { path } = splitLocale(requestPath.slice(0, requestPath.length - copySuffixes[kind].length));
  return { kind, locale, internalLocale, path, key: rewriteTarget(decision) };
}

/** Returns the page or feed that a request is for, if the build has not rendered it. */
export function findOnDemandPage(
  request: IncomingMessage,
  path: string,
  decision: Decision,
  { manifest, context }: { manifest: AssetManifest; context: Pick<RoutingContext, 'hosts'> },
): OnDemandPage | null {
  if (!isReadMethod(request)) return null;
  const feed =
    decision.kind === 'pass' ? onDemandFeed(path, localeFromHost(request.headers.host, context.hosts)) : null;
  const page = feed ?? (isRouterRequest(request.headers) ? null : onDemandPage(decision, path));
  return page && !manifest.get(page.key) ? page : null;
}
