import { readFile } from 'node:fs/promises';
import { LRUCache } from 'lru-cache';
import { contentIndex, type ContentIndex } from '@/lib/content/content-index';
import { buildPath } from '@/lib/content/generated-file';
import { isLocaleCode } from '@/lib/i18n/locales';
import type { PageShard, PostingsShard, VocabularyShard } from '@/lib/search/index-format';
import { PostingsTable, VocabularyTable } from '@/lib/search/index-tables';
import { PageTable } from '@/lib/search/page-table';
import { pointerFolder, shardPath, shardFolder, fullTextFolder } from '@/lib/search/shard-paths';
import type { IndexLoader } from '@/lib/search/search';

/** The index on the server: read from the build folder, or in development built on first request. */

/** Maximum bytes of cached shards, independent of the index's size; almost all of them outside of the heap. */
const maxCachedBytes = 16_000_000;

/** A cached shard and its size in bytes. */
type CachedShard = { shard: object; size: number };

/** Converts large shards to byte tables; manifests and pointers are small and kept as objects. */
function parseShard(name: string, text: string): CachedShard {
  const parsed = JSON.parse(text) as object;
  const shardType = /-(words|places|pages)-\d+\./.exec(name)?.[1];
  if (!shardType) return { shard: parsed, size: text.length };
  const table =
    shardType === 'words'
      ? new VocabularyTable(parsed as VocabularyShard)
      : shardType === 'places'
        ? new PostingsTable(parsed as PostingsShard)
        : new PageTable(parsed as PageShard);
  return { shard: table, size: Math.max(1, table.byteLength) };
}

/** Shard cache; concurrent requests for a shard share one read. */
const shardCache = new LRUCache<string, CachedShard>({
  maxSize: maxCachedBytes,
  sizeCalculation: ({ size }) => size,
  fetchMethod: async (name) => parseShard(name, await readShardText(name, true)),
});

/** Shards built in development, and the content index they were built from. */
let developmentBuild:
  { index: ContentIndex; locales: Set<string>; texts: Map<string, { text: string; full?: string }> } | undefined;

async function buildShard(name: string): Promise<{ text: string; full?: string } | undefined> {
  const index = contentIndex();
  if (developmentBuild?.index !== index) developmentBuild = { index, locales: new Set(), texts: new Map() };
  const build = developmentBuild;
  if (isLocaleCode(name) && !build.locales.has(name)) {
    const { buildShards } = await import('@/lib/search/build-shards');
    for await (const { name: shardName, text, full } of buildShards([name], index))
      build.texts.set(shardName, { text, full });
    build.locales.add(name);
  }
  return build.texts.get(name);
}

const isMissing = (error: unknown) => (error as NodeJS.ErrnoException).code === 'ENOENT';

async function readShardText(name: string, withFullTexts: boolean): Promise<string> {
  if (process.env.NODE_ENV !== 'production') {
    const shard = await buildShard(name);
    if (!shard) throw Object.assign(new Error(`Search index shard ${name} does not exist.`), { code: 'ENOENT' });
    return withFullTexts ? (shard.full ?? shard.text) : shard.text;
  }
  const readFrom = (folder: string) => readFile(buildPath(folder, shardPath(name)), 'utf8');
  if (isLocaleCode(name)) return readFrom(pointerFolder);
  return withFullTexts && name.includes('-pages-') ? readFrom(fullTextFolder) : readFrom(shardFolder);
}

/** Loads shards with the full text for searching on the server; recently used ones are cached. */
export const indexLoader: IndexLoader = {
  async read(name) {
    if (process.env.NODE_ENV !== 'production') return JSON.parse(await readShardText(name, true)) as unknown;
    return (await shardCache.forceFetch(name)).shard;
  },
};

/** The public version of a shard; null if it does not exist. */
export async function publicShard(name: string): Promise<string | null> {
  return readShardText(name, false).catch((error: unknown) => {
    if (isMissing(error)) return null;
    throw error;
  });
}
