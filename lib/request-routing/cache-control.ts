import { rscHeader } from '@/lib/next-internals/request-headers';
import type { Caching } from '@/lib/request-routing/resolve-page-request';

/** Cache-Control of rendered pages. `no-cache` is avoided because with it Next.js never responds with 304. */
export const pageCacheControl: Record<Caching, string> = {
  public: 'public, max-age=0, s-maxage=60, stale-while-revalidate=240, stale-if-error=86400',
  negotiated: 'private, max-age=0, must-revalidate',
  perRequest: 'private, no-store',
  never: 'no-store',
};

/**
 * Cache-Control of a page's URL. The Next.js router requests Flight data at the same URL, and the response may be a
 * redirect that adds a query; a shared cache that does not know Next.js would serve it to visitors, so it must not be
 * stored.
 */
export function cacheControlOf(caching: Caching, headers: { has(name: string): boolean }): string {
  return headers.has(rscHeader) && caching !== 'perRequest' ? 'no-store' : pageCacheControl[caching];
}

/** Headers of redirects; those that depend on cookie or Accept-Language must not be cached. */
export function redirectHeaders(caching: Caching, headers: { has(name: string): boolean }): Record<string, string> {
  if (caching === 'negotiated') return { 'Cache-Control': 'no-store', Vary: 'Cookie, Accept-Language' };
  return { 'Cache-Control': cacheControlOf(caching, headers) };
}
