import { isPage } from '@/lib/client/page/is-page';

/** True for a click that asks for nothing else than to follow a link in this tab. */
export const isPlainClick = (event: MouseEvent) =>
  event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);

/** The link that a click follows in this tab; null for other tabs, downloads, and what is no click on a link. */
function followedLink(event: MouseEvent): HTMLAnchorElement | null {
  const link = (event.target as Element).closest('a');
  if (!link || !isPlainClick(event) || link.hasAttribute('download') || (link.target !== '' && link.target !== '_self'))
    return null;
  return URL.canParse(link.href) ? link : null;
}

/**
 * The page of this site that a click leads to.
 * @param event a click anywhere on a page
 * @param shown the address that is shown
 * @returns its address; null for other sites, other tabs, downloads, and places on the same page
 */
export function internalClick(event: MouseEvent, shown: string): URL | null {
  const link = followedLink(event);
  if (!link) return null;
  const url = new URL(link.href);
  const here = new URL(shown);
  const isSamePage = url.pathname === here.pathname && url.search === here.search;
  return url.origin === here.origin && !isSamePage ? url : null;
}

/**
 * Where the router is to follow a click, without a new load of the page.
 * @param event a click that everything else on the page has seen
 * @param shown the address that is shown
 * @returns the address of the page; null for clicks that are taken, and for what only the browser follows: other sites,
 * tabs and languages, files, places on the page, and links with `data-fresh`
 */
export function routedClick(event: MouseEvent, shown: string): string | null {
  const link = event.defaultPrevented ? null : followedLink(event);
  if (!link || link.relList.contains('nofollow') || link.hasAttribute('data-fresh')) return null;
  const url = new URL(link.href);
  const isPlace = link.getAttribute('href')!.startsWith('#');
  return url.origin === new URL(shown).origin && isPage(url.pathname) && !isPlace ? url.href : null;
}
