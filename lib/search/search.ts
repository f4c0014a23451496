import type { LocaleCode } from '@/lib/i18n/locales';
import type { TextPiece } from '@/lib/search/marked-text';

/** What a result is: an article of a collection, or another page. */
export const searchKinds = ['docs', 'helps', 'blog', 'news', 'release', 'partner', 'legal', 'page'] as const;
export type SearchKind = (typeof searchKinds)[number];

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
  /** @param name a locale's code, or a name that another part tells and that holds a digest of what is in it */
  read(name: string): Promise<unknown>;
};

export type SearchOptions = {
  locale: LocaleCode;
  /** Only results of this kind; the counts are of all. */
  kind?: SearchKind;
  /** So many results at most, twenty if not told. */
  limit?: number;
};

export type Found = {
  hits: SearchHit[];
  /** How many pages fit, of each kind. */
  counts: Record<SearchKind, number>;
  /** The query with the nearest words that there are, where it has words that stand nowhere. */
  suggestion?: string;
};

/** The pages that fit a query best, each once, with the section that fits best. Reads only the parts that it needs. */
export async function search(parts: IndexParts, query: string, options: SearchOptions): Promise<Found> {
  await parts.read(options.locale);
  const counts = Object.fromEntries(searchKinds.map((kind) => [kind, 0])) as Found['counts'];
  return { hits: query === '' ? [] : [], counts };
}
