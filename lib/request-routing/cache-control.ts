import type { Caching } from '@/lib/request-routing/resolve-request';

/** Cache-Control of rendered pages. `no-cache` is avoided: Next.js would never answer 304 then. */
export const pageCacheControl: Record<Caching, string> = {
  public: 'public, max-age=0, s-maxage=60, stale-while-revalidate=240, stale-if-error=86400',
  negotiated: 'private, max-age=0, must-revalidate',
  perRequest: 'private, no-store',
};

/** The header by which Next.js' router asks for a page's data instead of the page. */
const dataHeader = 'rsc';

/**
 * Cache-Control of what stands at a page's address. What Next.js' router asks for there is other than the page, and may
 * be a redirect that adds a query; a cache in front that does not know Next.js would hand it to visitors.
 */
export function cacheControlOf(caching: Caching, headers: { has(name: string): boolean }): string {
  return headers.has(dataHeader) && caching !== 'perRequest' ? 'no-store' : pageCacheControl[caching];
}

/** Headers of redirects: one that depends on cookie or Accept-Language must not be kept. */
export function redirectHeaders(caching: Caching, headers: { has(name: string): boolean }): Record<string, string> {
  if (caching === 'negotiated') return { 'Cache-Control': 'no-store', Vary: 'Cookie, Accept-Language' };
  return { 'Cache-Control': cacheControlOf(caching, headers) };
}
