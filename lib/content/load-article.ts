import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { readWords } from '@/lib/content/article-file';
import { insertBrand } from '@/lib/content/brand';
import { withReferences } from '@/lib/content/reference/expand';
import { contentRoots } from '@/lib/content/roots';
import { typesetMessages } from '@/lib/content/typeset-messages';
import type { LocaleCode } from '@/lib/i18n/locales';
import type { CollectionName } from '@/lib/urls/route-table';

/**
 * Reads the file of an article in a language: its words as they are shown, and its text with what references stand for.
 * @throws Error when there is none, ContentError when it cannot be used
 */
export async function loadArticle(collection: CollectionName, locale: LocaleCode, id: string) {
  for (const root of contentRoots.toReversed()) {
    const file = path.join(root, locale, collection, `${id}.md`);
    const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return null;
      throw error;
    });
    if (text === null) continue;
    const { front, body, bodyLine } = readWords(file, text);
    const { title, description } = front;
    const words = typesetMessages({ title: insertBrand(title), description: insertBrand(description) }, locale);
    return { file, body: withReferences(body, locale), bodyLine, ...words };
  }
  throw new Error(`The article ${collection}/${id} has no file in ${locale}.`);
}
