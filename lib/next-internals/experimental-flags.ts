import type { NextConfig } from 'next';

/**
 * Flags without a promise of stability. Next.js ignores unknown ones with a warning (`findUnknownFlags`); the type checker
 * reports them.
 * @param cpus number of processes that render pages
 */
export const experimentalFlags = (cpus: number) =>
  ({
    cpus,
    // Otherwise every page served is written to disk and served from there afterwards.
    isrFlushToDisk: false,
    // Style sheets with little unused CSS per page; `mergeStyles` merges them into two per page.
    cssChunking: { type: 'graph', requestCost: 500 },
    // Requests that match no page and no file get app/global-not-found.tsx.
    globalNotFound: true,
    // The router would guess the routes of URLs from those of other pages: wrongly where URLs are rewritten, as those of
    // categories, and its prefetches would be 404s.
    optimisticRouting: false,
    // With the cache of the previous build, compilation took longer and twice the memory.
    turbopackFileSystemCacheForBuild: false,
    // Source maps are read by nothing, and are larger than the compiled code.
    turbopackSourceMaps: false,
  }) satisfies NextConfig['experimental'];
