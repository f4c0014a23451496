import 'server-only';
import { readFile } from 'node:fs/promises';
import { LRUCache } from 'lru-cache';
import { contentIndex, type ContentIndex } from '@/lib/content/content-index';
import { inBuild } from '@/lib/content/generated-file';
import { isLocaleCode } from '@/lib/i18n/locales';
import { entryFolder, partFile, partFolder, textFolder } from '@/lib/search/part-files';
import type { IndexParts } from '@/lib/search/search';

/** The index where the server has it: in the folder of its build, and in development made when it is first asked for. */

/** So many characters of parts are kept in memory, whatever the index's size. */
const kept = 8_000_000;

type Kept = { part: object };
const parts = new LRUCache<string, Kept>({ maxSize: kept });

/** What development has made, and of which articles. */
let made: { of: ContentIndex; locales: Set<string>; texts: Map<string, { text: string; full?: string }> } | undefined;

async function madePart(name: string): Promise<{ text: string; full?: string } | undefined> {
  const index = contentIndex();
  if (made?.of !== index) made = { of: index, locales: new Set(), texts: new Map() };
  const now = made;
  if (isLocaleCode(name) && !now.locales.has(name)) {
    const { makeParts } = await import('@/lib/search/make-parts');
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
  const read = (folder: string) => readFile(inBuild(folder, partFile(name)), 'utf8');
  if (isLocaleCode(name)) return read(entryFolder);
  return isFull && name.includes('-pages-') ? read(textFolder) : read(partFolder);
}

/** The parts of the index for searching on the server: texts in full, the last ones read in memory. */
export const builtParts: IndexParts = {
  async read(name) {
    const known = process.env.NODE_ENV === 'production' ? parts.get(name) : undefined;
    if (known) return known.part;
    const text = await textOf(name, true);
    const part = JSON.parse(text) as object;
    parts.set(name, { part }, { size: text.length });
    return part;
  },
};

/** A part as browsers get it; null when there is none of this name. */
export async function publicPart(name: string): Promise<string | null> {
  return textOf(name, false).catch((error: unknown) => {
    if (isMissing(error)) return null;
    throw error;
  });
}
