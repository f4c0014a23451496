import type { LocaleCode } from '@/lib/i18n/locales';
import { resolveTerms } from '@/lib/search/resolve-terms';
import { topResults, countCategories } from '@/lib/search/top-results';
import { hydrateResults } from '@/lib/search/hydrate-results';
import { searchCategories, type SearchCategory } from '@/lib/search/categories';
import { readRanges, type IndexEntry, type IndexHead } from '@/lib/search/index-format';
import type { TextPiece } from '@/lib/search/highlight';
import { queryWords } from '@/lib/search/query-words';
import { rankPages } from '@/lib/search/rank-pages';
import type { OpenIndex } from '@/lib/search/vocabulary';

export { searchCategories as searchKinds, type SearchCategory as SearchKind };

/** A page that fits a query, and the heading of it that fits best. */
export type SearchHit = {
  /** The page's own path, without a language. */
  path: string;
  /** The id of the heading; none for the page's beginning. */
  anchor?: string;
  /** The language of its words. */
  locale: LocaleCode;
  kind: SearchCategory;
  title: TextPiece[];
  heading?: TextPiece[];
  excerpt: TextPiece[];
};

/** Where the parts of the index come from: a folder on the server, `/search-index/{name}.json` in a browser. */
export type IndexLoader = {
  /**
   * A part as it is written, or as the table that the server keeps of it (index-tables.ts, page-table.ts).
   * @param name a locale's code, or a name that another part tells and that holds a digest of what is in it
   */
  read(name: string): Promise<unknown>;
};

export type SearchOptions = {
  locale: LocaleCode;
  /** Only results of this kind; the counts are of all. */
  kind?: SearchCategory;
  /** So many results at most, twenty if not told. */
  limit?: number;
  /** Which page of so many results, the first if not told; behind the last one the last one. */
  page?: number;
};

export type SearchResults = {
  hits: SearchHit[];
  /** Which page of results these are. */
  page: number;
  /** How many pages fit, of each kind. */
  counts: Record<SearchCategory, number>;
  /** Whether there are pages with all that was asked for, as it was written. */
  hasAll: boolean;
  /** The query with the nearest words that there are, where it has words that stand nowhere. */
  suggestion?: string;
};

/** A query is cut to so many characters. */
export const maxQueryLength = 200;

/** The index of the reader's language, and the English one with what that language lacks of it. */
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
 * The pages that fit a query best, each once, with the section that fits best. Reads only the parts that it needs.
 * Pages with all words come alone; where there is none, those with most of them.
 * @throws what `parts.read` throws
 */
export async function search(
  parts: IndexLoader,
  query: string,
  { locale, kind, limit = 20, page = 1 }: SearchOptions,
): Promise<SearchResults> {
  const asked = query.normalize('NFC').slice(0, maxQueryLength);
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
