/** Classification of links, and whether scripts may follow them (validation rules of the specification). */

export type LinkKind = 'internal' | 'external' | 'blocked';

/** Schemes whose URLs contain executable or inline content. */
const blockedProtocols: ReadonlySet<string> = new Set(['javascript:', 'data:', 'blob:', 'vbscript:']);

/** Whether a URL has an http(s) scheme; all others are treated as relative. */
export function isAbsolute(url: string): boolean {
  return /^https?:\/\//i.test(url);
}

/** Adds the leading slash to a relative path; URLs with a scheme, fragments and queries are returned unchanged. */
export function withLeadingSlash(url: string): string {
  return /^(?:[/#?]|[a-z][a-z\d+.-]*:)/i.test(url) ? url : `/${url}`;
}

/**
 * Classifies a URL: internal if it has no host or one of the product's hosts.
 * @param firstPartyHosts host names without ports
 */
export function linkKind(url: string, firstPartyHosts: readonly string[]): LinkKind {
  // Browsers ignore control characters and whitespace around and inside a scheme.
  const stripped = url.replace(/[\p{Cc}\s]/gu, '');
  const scheme = /^([a-z][a-z\d+.-]*:)/i.exec(stripped)?.[1]?.toLowerCase();
  if (scheme && blockedProtocols.has(scheme)) return 'blocked';
  // Backslashes are equivalent to slashes before a host (URL standard).
  if (!scheme && !/^[/\\]{2}/.test(stripped)) return 'internal';
  const parsed = URL.canParse(stripped, 'https://relative.invalid')
    ? new URL(stripped, 'https://relative.invalid')
    : null;
  if (!parsed) return 'blocked';
  return firstPartyHosts.includes(parsed.hostname) ? 'internal' : 'external';
}
