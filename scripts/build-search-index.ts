import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { isLocaleCode } from '@/lib/i18n/locales';
import { buildShards } from '@/lib/search/build-shards';
import { pointerFolder, shardPath, shardFolder, fullTextFolder } from '@/lib/search/shard-paths';

/**
 * Writes the search index of the articles that a build publishes into the build's folder.
 * @throws ContentError when an article cannot be used
 */
export async function buildSearchIndex(folder: string): Promise<void> {
  for (const name of [shardFolder, pointerFolder, fullTextFolder])
    mkdirSync(path.join(folder, name), { recursive: true });
  for await (const { name, text, full } of buildShards()) {
    const target = isLocaleCode(name) ? pointerFolder : shardFolder;
    writeFileSync(path.join(folder, target, shardPath(name)), text);
    if (full !== undefined) writeFileSync(path.join(folder, fullTextFolder, shardPath(name)), full);
  }
}
