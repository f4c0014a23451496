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

/** The index where the server has it: in the folder of its build, and in development made when it is first asked for. */

/** So many bytes of parts are kept in memory, whatever the index's size; nearly all of them outside of the heap. */
const kept = 16_000_000;

/** A part as it is kept, and how many bytes it takes. */
type Kept = { part: object; size: number };

/** What is large becomes a table of bytes; heads and entries, which are small, stay what they are. */
function keptForm(name: string, text: string): Kept {
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

/** Requests at the same time share the reading of a part. */
const parts = new LRUCache<string, Kept>({
  maxSize: kept,
  sizeCalculation: ({ size }) => size,
  fetchMethod: async (name) => keptForm(name, await textOf(name, true)),
});

/** What development has made, and of which articles. */
let made: { of: ContentIndex; locales: Set<string>; texts: Map<string, { text: string; full?: string }> } | undefined;

async function madePart(name: string): Promise<{ text: string; full?: string } | undefined> {
  const index = contentIndex();
  if (made?.of !== index) made = { of: index, locales: new Set(), texts: new Map() };
  const now = made;
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
    const found = await madePart(name);
    if (!found) throw Object.assign(new Error(`There is no part ${name}.`), { code: 'ENOENT' });
    return isFull ? (found.full ?? found.text) : found.text;
  }
  const read = (folder: string) => readFile(inBuild(folder, shardPath(name)), 'utf8');
  if (isLocaleCode(name)) return read(entryFolder);
  return isFull && name.includes('-pages-') ? read(textFolder) : read(shardFolder);
}

/** The parts of the index for searching on the server: texts in full, the last ones read in memory. */
export const indexLoader: IndexLoader = {
  async read(name) {
    if (process.env.NODE_ENV !== 'production') return JSON.parse(await textOf(name, true)) as unknown;
    return (await parts.forceFetch(name)).part;
  },
};

/** A part as browsers get it; null when there is none of this name. */
export async function publicShard(name: string): Promise<string | null> {
  return textOf(name, false).catch((error: unknown) => {
    if (isMissing(error)) return null;
    throw error;
  });
}
