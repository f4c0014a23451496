import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { isArticleId, readArticleTexts } from '@/lib/content/article-file';
import { formatArticle } from '@/lib/desk/article-format';
import { isLocaleCode, localeCodes, sourceLocale, type LocaleCode } from '@/lib/i18n/locales';
import { legalIds } from '@/lib/urls/catalog';
import { collectionNames, type CollectionName } from '@/lib/urls/route-table';

/** Template of a new article, with all fields that docs/articles.md requires, as a draft. */

type NewArticle = { collection: string; id: string; locale?: string; today: Date };

const description = 'A sentence of 80 to 155 characters, for search results and lists: what a reader learns here.';
const text = 'The text begins with a paragraph.\n\n## A heading\n\nHeadings begin with ##.';

const toTitle = (id: string) => id.charAt(0).toUpperCase() + id.slice(1).replaceAll('-', ' ');

/** Front matter that only some collections have. */
function collectionFields(collection: CollectionName, id: string): object {
  if (collection === 'blog' || collection === 'news') return { category: 'guides', tags: [], author: 'product' };
  return collection === 'release' ? { version: id.replaceAll('-', '.') } : {};
}

/** @returns why an article cannot have this id in a collection; null if it can */
export function articleIdIssue(collection: string, id: string): string | null {
  const isCollection = (collectionNames as readonly string[]).includes(collection);
  if (!isCollection) return `Unknown collection "${collection}". Use one of ${collectionNames.join(', ')}.`;
  if (!isArticleId(id)) return `"${id}" is not a valid article id. Use lowercase words separated by hyphens.`;
  if (collection === 'helps' && /^\d+$/.test(id)) return 'Numeric ids are reserved for documentation pages.';
  if (collection === 'release' && !/^\d+-\d+-\d+$/.test(id))
    return 'The id of a release must be its version, such as 1-5-0.';
  if (collection === 'legal' && !(legalIds as readonly string[]).includes(id))
    return `"${id}" is not a legal page of the route table. Use one of ${legalIds.join(', ')}.`;
  return null;
}

function checkArticle(root: string, { collection, id }: NewArticle, locale: LocaleCode): string | null {
  const issue = articleIdIssue(collection, id);
  if (issue) return issue;
  const source = path.join(root, sourceLocale, collection, `${id}.md`);
  if (locale !== sourceLocale && !existsSync(source)) return `Cannot translate ${source}: the file does not exist.`;
  return null;
}

/** Copies title, description and text of the English article, to be translated in place. */
function writeTranslation(root: string, collection: string, id: string, file: string): string {
  const source = path.join(root, sourceLocale, collection, `${id}.md`);
  const { frontMatter, body } = readArticleTexts(source, readFileSync(source, 'utf8'));
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, formatArticle(frontMatter, body), { flag: 'wx' });
  return file;
}

/**
 * Creates a draft article, or a translation of an existing article.
 * @param root the messages folder, with one folder for each language
 * @returns the file's path
 * @throws Error when a name is invalid or the file exists
 */
export function writeNewArticle(root: string, article: NewArticle): string {
  const { collection, id, locale = sourceLocale, today } = article;
  if (!isLocaleCode(locale)) throw new Error(`--locale must be one of ${localeCodes.join(', ')}, but is "${locale}".`);
  const issue = checkArticle(root, article, locale);
  if (issue) throw new Error(issue);
  const file = path.join(root, locale, collection, `${id}.md`);
  if (existsSync(file)) throw new Error(`${file} already exists.`);
  // Translations have no draft flag: builds fail while they are still English.
  if (locale !== sourceLocale) return writeTranslation(root, collection, id, file);
  const frontMatter = {
    ...{ title: toTitle(id), description, date: today.toISOString().slice(0, 10), draft: true },
    ...collectionFields(collection as CollectionName, id),
  };
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, formatArticle(frontMatter, text), { flag: 'wx' });
  return file;
}
