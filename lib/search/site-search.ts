import 'server-only';
import MiniSearch from 'minisearch';
import { listArticles, type ArticleSummary } from '@/lib/pages/articles';
import { copyOf } from '@/lib/pages/copy-of';
import { withoutJoins } from '@/lib/i18n/line-joins';
import { pageCopy } from '@/lib/content/page-copy';
import { indexedPaths } from '@/lib/pages/all-paths';
import { languageOf, type LocaleCode } from '@/lib/i18n/locales';
import type { PagePath } from '@/lib/i18n/paths';
import { collectionNames } from '@/lib/routes/route-table';
import { site } from '@/lib/settings/site';

export type SearchResult = { path: PagePath; title: string; text: string };

const maxResults = 20;

/** Splits a text into words as the language does: Chinese, Japanese and Thai put no spaces between them. */
function tokenizer(locale: LocaleCode): (text: string) => string[] {
  const segmenter = new Intl.Segmenter(languageOf(locale), { granularity: 'word' });
  return (text) =>
    [...segmenter.segment(withoutJoins(text))].filter(({ isWordLike }) => isWordLike).map(({ segment }) => segment);
}

async function documents(locale: LocaleCode): Promise<SearchResult[]> {
  const pages = indexedPaths(locale).flatMap((path) => {
    const copy = copyOf(path);
    if (!copy) return [];
    const { title, description } = pageCopy(locale, copy.kind, copy.id);
    return [{ path, title, text: description }];
  });
  const articles: ArticleSummary[] = [];
  for (const name of collectionNames) {
    // With a host of its own the documentation is not searched here.
    if (name !== 'docs' || !site.docsUrl) articles.push(...(await listArticles(name, locale)));
  }
  return [...pages, ...articles.map(({ path, title, description }) => ({ path, title, text: description }))];
}

async function buildIndex(locale: LocaleCode): Promise<MiniSearch<SearchResult>> {
  const index = new MiniSearch<SearchResult>({
    idField: 'path',
    fields: ['title', 'text'],
    storeFields: ['path', 'title', 'text'],
    tokenize: tokenizer(locale),
    searchOptions: { boost: { title: 3 }, prefix: true, fuzzy: 0.2, combineWith: 'AND' },
  });
  index.addAll(await documents(locale));
  return index;
}

const indexes = new Map<LocaleCode, Promise<MiniSearch<SearchResult>>>();

/** The pages and articles of a locale that fit a query, best first, at most twenty. */
export async function searchSite(locale: LocaleCode, query: string): Promise<SearchResult[]> {
  const building = indexes.get(locale) ?? buildIndex(locale);
  indexes.set(locale, building);
  // An index that could not be built once is tried again at the next search.
  building.catch(() => indexes.delete(locale));
  const index = await building;
  return index.search(query).slice(0, maxResults) as unknown as SearchResult[];
}
