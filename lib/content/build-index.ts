import { readFileSync } from 'node:fs';
import { checkSource, checkTranslation, type ArticleFile, type ArticleText } from '@/lib/content/article-file';
import { articlesIn, type ArticleFiles } from '@/lib/content/article-folders';
import type { ArticleMetadata, ContentIndex } from '@/lib/content/content-index';
import { ContentError, type Diagnostic } from '@/lib/content/diagnostic';
import { sourceLocale, type LocaleCode } from '@/lib/i18n/locales';
import { docsSlugs } from '@/lib/urls/docs-map';
import { collectionNames, type CollectionName } from '@/lib/urls/route-table';

export type Visibility = {
  /** Whether drafts are shown. */
  drafts: boolean;
  /** Build time: an article whose `publishAt` is in the future stays hidden. */
  now: Date;
};

/** Folders with one folder per language; later ones add to earlier ones. */
export type ContentRoots = readonly string[];

/** Article in one language; fields that cannot be read are undefined. */
export type ReadArticle = ArticleFile<ArticleText> & {
  file: string;
  collection: CollectionName;
  id: string;
  locale: LocaleCode;
  isSource: boolean;
  /** Whether the article is visible to visitors. */
  isPublished: boolean;
};

export type ReadContent = {
  /** All articles, including drafts. */
  index: ContentIndex;
  /** Articles that are visible to visitors. */
  published: ContentIndex;
  articles: ReadArticle[];
  /** Issues in file names, front matter and text. */
  problems: Diagnostic[];
};

type Article = { facts: ArticleMetadata; isPublished: boolean; articles: ReadArticle[]; problems: Diagnostic[] };

/** Default for a missing date, so that links to the article still resolve. */
const unknownDay = '1970-01-01';

function languageProblems(file: string, read: ArticleFile<unknown>, languages: number): Diagnostic[] {
  const at = { file, line: 1, field: 'language' };
  if (languages > 1) return [{ ...at, reason: 'an article in several languages needs an English file' }];
  const value = read.located?.value;
  const isTranslation = typeof value === 'object' && value !== null && !('date' in value) && 'title' in value;
  if (!isTranslation) return [];
  const reason =
    'there is no English article with this name; rename the file to match the English one, or add its metadata here';
  return [{ ...at, reason: `${reason}: date and the other fields in docs/articles.md` }];
}

function readArticle(collection: CollectionName, id: string, files: ArticleFiles, now: Date): Article {
  // English is the source if it exists; an article without it has exactly one other language.
  const source = files.has(sourceLocale) ? sourceLocale : [...files.keys()][0]!;
  const own = checkSource(readFileSync(files.get(source)!, 'utf8'), collection);
  const language = source === sourceLocale ? [] : languageProblems(files.get(source)!, own, files.size);
  const { draft, publishAt, date = unknownDay, updated, category, tags = [], author, version } = own.front ?? {};
  const isPublished = !draft && !(publishAt && new Date(publishAt) > now);
  const articles = [...files].map(([locale, file]): ReadArticle => {
    const isSource = locale === source;
    const read = isSource ? own : checkTranslation(readFileSync(file, 'utf8'));
    return { ...read, file, collection, id, locale, isSource, isPublished };
  });
  const faulty = language.length > 0 ? articles.filter(({ isSource }) => !isSource) : articles;
  const problems = faulty.flatMap(({ file, faults }) => faults.map((fault) => ({ file, ...fault })));
  const shownSince = publishAt?.slice(0, 10);
  const facts = { id, source, locales: [...files.keys()], date, updated, shownSince, category, tags, author, version };
  return { facts, isPublished, articles, problems: [...language, ...problems] };
}

const byDate = (a: ArticleMetadata, b: ArticleMetadata) => b.date.localeCompare(a.date) || a.id.localeCompare(b.id);
const docsOrder = ({ id }: ArticleMetadata) => (docsSlugs as readonly string[]).indexOf(id) >>> 0;
const inReadingOrder = (a: ArticleMetadata, b: ArticleMetadata) => docsOrder(a) - docsOrder(b) || byDate(a, b);

/**
 * Reads every article of every language, including invalid ones.
 * @param now build time
 * @param keepsTexts if false, `articles` is empty, because thousands of texts take memory
 */
export function readContent(roots: ContentRoots, now: Date, keepsTexts = true): ReadContent {
  const read = collectionNames.map((name) => {
    const { articles: listed, problems } = articlesIn(roots, name);
    const articles = [...listed].map(([id, files]) => {
      const article = readArticle(name, id, files, now);
      return keepsTexts ? article : { ...article, articles: [] };
    });
    return { name, articles, problems };
  });
  const indexOf = (isListed: (article: Article) => boolean) => {
    const lists = read.map(({ name, articles }) => {
      const facts = articles.filter(isListed).map((article) => article.facts);
      return [name, facts.sort(name === 'docs' ? inReadingOrder : byDate)];
    });
    return Object.fromEntries(lists) as ContentIndex;
  };
  return {
    index: indexOf(() => true),
    published: indexOf(({ isPublished }) => isPublished),
    articles: read.flatMap(({ articles }) => articles.flatMap((article) => article.articles)),
    problems: read.flatMap(({ articles, problems }) => [
      ...problems,
      ...articles.flatMap((article) => article.problems),
    ]),
  };
}

/**
 * Reads every article of every language and checks its name and front matter.
 * @throws ContentError listing all invalid files
 */
export function buildContentIndex(roots: ContentRoots, visibility: Visibility): ContentIndex {
  const { index, published, problems } = readContent(roots, visibility.now, false);
  if (problems.length > 0) throw new ContentError(problems);
  return visibility.drafts ? index : published;
}
