import { linkKind, withLeadingSlash } from '@/lib/urls/link-kind';

/**
 * Goes to an address by script, with a full load.
 * @param ownHosts hosts of the product
 * @throws Error for other websites unless they are allowed, and always for addresses that run what they hold
 */
export function navigate(
  address: string,
  ownHosts: readonly string[],
  { allowExternal = false, newTab = false } = {},
): void {
  const kind = linkKind(address, ownHosts);
  if (kind === 'refused') throw new Error('This address cannot be navigated to.');
  if (kind === 'external' && !allowExternal) throw new Error('Navigation to another website is not allowed.');
  const target = withLeadingSlash(address);
  // A browser may refuse a tab that no click asked for.
  if (newTab && window.open(target, '_blank')) return;
  location.assign(target);
}
