import { allPaths } from '@/lib/pages/all-paths';
import { contentIndex, type ContentIndex } from '@/lib/content/content-index';
import { isPrerendered } from '@/lib/pages/prerender-policy';
import { absoluteUrl, servedLocales } from '@/lib/pages/locale-variants';
import type { PagePath } from '@/lib/i18n/locale-paths';
import { pageCacheControl } from '@/lib/request-routing/cache-control';
import { matchRoute } from '@/lib/urls/match-route';
import { routes } from '@/lib/urls/route-table';
import { site } from '@/lib/config/site';
import { existsSync, readFileSync } from 'node:fs';
import { buildPath } from '@/lib/content/generated-file';
import { buildIdFile } from '@/lib/next-internals/build-folder';

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

/** If the documentation has its own host, the paths on this host only redirect there. */
const isOnThisHost = (path: PagePath) => !site.docsUrl || matchRoute(path)?.route.section !== 'docs';

/** Returns the paths, in every locale, of the pages that a build prerenders. */
export function prerenderedPaths(index: ContentIndex): string[] {
  const paths = allPaths(index)
    .filter(isOnThisHost)
    .flatMap((path) =>
      servedLocales(path, index)
        .filter((locale) => isPrerendered(locale, path, index))
        .map((locale) => new URL(absoluteUrl(locale, path)).pathname),
    );
  // On its own host, Chinese has the same paths as English on the main one.
  return [...new Set(paths)];
}

/** Returns the id of the served build, the same on all servers of that build; `development` if there is no build. */
export function buildId(): string {
  const file = buildPath(buildIdFile);
  return existsSync(file) ? readFileSync(file, 'utf8').trim() : 'development';
}

let cached: BuildManifest | undefined;

/** Returns the manifest of the served build; computed once per build. */
export function buildManifest(): BuildManifest {
  const id = buildId();
  if (cached?.id !== id) cached = { id, routeRules: routeRules(), prerendered: prerenderedPaths(contentIndex()) };
  return cached;
}
