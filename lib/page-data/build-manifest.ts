import { existsSync } from 'node:fs';
import { allPaths } from '@/lib/pages/all-paths';
import { contentIndex, type ContentIndex } from '@/lib/content/content-index';
import type { LocaleCode } from '@/lib/i18n/locales';
import { isPrerendered } from '@/lib/pages/prerender-policy';
import { absoluteUrl, servedLocales } from '@/lib/pages/locale-variants';
import type { PagePath } from '@/lib/i18n/paths';
import { pageFile } from '@/lib/page-data/page-file';
import { pageCacheControl } from '@/lib/request-routing/cache-control';
import { innerPath } from '@/lib/urls/match';
import { matchRoute } from '@/lib/urls/match';
import { routes } from '@/lib/urls/route-table';
import { buildId } from '@/lib/page-data/build-id';
import { site } from '@/lib/config/site';

type RouteRule = {
  indexable: boolean;
  /** Cache-Control of its pages: an address without a prefix depends on the visitor's language. */
  caching: { prefixed: string; unprefixed: string };
};

export type BuildManifest = { id: string; routeRules: Record<string, RouteRule>; prerendered: string[] };

/** How the pages of each route are cached, and whether search engines are to keep them. */
export function routeRules(): Record<string, RouteRule> {
  const usual = { prefixed: pageCacheControl.public, unprefixed: pageCacheControl.negotiated };
  const never = { prefixed: pageCacheControl.perRequest, unprefixed: pageCacheControl.perRequest };
  return Object.fromEntries(
    routes.map(({ pattern, indexable, perRequest }) => [pattern, { indexable, caching: perRequest ? never : usual }]),
  );
}

/** The addresses, in every language, of the pages that a build has made. */
export function prerenderedPaths(
  index: ContentIndex,
  isMade: (locale: LocaleCode, path: PagePath) => boolean,
): string[] {
  const paths = allPaths(index)
    .filter((path) => isPrerendered(path, index))
    .flatMap((path) =>
      servedLocales(path, index)
        .filter((locale) => isMade(locale, path))
        .map((locale) => new URL(absoluteUrl(locale, path)).pathname),
    );
  // On a host of its own, Chinese has the addresses that English has on the other.
  return [...new Set(paths)];
}

function hasFile(locale: LocaleCode, path: PagePath): boolean {
  // With the documentation on a host of its own, our addresses only redirect there.
  if (site.docsUrl && matchRoute(path)?.route.section === 'docs') return false;
  const file = pageFile(locale, innerPath(path));
  return file !== null && existsSync(file);
}

let made: BuildManifest | undefined;

/** What the build that is served consists of; a build does not change, so it is looked through once. */
export function buildManifest(): BuildManifest {
  const id = buildId();
  if (made?.id !== id) made = { id, routeRules: routeRules(), prerendered: prerenderedPaths(contentIndex(), hasFile) };
  return made;
}
