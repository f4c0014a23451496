import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseManifest, type AssetManifest } from '@/lib/http-server/asset-manifest';
import { pageCacheControl } from '@/lib/request-routing/cache-control';
import type { OnDemandPages } from '@/lib/http-server/on-demand-page';

/**
 * Pages of the publication before, which a build keeps for those that it has not rendered yet: a server renders them on
 * request, and sends the old page if it cannot.
 */

/** Folder of these pages in a build. */
export const previousPagesFolder = 'previous-pages';

/** Their manifest, with paths in the build's folder. */
export const previousPagesFile = path.join(previousPagesFolder, 'manifest.json');

/** @param folder a build's folder @returns an empty manifest if the build has none */
export function readPreviousPages(folder: string): AssetManifest {
  const file = path.join(folder, previousPagesFile);
  return parseManifest(existsSync(file) ? readFileSync(file, 'utf8') : '{}');
}

/** Milliseconds after which an old page is sent; nginx gives up after four seconds. */
const defaultTimeout = 2000;

const elapse = (ms: number) => new Promise<null>((resolve) => void setTimeout(() => resolve(null), ms).unref());

/**
 * Visitors rather get an old page than an error, or than a wait while a server has many new ones to render; the next one
 * gets the new page, since no cache may store the old one.
 */
export function withPreviousPages(
  pages: OnDemandPages,
  previous: AssetManifest,
  timeout = defaultTimeout,
): OnDemandPages {
  return {
    async get(page) {
      const old = previous.get(page.key);
      if (!old) return pages.get(page);
      const result = await Promise.race([pages.get(page), elapse(timeout)]);
      return result === null || result === 'busy' ? { ...old, cacheControl: pageCacheControl.never } : result;
    },
    regenerate: (page) => pages.regenerate(page),
  };
}
