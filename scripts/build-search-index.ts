import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { isLocaleCode } from '@/lib/i18n/locales';
import { TextCache } from '@/lib/content/text-cache';
import { buildShards } from '@/lib/search/build-shards';
import { pointerFolder, shardPath, shardFolder, fullTextFolder } from '@/lib/search/shard-paths';

/** What later publications of the same code use again, in a build's folder. */
const searchCacheFile = path.join('cache', 'search-texts.json');

/**
 * Writes the search index of the articles that a build publishes into the build's folder.
 * @param previous the folder of a build with the same code, of which unchanged parts are used again
 * @throws ContentError when an article cannot be used
 */
export async function buildSearchIndex(folder: string, previous?: string): Promise<void> {
  const cache = new TextCache(previous && path.join(previous, searchCacheFile));
  for (const name of [shardFolder, pointerFolder, fullTextFolder])
    mkdirSync(path.join(folder, name), { recursive: true });
  for await (const { name, text, full } of buildShards(undefined, undefined, cache)) {
    const target = isLocaleCode(name) ? pointerFolder : shardFolder;
    writeFileSync(path.join(folder, target, shardPath(name)), text);
    if (full !== undefined) writeFileSync(path.join(folder, fullTextFolder, shardPath(name)), full);
  }
  cache.write(path.join(folder, searchCacheFile));
}
