import { isClientRoutable } from '@/lib/client/navigation/is-client-routable';
import { isIsolatedPath } from '@/lib/urls/isolated-pages';

/** Whether a click has no modifiers, so that it follows a link in this tab. */
export const isPlainClick = (event: MouseEvent) =>
  event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);

/** The link a click follows in this tab; null for other tabs, downloads and clicks outside of links. */
function followedLink(event: MouseEvent): HTMLAnchorElement | null {
  const link = (event.target as Element).closest('a');
  if (!link || !isPlainClick(event) || link.hasAttribute('download') || (link.target !== '' && link.target !== '_self'))
    return null;
  return URL.canParse(link.href) ? link : null;
}

/**
 * Returns the page of this site that a click leads to.
 * @param event a click anywhere on a page
 * @param currentUrl the current URL
 * @returns its URL; null for other sites, other tabs, downloads and fragments of the same page
 */
export function internalClick(event: MouseEvent, currentUrl: string): URL | null {
  const link = followedLink(event);
  if (!link) return null;
  const url = new URL(link.href);
  const current = new URL(currentUrl);
  const isSamePage = url.pathname === current.pathname && url.search === current.search;
  return url.origin === current.origin && !isSamePage ? url : null;
}

/**
 * Returns the URL that the router should navigate to, without a full load.
 * @param event a click after all other handlers
 * @param currentUrl the current URL
 * @returns the page's URL; null for canceled clicks and those left to the browser: other sites, tabs and languages,
 * files, fragments, the search, links from and to isolated pages, and links with `data-full-reload`
 */
export function routedClick(event: MouseEvent, currentUrl: string): string | null {
  const link = event.defaultPrevented ? null : followedLink(event);
  if (!link || link.relList.contains('nofollow') || link.hasAttribute('data-full-reload')) return null;
  const url = new URL(link.href);
  const current = new URL(currentUrl);
  if (isIsolatedPath(url.pathname) || isIsolatedPath(current.pathname)) return null;
  const isFragment = link.getAttribute('href')!.startsWith('#');
  return url.origin === current.origin && isClientRoutable(url.pathname) && !isFragment ? url.href : null;
}
