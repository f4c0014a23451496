import 'server-only';
import MiniSearch from 'minisearch';
import { listArticles, type ArticleSummary } from '@/lib/pages/articles';
import { copyOf } from '@/lib/pages/copy-of';
import { pageCopy } from '@/lib/content/page-copy';
import { indexedPaths } from '@/lib/pages/all-paths';
import type { LocaleCode } from '@/lib/i18n/locales';
import { ownFirst } from '@/lib/i18n/own-first';
import type { PagePath } from '@/lib/i18n/paths';
import { collectionNames } from '@/lib/routes/route-table';
import { markedPieces, wordPieces, type TextPiece } from '@/lib/search/marked-text';
import { site } from '@/lib/settings/site';

type SearchDocument = { path: PagePath; locale: LocaleCode; title: string; text: string };

/** A page that fits a query. */
export type SearchResult = {
  path: PagePath;
  /** The language of its words. */
  locale: LocaleCode;
  title: TextPiece[];
  text: TextPiece[];
};

const maxResults = 20;

async function documents(locale: LocaleCode): Promise<SearchDocument[]> {
  const pages = indexedPaths(locale).flatMap((path) => {
    const copy = copyOf(path);
    if (!copy) return [];
    const { title, description } = pageCopy(locale, copy.kind, copy.id);
    return [{ path, locale, title, text: description }];
  });
  const articles: ArticleSummary[] = [];
  for (const name of collectionNames) {
    // With a host of its own the documentation is not searched here.
    if (name !== 'docs' || !site.docsUrl) articles.push(...(await listArticles(name, locale)));
  }
  return [
    ...pages,
    ...articles.map(({ path, locale: written, title, description }) => ({
      path,
      locale: written,
      title,
      text: description,
    })),
  ];
}

async function buildIndex(locale: LocaleCode): Promise<MiniSearch<SearchDocument>> {
  const index = new MiniSearch<SearchDocument>({
    idField: 'path',
    fields: ['title', 'text'],
    storeFields: ['path', 'locale', 'title', 'text'],
    tokenize: (text) =>
      wordPieces(text, locale)
        .filter(({ isWordLike }) => isWordLike)
        .map(({ segment }) => segment),
    searchOptions: { boost: { title: 3 }, prefix: true, fuzzy: 0.2, combineWith: 'AND' },
  });
  index.addAll(await documents(locale));
  return index;
}

const indexes = new Map<LocaleCode, Promise<MiniSearch<SearchDocument>>>();

/** The twenty pages and articles that fit a query best; those in the reader's language come first, then the best. */
export async function searchSite(locale: LocaleCode, query: string): Promise<SearchResult[]> {
  const building = indexes.get(locale) ?? buildIndex(locale);
  indexes.set(locale, building);
  // An index that could not be built once is tried again at the next search.
  building.catch(() => indexes.delete(locale));
  const index = await building;
  const results = index
    .search(query)
    .slice(0, maxResults)
    .map((found) => {
      const { title, text, ...page } = found as unknown as SearchDocument;
      const terms = new Set(found.terms);
      const marked = (words: string) => markedPieces(words, terms, locale);
      return { path: page.path, locale: page.locale, title: marked(title), text: marked(text) };
    });
  return ownFirst(results, locale);
}
