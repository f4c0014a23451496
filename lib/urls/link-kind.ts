/** What a link is, and whether scripts may follow it (validation rules of the specification). */

export type LinkKind = 'internal' | 'external' | 'refused';

/** Addresses that run or show what they hold themselves. */
const refusedProtocols: ReadonlySet<string> = new Set(['javascript:', 'data:', 'blob:', 'vbscript:']);

/** True for an address with a scheme of the web; everything else is relative. */
export function isAbsolute(address: string): boolean {
  return /^https?:\/\//i.test(address);
}

/** A relative address with its leading slash; absolute ones, places on the page and other schemes stay as they are. */
export function withLeadingSlash(address: string): string {
  return /^(?:[/#?]|[a-z][a-z\d+.-]*:)/i.test(address) ? address : `/${address}`;
}

/**
 * What an address is: internal without a host or on a host of the product.
 * @param ownHosts host names without ports
 */
export function linkKind(address: string, ownHosts: readonly string[]): LinkKind {
  // Browsers ignore control characters and blanks around and inside of a scheme.
  const bare = address.replace(/[\p{Cc}\s]/gu, '');
  const scheme = /^([a-z][a-z\d+.-]*:)/i.exec(bare)?.[1]?.toLowerCase();
  if (scheme && refusedProtocols.has(scheme)) return 'refused';
  // Backslashes count as slashes where a host may begin (URL standard).
  if (!scheme && !/^[/\\]{2}/.test(bare)) return 'internal';
  const url = URL.canParse(bare, 'https://relative.invalid') ? new URL(bare, 'https://relative.invalid') : null;
  if (!url) return 'refused';
  return ownHosts.includes(url.hostname) ? 'internal' : 'external';
}
