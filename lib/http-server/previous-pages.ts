import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseManifest, type AssetManifest } from '@/lib/http-server/asset-manifest';
import type { OnDemandPage, OnDemandPages } from '@/lib/http-server/on-demand-page';

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

/** Visitors rather get an old page than an error while a server has many new ones to render. */
export function withPreviousPages(pages: OnDemandPages, previous: AssetManifest): OnDemandPages {
  const find = ({ kind, internalLocale, path }: OnDemandPage) =>
    kind === 'render' ? previous.get(`/${internalLocale}${path === '/' ? '' : path}`) : undefined;
  return {
    async get(page) {
      const result = await pages.get(page);
      return result === null || result === 'busy' ? (find(page) ?? result) : result;
    },
    regenerate: (page) => pages.regenerate(page),
  };
}
