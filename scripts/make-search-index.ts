import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { isLocaleCode } from '@/lib/i18n/locales';
import { makeParts } from '@/lib/search/make-parts';
import { entryFolder, partFile, partFolder, textFolder } from '@/lib/search/part-files';

/**
 * Writes the index of the search into a build's folder, from the articles that this build publishes.
 * @throws ContentProblem when an article cannot be used
 */
export async function makeSearchIndex(folder: string): Promise<void> {
  for (const name of [partFolder, entryFolder, textFolder]) mkdirSync(path.join(folder, name), { recursive: true });
  for await (const { name, text, full } of makeParts()) {
    const own = isLocaleCode(name) ? entryFolder : partFolder;
    writeFileSync(path.join(folder, own, partFile(name)), text);
    if (full !== undefined) writeFileSync(path.join(folder, textFolder, partFile(name)), full);
  }
}
