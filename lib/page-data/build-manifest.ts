import { existsSync } from 'node:fs';
import { allPaths } from '@/lib/pages/all-paths';
import { contentIndex, type ContentIndex } from '@/lib/content/content-index';
import type { LocaleCode } from '@/lib/i18n/locales';
import { canonicalInternalLocale } from '@/lib/i18n/origins';
import { isPrerendered } from '@/lib/pages/prerender-policy';
import { absoluteUrl, servedLocales } from '@/lib/pages/locale-variants';
import type { PagePath } from '@/lib/i18n/locale-paths';
import { pageFile } from '@/lib/page-data/page-file';
import { pageCacheControl } from '@/lib/request-routing/cache-control';
import { toInternalPath, matchRoute } from '@/lib/urls/match';
import { routes } from '@/lib/urls/route-table';
import { buildId } from '@/lib/page-data/build-id';
import { site } from '@/lib/config/site';

type RouteRule = {
  indexable: boolean;
  /** Cache-Control of its pages: an unprefixed URL depends on the visitor's language. */
  caching: { prefixed: string; unprefixed: string };
};

export type BuildManifest = { id: string; routeRules: Record<string, RouteRule>; prerendered: string[] };

/** Returns caching and indexability of each route. */
export function routeRules(): Record<string, RouteRule> {
  const caching = { prefixed: pageCacheControl.public, unprefixed: pageCacheControl.negotiated };
  return Object.fromEntries(routes.map(({ pattern, indexable }) => [pattern, { indexable, caching }]));
}

/** Returns the paths, in every locale, of the pages that the build prerendered. */
export function prerenderedPaths(
  index: ContentIndex,
  isPrerenderedFile: (locale: LocaleCode, path: PagePath) => boolean,
): string[] {
  const paths = allPaths(index).flatMap((path) =>
    servedLocales(path, index)
      .filter((locale) => isPrerendered(locale, path, index) && isPrerenderedFile(locale, path))
      .map((locale) => new URL(absoluteUrl(locale, path)).pathname),
  );
  // On its own host, Chinese has the same paths as English on the main one.
  return [...new Set(paths)];
}

function hasFile(locale: LocaleCode, path: PagePath): boolean {
  // If the documentation has its own host, the paths on this host only redirect there.
  if (site.docsUrl && matchRoute(path)?.route.section === 'docs') return false;
  const file = pageFile(canonicalInternalLocale(locale), toInternalPath(path));
  return file !== null && existsSync(file);
}

let cached: BuildManifest | undefined;

/** Returns the manifest of the served build; computed once per build. */
export function buildManifest(): BuildManifest {
  const id = buildId();
  if (cached?.id !== id)
    cached = { id, routeRules: routeRules(), prerendered: prerenderedPaths(contentIndex(), hasFile) };
  return cached;
}
