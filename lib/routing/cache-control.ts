import type { Caching } from '@/lib/routing/decide';

/** Cache-Control of rendered pages. `no-cache` is avoided: Next.js would never answer 304 then. */
export const pageCacheControl: Record<Caching, string> = {
  public: 'public, max-age=0, s-maxage=300, stale-while-revalidate=86400',
  negotiated: 'private, max-age=0, must-revalidate',
};

/** Headers of redirects: one that depends on cookie or Accept-Language must not be kept. */
export const redirectHeaders: Record<Caching, Record<string, string>> = {
  public: { 'Cache-Control': pageCacheControl.public },
  negotiated: { 'Cache-Control': 'no-store', Vary: 'Cookie, Accept-Language' },
};
