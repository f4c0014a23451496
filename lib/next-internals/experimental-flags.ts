import type { NextConfig } from 'next';

/**
 * Flags without a promise of stability. Next.js ignores unknown ones with a warning (`hasUnknownFlags`); the type checker
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
    // Otherwise the router infers routes from the URLs of other pages. For rewritten URLs, such as categories, it
    // infers wrong ones, and prefetching them results in 404s.
    optimisticRouting: false,
    // Reusing the cache of the previous build made compilation slower and doubled its memory use.
    turbopackFileSystemCacheForBuild: false,
    // Source maps are larger than the compiled code, and unused.
    turbopackSourceMaps: false,
  }) satisfies NextConfig['experimental'];
