import { readFileSync } from 'node:fs';
import { checkSource, checkTranslation, type ArticleFile, type ArticleFrontMatter } from '@/lib/content/article-file';
import { findArticles, type ArticleFiles } from '@/lib/content/article-folders';
import { placementNames, type ArticlePlacement } from '@/lib/content/article-placement';
import type { ArticleMetadata, ContentIndex } from '@/lib/content/content-index';
import { ContentError, type Diagnostic } from '@/lib/content/diagnostic';
import { sourceLocale, type LocaleCode } from '@/lib/i18n/locales';
import { groupByTopic } from '@/lib/urls/article-topics';
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
export type ParsedArticle = ArticleFile<ArticleFrontMatter> & {
  file: string;
  collection: CollectionName;
  id: string;
  locale: LocaleCode;
  isSource: boolean;
  /** Whether the article is visible to visitors. */
  isPublished: boolean;
};

export type ParsedContent = {
  /** All articles, including drafts. */
  index: ContentIndex;
  /** Articles that are visible to visitors. */
  published: ContentIndex;
  articles: ParsedArticle[];
  /** When articles that are not due yet will be: ISO times, earliest first. */
  due: string[];
  /** Issues in file names, front matter and text. */
  diagnostics: Diagnostic[];
};

type Article = {
  metadata: ArticleMetadata;
  isPublished: boolean;
  /** When it is due, if that is later. */
  due: string | undefined;
  articles: ParsedArticle[];
  diagnostics: Diagnostic[];
};

/** Default for a missing date, so that links to the article still resolve. */
const fallbackDate = '1970-01-01';

function checkLanguages(file: string, parsed: ArticleFile<unknown>, languages: number): Diagnostic[] {
  const location = { file, line: 1, field: 'language' };
  if (languages > 1)
    return [{ ...location, reason: 'add an English file: an article in several languages requires one' }];
  const value = parsed.frontMatterNode?.value;
  const isTranslation = typeof value === 'object' && value !== null && !('date' in value) && 'title' in value;
  if (!isTranslation) return [];
  const reason =
    'there is no English article with this name; rename the file to match the English one, or add its metadata here';
  return [{ ...location, reason: `${reason}: date and the other fields in docs/articles.md` }];
}

const placementOf = (frontMatter: ArticlePlacement): ArticlePlacement =>
  Object.fromEntries(placementNames.map((name) => [name, frontMatter[name]]));

function readArticle(collection: CollectionName, id: string, files: ArticleFiles, now: Date): Article {
  // English is the source if it exists; an article without it has exactly one other language.
  const source = files.has(sourceLocale) ? sourceLocale : [...files.keys()][0]!;
  const parsedSource = checkSource(readFileSync(files.get(source)!, 'utf8'), collection);
  const languageDiagnostics =
    source === sourceLocale ? [] : checkLanguages(files.get(source)!, parsedSource, files.size);
  const {
    draft,
    publishAt,
    date = fallbackDate,
    updated,
    category,
    tags = [],
    author,
    version,
  } = parsedSource.frontMatter ?? {};
  const due = !draft && publishAt && new Date(publishAt) > now ? publishAt : undefined;
  const isPublished = !draft && !due;
  const articles = [...files].map(([locale, file]): ParsedArticle => {
    const isSource = locale === source;
    const parsed = isSource ? parsedSource : checkTranslation(readFileSync(file, 'utf8'));
    return { ...parsed, file, collection, id, locale, isSource, isPublished };
  });
  const checkedArticles = languageDiagnostics.length > 0 ? articles.filter(({ isSource }) => !isSource) : articles;
  const diagnostics = checkedArticles.flatMap(({ file, issues }) => issues.map((issue) => ({ file, ...issue })));
  const publishedSince = publishAt?.slice(0, 10);
  const metadata = {
    id,
    source,
    locales: [...files.keys()],
    date,
    updated,
    publishedSince,
    category,
    tags,
    author,
    version,
    ...placementOf(parsedSource.frontMatter ?? {}),
  };
  return { metadata, isPublished, due, articles, diagnostics: [...languageDiagnostics, ...diagnostics] };
}

const byDate = (a: ArticleMetadata, b: ArticleMetadata) => b.date.localeCompare(a.date) || a.id.localeCompare(b.id);
const inReadingOrder = (pages: readonly ArticleMetadata[]) =>
  groupByTopic('docs', pages).flatMap(({ articles }) => articles);

/**
 * Reads every article of every language, including invalid ones.
 * @param now build time
 * @param includeTexts if false, `articles` is empty, because the text of thousands of articles takes memory
 */
export function readContent(roots: ContentRoots, now: Date, includeTexts = true): ParsedContent {
  const collections = collectionNames.map((name) => {
    const { articles: filesById, diagnostics } = findArticles(roots, name);
    const articles = [...filesById].map(([id, files]) => {
      const article = readArticle(name, id, files, now);
      return includeTexts ? article : { ...article, articles: [] };
    });
    return { name, articles, diagnostics };
  });
  const indexOf = (isListed: (article: Article) => boolean) => {
    const lists = collections.map(({ name, articles }) => {
      const metadata = articles
        .filter(isListed)
        .map((article) => article.metadata)
        .sort(byDate);
      return [name, name === 'docs' ? inReadingOrder(metadata) : metadata];
    });
    return Object.fromEntries(lists) as ContentIndex;
  };
  return {
    index: indexOf(() => true),
    published: indexOf(({ isPublished }) => isPublished),
    articles: collections.flatMap(({ articles }) => articles.flatMap((article) => article.articles)),
    due: collections.flatMap(({ articles }) => articles.flatMap(({ due }) => due ?? [])).toSorted(),
    diagnostics: collections.flatMap(({ articles, diagnostics }) => [
      ...diagnostics,
      ...articles.flatMap((article) => article.diagnostics),
    ]),
  };
}

/**
 * Reads every article of every language and checks its name and front matter.
 * @throws ContentError listing all invalid files
 */
export function buildContentIndex(roots: ContentRoots, visibility: Visibility): ContentIndex {
  const { index, published, diagnostics } = readContent(roots, visibility.now, false);
  if (diagnostics.length > 0) throw new ContentError(diagnostics);
  return visibility.drafts ? index : published;
}
