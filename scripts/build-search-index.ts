import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { isLocaleCode } from '@/lib/i18n/locales';
import { makeParts } from '@/lib/search/build-shards';
import { entryFolder, shardPath, shardFolder, textFolder } from '@/lib/search/shard-paths';

/**
 * Writes the index of the search into a build's folder, from the articles that this build publishes.
 * @throws ContentError when an article cannot be used
 */
export async function buildSearchIndex(folder: string): Promise<void> {
  for (const name of [shardFolder, entryFolder, textFolder]) mkdirSync(path.join(folder, name), { recursive: true });
  for await (const { name, text, full } of makeParts()) {
    const own = isLocaleCode(name) ? entryFolder : shardFolder;
    writeFileSync(path.join(folder, own, shardPath(name)), text);
    if (full !== undefined) writeFileSync(path.join(folder, textFolder, shardPath(name)), full);
  }
}
