import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { isLocaleCode } from '@/lib/i18n/locales';
import { makeParts } from '@/lib/search/build-shards';
import { entryFolder, shardPath, shardFolder, textFolder } from '@/lib/search/shard-paths';

/**
 * Writes the search index of the articles that a build publishes into the build's folder.
 * @throws ContentError when an article cannot be used
 */
export async function buildSearchIndex(folder: string): Promise<void> {
  for (const name of [shardFolder, entryFolder, textFolder]) mkdirSync(path.join(folder, name), { recursive: true });
  for await (const { name, text, full } of makeParts()) {
    const target = isLocaleCode(name) ? entryFolder : shardFolder;
    writeFileSync(path.join(folder, target, shardPath(name)), text);
    if (full !== undefined) writeFileSync(path.join(folder, textFolder, shardPath(name)), full);
  }
}
