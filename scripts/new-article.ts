import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { isArticleId } from '@/lib/content/article-file';
import { isLocaleCode, localeCodes, sourceLocale, type LocaleCode } from '@/lib/i18n/locales';
import { legalIds } from '@/lib/urls/catalogue';
import { collectionNames, type CollectionName } from '@/lib/urls/route-table';

/** The beginning of an article, with everything that docs/articles.md asks for and nothing that a visitor sees. */

type NewArticle = { collection: string; id: string; locale?: string; today: Date };

const description = 'A sentence of 80 to 155 characters, for search results and lists: what a reader learns here.';
const text = 'The text begins with a paragraph.\n\n## A heading\n\nHeadings begin with ##.';

const titled = (id: string) => id.charAt(0).toUpperCase() + id.slice(1).replaceAll('-', ' ');

/** What only articles of some collections have. */
function factsOf(collection: CollectionName, id: string): string[] {
  if (collection === 'blog' || collection === 'news') return ['category: guides', 'tags: []', 'author: product'];
  return collection === 'release' ? [`version: ${id.replaceAll('-', '.')}`] : [];
}

function complaint(root: string, { collection, id }: NewArticle, locale: LocaleCode): string | null {
  const isKnown = (collectionNames as readonly string[]).includes(collection);
  if (!isKnown) return `There is no folder of articles "${collection}"; there are ${collectionNames.join(', ')}.`;
  if (!isArticleId(id)) return `"${id}" cannot stand in an address: use lower-case words joined by hyphens.`;
  if (collection === 'helps' && /^\d+$/.test(id)) return 'Numbers stand for pages of the documentation.';
  if (collection === 'release' && !/^\d+-\d+-\d+$/.test(id)) return 'A release is called by its version: 1-5-0.';
  if (collection === 'legal' && !(legalIds as readonly string[]).includes(id))
    return `Legal pages are those of the route table: ${legalIds.join(', ')}.`;
  const source = path.join(root, sourceLocale, collection, `${id}.md`);
  if (locale !== sourceLocale && !existsSync(source)) return `There is no ${source} to translate.`;
  return null;
}

/**
 * Writes the file of a new article, as a draft, or of a translation of one that is there.
 * @param root the folder of words, with one folder for each language
 * @returns the file's path
 * @throws Error with one sentence for a name that cannot be used, or a file that is there already
 */
export function writeNewArticle(root: string, article: NewArticle): string {
  const { collection, id, locale = sourceLocale, today } = article;
  if (!isLocaleCode(locale)) throw new Error(`--locale must be one of ${localeCodes.join(', ')}, but is "${locale}".`);
  const wrong = complaint(root, article, locale);
  if (wrong) throw new Error(wrong);
  const file = path.join(root, locale, collection, `${id}.md`);
  if (existsSync(file)) throw new Error(`${file} is there already.`);
  // A translation is no draft of its own: no build is made while its words are missing.
  const front =
    locale === sourceLocale
      ? [
          ...[`title: ${JSON.stringify(titled(id))}`, `description: ${JSON.stringify(description)}`],
          ...[`date: ${today.toISOString().slice(0, 10)}`, ...factsOf(collection as CollectionName, id), 'draft: true'],
        ]
      : ['title: ""', 'description: ""'];
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, `---\n${front.join('\n')}\n---\n\n${text}\n`, { flag: 'wx' });
  return file;
}
