import { isPage } from '@/lib/client/page/is-page';

/** Which links are prefetched when they come into view. */

export type Connection = { saveData?: boolean; effectiveType?: string };

/** True when the visitor saves data, or is on a network as slow as 2G. */
export function isThrifty(connection: Connection | undefined): boolean {
  return connection?.saveData === true || /(?:^|-)2g$/.test(connection?.effectiveType ?? '');
}

/**
 * The page that a link leads to, if it is worth having before it is asked for: one of this site, not the one that is
 * shown, and not one that may redirect, which links to other languages say with rel=nofollow.
 * @returns its path and query; null for all other links
 */
export function prefetchTarget(link: { href: string; rel: string }, shown: string): string | null {
  if (!URL.canParse(link.href) || /\bnofollow\b/.test(link.rel)) return null;
  const url = new URL(link.href);
  const here = new URL(shown);
  if (url.origin !== here.origin || url.pathname === here.pathname || !isPage(url.pathname)) return null;
  return url.pathname + url.search;
}
