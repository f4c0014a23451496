import { isClientRoutable } from '@/lib/client/navigation/is-client-routable';
import { isIsolatedPath } from '@/lib/urls/isolated-pages';

/** Rules for prefetching links that scroll into view. */

export type Connection = { saveData?: boolean; effectiveType?: string };

/** Whether the visitor saves data, or the network is as slow as 2G. */
export function isDataSavingConnection(connection: Connection | undefined): boolean {
  return connection?.saveData === true || /(?:^|-)2g$/.test(connection?.effectiveType ?? '');
}

/**
 * Returns the page to prefetch for a link: one of this site, not the current one, not one that may redirect, which
 * links to other languages mark with rel=nofollow, and none that is entered or left by a full page load.
 * @returns its path and query; null for all other links
 */
export function prefetchTarget(link: { href: string; rel: string }, currentUrl: string): string | null {
  if (!URL.canParse(link.href) || /\bnofollow\b/.test(link.rel)) return null;
  const url = new URL(link.href);
  const current = new URL(currentUrl);
  if (url.origin !== current.origin || url.pathname === current.pathname || !isClientRoutable(url.pathname))
    return null;
  if (isIsolatedPath(url.pathname) || isIsolatedPath(current.pathname)) return null;
  return url.pathname + url.search;
}
