import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { readArticleTexts } from '@/lib/content/article-file';
import { insertBrand } from '@/lib/content/brand';
import { withReferences } from '@/lib/content/reference/expand';
import { contentRoots } from '@/lib/content/roots';
import { typesetMessages } from '@/lib/content/typeset-messages';
import type { LocaleCode } from '@/lib/i18n/locales';
import type { CollectionName } from '@/lib/urls/route-table';

/**
 * Loads an article in a language: typeset title and description, and the text with references expanded.
 * @throws Error if there is no file, ContentError if it is invalid
 */
export async function loadArticle(collection: CollectionName, locale: LocaleCode, id: string) {
  for (const root of contentRoots.toReversed()) {
    const file = path.join(root, locale, collection, `${id}.md`);
    const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return null;
      throw error;
    });
    if (text === null) continue;
    const { frontMatter, body, bodyLine } = readArticleTexts(file, text);
    const { title, description } = frontMatter;
    const words = typesetMessages({ title: insertBrand(title), description: insertBrand(description) }, locale);
    return { file, body: withReferences(body, locale), bodyLine, ...words };
  }
  throw new Error(`No file found for article ${collection}/${id} in ${locale}.`);
}
