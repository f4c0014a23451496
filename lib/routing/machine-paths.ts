import { localeCodes } from '@/lib/i18n/locales';

/** Every locale but English has a prefix of its own; English feeds are unprefixed. */
const prefixes = localeCodes.filter((code) => code !== 'en').join('|');

/** Addresses for machines, which no rule for pages touches: feeds, sitemaps, robots, files of `public/`. */
const machinePaths = [
  /^\/(?:_next|api|assets)\//,
  /^\/(?:robots\.txt|favicon\.ico|icon\.svg)$/,
  /^\/(?:sitemap|index-sitemap)\.xml$/,
  /^\/[a-z]{2}-[A-Z]{2}-sitemap(?:-\d+)?\.xml$/,
  new RegExp(`^(?:/(?:${prefixes}))?/(?:blog|news|release)/(?:rss|atom)\\.xml$`),
];

/** True when the path belongs to a machine-readable address or a static file. */
export function isMachinePath(path: string): boolean {
  return machinePaths.some((pattern) => pattern.test(path));
}
