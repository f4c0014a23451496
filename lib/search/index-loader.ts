import 'server-only';
import { readFile } from 'node:fs/promises';
import { LRUCache } from 'lru-cache';
import { contentIndex, type ContentIndex } from '@/lib/content/content-index';
import { inBuild } from '@/lib/content/generated-file';
import { isLocaleCode } from '@/lib/i18n/locales';
import type { PagesPart, PlacesPart, WordsPart } from '@/lib/search/index-format';
import { PlaceTable, WordTable } from '@/lib/search/index-tables';
import { PageTable } from '@/lib/search/page-table';
import { entryFolder, shardPath, shardFolder, textFolder } from '@/lib/search/shard-paths';
import type { IndexLoader } from '@/lib/search/search';

/** The index on the server: read from the build folder, or in development built on first request. */

/** Maximum bytes of cached shards, independent of the index's size; almost all of them outside of the heap. */
const maxCachedBytes = 16_000_000;

/** A cached shard and its size in bytes. */
type CachedShard = { part: object; size: number };

/** Converts large shards to byte tables; heads and entries are small and kept as objects. */
function parseShard(name: string, text: string): CachedShard {
  const part = JSON.parse(text) as object;
  const kind = /-(words|places|pages)-\d+\./.exec(name)?.[1];
  if (!kind) return { part, size: text.length };
  const table =
    kind === 'words'
      ? new WordTable(part as WordsPart)
      : kind === 'places'
        ? new PlaceTable(part as PlacesPart)
        : new PageTable(part as PagesPart);
  return { part: table, size: Math.max(1, table.bytes) };
}

/** Shard cache; concurrent requests for a shard share one read. */
const parts = new LRUCache<string, CachedShard>({
  maxSize: maxCachedBytes,
  sizeCalculation: ({ size }) => size,
  fetchMethod: async (name) => parseShard(name, await textOf(name, true)),
});

/** Shards built in development, and the content index they were built from. */
let built: { of: ContentIndex; locales: Set<string>; texts: Map<string, { text: string; full?: string }> } | undefined;

async function buildShard(name: string): Promise<{ text: string; full?: string } | undefined> {
  const index = contentIndex();
  if (built?.of !== index) built = { of: index, locales: new Set(), texts: new Map() };
  const now = built;
  if (isLocaleCode(name) && !now.locales.has(name)) {
    const { makeParts } = await import('@/lib/search/build-shards');
    for await (const { name: own, text, full } of makeParts([name], index)) now.texts.set(own, { text, full });
    now.locales.add(name);
  }
  return now.texts.get(name);
}

const isMissing = (error: unknown) => (error as NodeJS.ErrnoException).code === 'ENOENT';

async function textOf(name: string, isFull: boolean): Promise<string> {
  if (process.env.NODE_ENV !== 'production') {
    const found = await buildShard(name);
    if (!found) throw Object.assign(new Error(`Search index shard ${name} does not exist.`), { code: 'ENOENT' });
    return isFull ? (found.full ?? found.text) : found.text;
  }
  const read = (folder: string) => readFile(inBuild(folder, shardPath(name)), 'utf8');
  if (isLocaleCode(name)) return read(entryFolder);
  return isFull && name.includes('-pages-') ? read(textFolder) : read(shardFolder);
}

/** Loads shards with full texts for searching on the server; recently used ones are cached. */
export const indexLoader: IndexLoader = {
  async read(name) {
    if (process.env.NODE_ENV !== 'production') return JSON.parse(await textOf(name, true)) as unknown;
    return (await parts.forceFetch(name)).part;
  },
};

/** The public version of a shard; null if it does not exist. */
export async function publicShard(name: string): Promise<string | null> {
  return textOf(name, false).catch((error: unknown) => {
    if (isMissing(error)) return null;
    throw error;
  });
}
