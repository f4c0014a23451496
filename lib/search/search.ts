import type { LocaleCode } from '@/lib/i18n/locales';
import { askedWords } from '@/lib/search/asked-words';
import { bestFitting, countKinds } from '@/lib/search/best-fitting';
import { describeHits } from '@/lib/search/describe-hits';
import { searchKinds, type SearchKind } from '@/lib/search/kinds';
import { readRanges, type IndexEntry, type IndexHead } from '@/lib/search/index-format';
import type { TextPiece } from '@/lib/search/marked-text';
import { queryWords } from '@/lib/search/query-words';
import { rankPages } from '@/lib/search/rank-pages';
import type { OpenIndex } from '@/lib/search/vocabulary';

export { searchKinds, type SearchKind };

/** A page that fits a query, and the heading of it that fits best. */
export type SearchHit = {
  /** The page's own path, without a language. */
  path: string;
  /** The id of the heading; none for the page's beginning. */
  anchor?: string;
  /** The language of its words. */
  locale: LocaleCode;
  kind: SearchKind;
  title: TextPiece[];
  heading?: TextPiece[];
  excerpt: TextPiece[];
};

/** Where the parts of the index come from: a folder on the server, `/search-index/{name}.json` in a browser. */
export type IndexParts = {
  /**
   * A part as it is written, or as the table that the server keeps of it (index-tables.ts, page-table.ts).
   * @param name a locale's code, or a name that another part tells and that holds a digest of what is in it
   */
  read(name: string): Promise<unknown>;
};

export type SearchOptions = {
  locale: LocaleCode;
  /** Only results of this kind; the counts are of all. */
  kind?: SearchKind;
  /** So many results at most, twenty if not told. */
  limit?: number;
  /** Which page of so many results, the first if not told; behind the last one the last one. */
  page?: number;
};

export type Found = {
  hits: SearchHit[];
  /** Which page of results these are. */
  page: number;
  /** How many pages fit, of each kind. */
  counts: Record<SearchKind, number>;
  /** Whether there are pages with all that was asked for, as it was written. */
  hasAll: boolean;
  /** The query with the nearest words that there are, where it has words that stand nowhere. */
  suggestion?: string;
};

/** A query is cut to so many characters. */
export const longestQuery = 200;

/** The index of the reader's language, and the English one with what that language lacks of it. */
async function openIndexes(
  parts: IndexParts,
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
  parts: IndexParts,
  query: string,
  { locale, kind, limit = 20, page = 1 }: SearchOptions,
): Promise<Found> {
  const asked = query.normalize('NFC').slice(0, longestQuery);
  const words = queryWords(asked, locale);
  if (words.length === 0) return { hits: [], page: 1, counts: countKinds([]), hasAll: false };
  const { own, english, shown } = await openIndexes(parts, locale);
  const indexes = english ? [own, english] : [own];
  const { inIndex, corrections } = await askedWords(indexes, words);
  const ranked = await Promise.all(
    indexes.map((index, i) => rankPages(index, inIndex[i]!, (number) => index === own || shown.has(number))),
  );
  const { fitting, isWhole } = bestFitting(ranked.flat(), inIndex[0]!, locale);
  const chosen = kind ? fitting.filter((one) => one.kind === kind) : fitting;
  const described = await describeHits(chosen, {
    query: asked,
    words,
    inIndex,
    indexes,
    corrections,
    limit,
    page,
  });
  return { ...described, counts: countKinds(fitting), hasAll: isWhole && corrections.length === 0 };
}
