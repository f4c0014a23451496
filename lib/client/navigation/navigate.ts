import { linkKind, withLeadingSlash } from '@/lib/urls/link-kind';

/**
 * Navigates to a URL by script, with a full load.
 * @param firstPartyHosts hosts of the product
 * @throws Error for other websites unless they are allowed, and always for URLs that run code
 */
export function navigate(
  url: string,
  firstPartyHosts: readonly string[],
  { allowExternal = false, newTab = false } = {},
): void {
  const kind = linkKind(url, firstPartyHosts);
  if (kind === 'blocked') throw new Error('Navigation to this URL is not allowed.');
  if (kind === 'external' && !allowExternal) throw new Error('Navigation to another website is not allowed.');
  const target = withLeadingSlash(url);
  // A browser may block a new tab without a click.
  if (newTab && window.open(target, '_blank')) return;
  location.assign(target);
}
