import { withoutInvisibleCharacters } from '@/lib/i18n/invisible-characters';
import type { LocaleCode } from '@/lib/i18n/locales';
import { resolveTerms } from '@/lib/search/resolve-terms';
import { topResults, countCategories } from '@/lib/search/top-results';
import { hydrateResults } from '@/lib/search/hydrate-results';
import { parseRanges, type IndexManifest, type IndexPointer, type SearchCategory } from '@/lib/search/index-format';
import type { TextSegment } from '@/lib/search/highlight';
import { queryWords } from '@/lib/search/query-words';
import { rankPages } from '@/lib/search/rank-pages';
import type { LoadedIndex } from '@/lib/search/vocabulary';

/** A page that matches a query, and its best matching heading. */
export type SearchHit = {
  /** The unprefixed path of the page. */
  path: string;
  /** The id of the heading; absent for the introduction. */
  anchor?: string;
  /** The language of its text. */
  locale: LocaleCode;
  category: SearchCategory;
  title: TextSegment[];
  heading?: TextSegment[];
  excerpt: TextSegment[];
};

/** Source of the index shards: a folder on the server, `/search-index/{name}.json` in browsers. */
export type IndexLoader = {
  /**
   * Loads a shard, either as parsed JSON or as the table cached on the server (index-tables.ts, page-table.ts).
   * @param name a locale code, or the name of a shard as listed in a pointer file or a manifest
   */
  read(name: string): Promise<unknown>;
};

export type SearchRequest = {
  locale: LocaleCode;
  /** Limits hits to this category; the counts cover all categories. */
  category?: SearchCategory;
  /** Hits per page, 20 by default. */
  limit?: number;
  /** Number of the result page, 1 by default; values beyond the last page mean the last one. */
  page?: number;
};

export type SearchResults = {
  hits: SearchHit[];
  /** Number of this result page. */
  page: number;
  /** Number of matching pages per category. */
  counts: Record<SearchCategory, number>;
  /** Whether any page contains all words of the query without spelling corrections. */
  hasFullMatch: boolean;
  /** The query with spelling corrections, if it has unknown words. */
  suggestion?: string;
};

/** Queries are truncated to this length. */
export const maxQueryLength = 200;

/** Opens the index of the reader's language, and the English one with the pages that this language lacks. */
async function openIndexes(
  loader: IndexLoader,
  locale: LocaleCode,
): Promise<{ primary: LoadedIndex; english?: LoadedIndex; untranslatedPages: Set<number> }> {
  const pointer = (await loader.read(locale)) as IndexPointer;
  const openIndex = async (name: string) => ({ manifest: (await loader.read(name)) as IndexManifest, loader });
  const [primary, english] = await Promise.all([
    openIndex(pointer.head),
    pointer.english ? openIndex(pointer.english.head) : undefined,
  ]);
  return { primary, english, untranslatedPages: parseRanges(pointer.english?.shown ?? '') };
}

/**
 * Searches the index. Returns the best pages, each once, with its best section; loads only the shards it needs.
 * If any page contains all words, only such pages are returned; otherwise those that contain most words.
 * @throws errors of `loader.read`
 */
export async function search(
  loader: IndexLoader,
  query: string,
  { locale, category, limit = 20, page = 1 }: SearchRequest,
): Promise<SearchResults> {
  const truncatedQuery = withoutInvisibleCharacters(query).normalize('NFC').slice(0, maxQueryLength);
  const words = queryWords(truncatedQuery, locale);
  if (words.length === 0) return { hits: [], page: 1, counts: countCategories([]), hasFullMatch: false };
  const { primary, english, untranslatedPages } = await openIndexes(loader, locale);
  const indexes = english ? [primary, english] : [primary];
  const { wordsByIndex, corrections } = await resolveTerms(indexes, words);
  const ranked = await Promise.all(
    indexes.map((index, i) =>
      rankPages(index, wordsByIndex[i]!, (pageNumber) => index === primary || untranslatedPages.has(pageNumber)),
    ),
  );
  const { matches, hasFullMatch } = topResults(ranked.flat(), wordsByIndex[0]!, locale);
  const selected = category ? matches.filter((match) => match.category === category) : matches;
  const resultPage = await hydrateResults(selected, {
    query: truncatedQuery,
    words,
    wordsByIndex,
    indexes,
    corrections,
    limit,
    page,
  });
  return { ...resultPage, counts: countCategories(matches), hasFullMatch: hasFullMatch && corrections.length === 0 };
}
