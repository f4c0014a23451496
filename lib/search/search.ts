import type { LocaleCode } from '@/lib/i18n/locales';
import { resolveTerms } from '@/lib/search/resolve-terms';
import { topResults, countCategories } from '@/lib/search/top-results';
import { hydrateResults } from '@/lib/search/hydrate-results';
import { searchCategories, type SearchCategory } from '@/lib/search/categories';
import { readRanges, type IndexEntry, type IndexHead } from '@/lib/search/index-format';
import type { TextPiece } from '@/lib/search/highlight';
import { withoutFormatCharacters } from '@/lib/search/normalize-token';
import { queryWords } from '@/lib/search/query-words';
import { rankPages } from '@/lib/search/rank-pages';
import type { OpenIndex } from '@/lib/search/vocabulary';

export { searchCategories as searchKinds, type SearchCategory as SearchKind };

/** A page that matches a query, and its best matching heading. */
export type SearchHit = {
  /** The unprefixed path of the page. */
  path: string;
  /** The id of the heading; absent for the introduction. */
  anchor?: string;
  /** The language of its text. */
  locale: LocaleCode;
  kind: SearchCategory;
  title: TextPiece[];
  heading?: TextPiece[];
  excerpt: TextPiece[];
};

/** Source of the index shards: a folder on the server, `/search-index/{name}.json` in browsers. */
export type IndexLoader = {
  /**
   * Loads a shard, either as parsed JSON or as the table cached on the server (index-tables.ts, page-table.ts).
   * @param name a locale code, or the name of a shard as listed in an entry or a head
   */
  read(name: string): Promise<unknown>;
};

export type SearchOptions = {
  locale: LocaleCode;
  /** Limits hits to this category; the counts cover all categories. */
  kind?: SearchCategory;
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
  hasAll: boolean;
  /** The query with spelling corrections, if it has unknown words. */
  suggestion?: string;
};

/** Queries are truncated to this length. */
export const maxQueryLength = 200;

/** Opens the index of the reader's language, and the English one with the pages that this language lacks. */
async function openIndexes(
  parts: IndexLoader,
  locale: LocaleCode,
): Promise<{ own: OpenIndex; english?: OpenIndex; shown: Set<number> }> {
  const { head, english } = (await parts.read(locale)) as IndexEntry;
  const open = async (name: string) => ({ head: (await parts.read(name)) as IndexHead, parts });
  const [own, other] = await Promise.all([open(head), english ? open(english.head) : undefined]);
  return { own, english: other, shown: readRanges(english?.shown ?? '') };
}

/**
 * Searches the index. Returns the best pages, each once, with its best section; loads only the shards it needs.
 * If any page contains all words, only such pages are returned; otherwise those that contain most words.
 * @throws errors of `parts.read`
 */
export async function search(
  parts: IndexLoader,
  query: string,
  { locale, kind, limit = 20, page = 1 }: SearchOptions,
): Promise<SearchResults> {
  const asked = withoutFormatCharacters(query).normalize('NFC').slice(0, maxQueryLength);
  const words = queryWords(asked, locale);
  if (words.length === 0) return { hits: [], page: 1, counts: countCategories([]), hasAll: false };
  const { own, english, shown } = await openIndexes(parts, locale);
  const indexes = english ? [own, english] : [own];
  const { inIndex, corrections } = await resolveTerms(indexes, words);
  const ranked = await Promise.all(
    indexes.map((index, i) => rankPages(index, inIndex[i]!, (number) => index === own || shown.has(number))),
  );
  const { fitting, isWhole } = topResults(ranked.flat(), inIndex[0]!, locale);
  const chosen = kind ? fitting.filter((one) => one.kind === kind) : fitting;
  const described = await hydrateResults(chosen, {
    query: asked,
    words,
    inIndex,
    indexes,
    corrections,
    limit,
    page,
  });
  return { ...described, counts: countCategories(fitting), hasAll: isWhole && corrections.length === 0 };
}
