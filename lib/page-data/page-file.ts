import { buildPath } from '@/lib/content/generated-file';
import { htmlFile } from '@/lib/next-internals/build-folder';
import type { InternalLocale } from '@/lib/i18n/internal-locale';

/**
 * Returns the HTML file of a prerendered page.
 * @param internalPath the path below the locale's folder, as returned by the routing decision
 * @returns null for a path that cannot be a page of the site
 */
export function pageFile(locale: InternalLocale, internalPath: string): string | null {
  if (!/^(?:\/|(?:\/[\w-]+)+)$/.test(internalPath)) return null;
  return buildPath(htmlFile(internalPath === '/' ? locale : locale + internalPath));
}
