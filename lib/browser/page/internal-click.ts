/**
 * The page of this site that a click leads to.
 * @param event a click anywhere on a page
 * @param shown the address that is shown
 * @returns its address; null for other sites, other tabs, downloads, and places on the same page
 */
export function internalClick(event: MouseEvent, shown: string): URL | null {
  const link = (event.target as Element).closest('a');
  const isPlain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
  if (!link || !isPlain || link.hasAttribute('download') || (link.target !== '' && link.target !== '_self'))
    return null;
  if (!URL.canParse(link.href)) return null;
  const url = new URL(link.href);
  const here = new URL(shown);
  const isSamePage = url.pathname === here.pathname && url.search === here.search;
  return url.origin === here.origin && !isSamePage ? url : null;
}
