import { pathPrefixes, localeCodes } from '@/lib/i18n/locales';
import { feedCollections, feedFiles } from '@/lib/urls/feed-paths';
import { sitemapFileSource } from '@/lib/urls/sitemap-paths';

/** Paths exempt from page routing: feeds, sitemaps, builds, islands, robots.txt, files of `public/`. */

/** Regular expression sources of these paths, without the leading slash; the matcher is built from them. */
export const nonPageSources = [
  '_next/.*',
  'api(?:/.*)?',
  'healthz',
  'readyz',
  'revision',
  'builds/(?:latest|meta/[\\w-]+)\\.json',
  '__nuxt_island/[\\w-]+\\.json',
  '\\.well-known/(?:gpc\\.json|security\\.txt)',
  'assets/.*',
  'images/.*',
  `search-index/(?:${localeCodes.join('|')})(?:-[a-z]+(?:-\\d+)?\\.[\\w-]{10})?\\.json`,
  'og/[\\da-f]{10}/[a-z]{2}/.+\\.png',
  'favicon\\.ico',
  'icon(?:\\.svg|-(?:192|512|maskable-512)\\.png)',
  'apple-touch-icon\\.png',
  'manifest\\.webmanifest',
  'robots\\.txt',
  '(?:llms|indexnow)\\.txt',
  'local-api/openapi\\.json',
  '(?:index-)?sitemap\\.xml',
  sitemapFileSource,
  `(?:(?:${pathPrefixes.join('|')})/)?(?:${feedCollections.join('|')})/(?:${Object.values(feedFiles).join('|').replaceAll('.', '\\.')})`,
];

const pattern = new RegExp(`^/(?:${nonPageSources.join('|')})$`);

/** Whether a path is a machine-readable endpoint or a static file. */
export function isNonPagePath(path: string): boolean {
  return pattern.test(path);
}
