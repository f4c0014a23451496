import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { isArticleId, readSource, readTranslation } from '@/lib/content/article-file';
import type { ArticleFacts, ContentIndex } from '@/lib/content/content-index';
import { ContentProblem } from '@/lib/content/problem';
import { localeCodes, sourceLocale, type LocaleCode } from '@/lib/i18n/locales';
import { legalIds } from '@/lib/routes/catalogue';
import { docsSlugs } from '@/lib/routes/docs-map';
import { collectionNames, type CollectionName } from '@/lib/routes/route-table';

export type Visibility = {
  /** Whether drafts are shown. */
  drafts: boolean;
  /** The moment of the build: an article whose `publishAt` is later stays hidden. */
  now: Date;
};

/** Folders that hold a folder per language, later ones adding to earlier ones. */
export type ContentRoots = readonly string[];

type Files = Map<LocaleCode, string>;

/** The Markdown files of a collection: article id → language → file. */
function listFiles(roots: ContentRoots, collection: CollectionName): Map<string, Files> {
  const articles = new Map<string, Files>();
  for (const root of roots) {
    for (const locale of localeCodes) {
      const folder = path.join(root, locale, collection);
      for (const name of existing(folder).filter((one) => one.endsWith('.md'))) {
        const id = name.slice(0, -'.md'.length);
        const file = path.join(folder, name);
        const complaint = idComplaint(collection, id);
        if (complaint) throw new ContentProblem(file, 'file name', complaint);
        articles.set(id, (articles.get(id) ?? new Map<LocaleCode, string>()).set(locale, file));
      }
    }
  }
  return articles;
}

function idComplaint(collection: CollectionName, id: string): string | null {
  if (!isArticleId(id)) return 'must be lower-case words joined by hyphens';
  if (collection === 'legal' && !(legalIds as readonly string[]).includes(id)) {
    return `must be one of ${legalIds.join(', ')}`;
  }
  if (collection === 'helps' && /^\d+$/.test(id))
    return 'must not be a number: those stand for pages of the documentation';
  return null;
}

function existing(folder: string): string[] {
  try {
    return readdirSync(folder).sort();
  } catch {
    return [];
  }
}

function readArticle(
  collection: CollectionName,
  id: string,
  files: Files,
  visibility: Visibility,
): ArticleFacts | null {
  // English is the source where it is written; an article without it has exactly one other language.
  const source = files.has(sourceLocale) ? sourceLocale : [...files.keys()][0]!;
  if (source !== sourceLocale && files.size > 1) {
    throw new ContentProblem(files.get(source)!, 'language', 'an article in several languages needs an English file');
  }
  const file = files.get(source)!;
  const { front } = readSource(file, readFileSync(file, 'utf8'), collection);
  for (const [locale, translation] of files) {
    if (locale !== source) readTranslation(translation, readFileSync(translation, 'utf8'));
  }
  const { draft, publishAt, date, updated, category, tags = [], author, version } = front;
  if (draft && !visibility.drafts) return null;
  if (publishAt && new Date(publishAt) > visibility.now && !visibility.drafts) return null;
  return { id, source, locales: [...files.keys()], date, updated, category, tags, author, version };
}

const byDate = (a: ArticleFacts, b: ArticleFacts) => b.date.localeCompare(a.date) || a.id.localeCompare(b.id);
const docsOrder = ({ id }: ArticleFacts) => (docsSlugs as readonly string[]).indexOf(id) >>> 0;

/**
 * Reads every article of every language and checks it.
 * @throws ContentProblem for the first file that cannot be used
 */
export function buildContentIndex(roots: ContentRoots, visibility: Visibility): ContentIndex {
  const collection = (name: CollectionName): ArticleFacts[] => {
    const articles = [...listFiles(roots, name)].flatMap(
      ([id, files]) => readArticle(name, id, files, visibility) ?? [],
    );
    return articles.sort(name === 'docs' ? (a, b) => docsOrder(a) - docsOrder(b) || byDate(a, b) : byDate);
  };
  return Object.fromEntries(collectionNames.map((name) => [name, collection(name)])) as ContentIndex;
}
