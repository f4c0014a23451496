import { languageOf, type LocaleCode } from '@/lib/i18n/locales';
import type { SearchSection } from '@/lib/search/article-sections';
import { addEllipsis } from '@/lib/search/excerpts';
import {
  derivedAnchor,
  encodePostings,
  encodeVarints,
  encodeWords,
  searchCategories,
  slugify,
  type IndexManifest,
  type PageRecord,
  type PageShard,
  type Posting,
  type PostingsShard,
  type SearchCategory,
  type VocabularyShard,
} from '@/lib/search/index-format';
import { extractProse } from '@/lib/search/section-text';
import { indexTerms, type WordSegmenter } from '@/lib/search/tokens';

/** A page as input of the index. */
export type IndexedPage = {
  path: string;
  category: SearchCategory;
  title: string;
  /** Alternative titles: its name in menus, its heading. */
  names: readonly string[];
  /** Additional search terms, such as the words of its path. */
  aliases: string;
  /** A summary in one or two sentences. */
  description: string;
  isPopular: boolean;
  /** Its sections in order; the first is the introduction. */
  sections: readonly SearchSection[];
};

/** A shard and its name. Shards of pages also have a `full` version with the complete text, read only by the server. */
export type BuiltShard = { name: string; text: string; full?: string };

export type IndexInput = {
  locale: LocaleCode;
  pages: readonly IndexedPage[];
  segment: WordSegmenter;
  /** Content hash for shard names. */
  digest: (text: string) => string;
};

/** Approximate shard size in characters. */
const shardSize = { words: 24_000, places: 16_000, pages: 12_000 };

/** Characters of a section's text in public shards; fewer for CJK, where a character carries more information. */
const previewLengths = (locale: LocaleCode) =>
  ['zh', 'ja', 'ko'].includes(languageOf(locale)) ? { opening: 26, section: 10 } : { opening: 110, section: 60 };

/** Minimum occurrences for a term to count as frequent in a section. */
const frequentCount = 3;
/** Maximum length of a short title or heading, in which each word counts more; half of it for Han and Hangul. */
const shortTitleLength = 24;
const isShort = (name: string) =>
  name.length <= (/[\p{Script=Han}\p{Script=Hangul}]/u.test(name) ? shortTitleLength / 2 : shortTitleLength);

type PostingsByTerm = Map<string, Map<number, Posting['rank']>>;

function addPostings(postings: PostingsByTerm, slot: number, rank: Posting['rank'], terms: Iterable<string>): void {
  for (const term of terms) {
    const slots = postings.get(term) ?? new Map<number, Posting['rank']>();
    postings.set(term, slots);
    slots.set(slot, Math.max(rank, slots.get(slot) ?? 0) as Posting['rank']);
  }
}

/** Builds the postings of all terms, and the number of slots of each page. */
function collectPostings({ pages, locale, segment }: IndexInput): { postings: PostingsByTerm; slots: number[] } {
  const postings: PostingsByTerm = new Map();
  const terms = (text: string) => indexTerms(text, locale, segment);
  const nameRank = (name: string): Posting['rank'] => (isShort(name) ? 3 : 2);
  // Additional questions of a page are also on the FAQ page, where they rank higher.
  const questionRanks = { main: 3, aside: 1 } as const;
  let slot = 0;
  const slots = pages.map(({ title, names, aliases, description, sections }) => {
    addPostings(postings, slot, 0, terms(aliases));
    addPostings(postings, slot, 1, terms(description));
    for (const name of [title, ...names]) addPostings(postings, slot, nameRank(name), terms(name));
    sections.forEach(({ heading, text, questionRole: question }, i) => {
      const counts = new Map<string, number>();
      for (const term of terms(text)) counts.set(term, (counts.get(term) ?? 0) + 1);
      for (const [term, count] of counts) addPostings(postings, slot + 1 + i, count < frequentCount ? 0 : 1, [term]);
      addPostings(postings, slot + 1 + i, question ? questionRanks[question] : nameRank(heading), terms(heading));
    });
    slot += sections.length + 1;
    return sections.length + 1;
  });
  return { postings, slots };
}

/** Splits a list into chunks of approximately `size`. @returns start index and items of each chunk */
function splitByLength<Item>(
  items: readonly Item[],
  size: number,
  lengthOf: (item: Item) => number,
): [number, Item[]][] {
  const chunks: [number, Item[]][] = [];
  let length = size;
  items.forEach((item, i) => {
    if (length >= size) {
      chunks.push([i, []]);
      length = 0;
    }
    chunks.at(-1)![1].push(item);
    length += lengthOf(item);
  });
  return chunks;
}

/** Truncates the prose of a text at a word boundary. */
function truncateText(fullText: string, length: number): string {
  const text = extractProse(fullText);
  if (text.length <= length) return text;
  const end = text.slice(0, length);
  return addEllipsis(end.replace(/(?<=\s)[\p{L}\p{N}]*$/u, '').trimEnd());
}

const toRecord = ({ path, title, sections }: IndexedPage, lengths?: ReturnType<typeof previewLengths>): PageRecord => ({
  path,
  title,
  sections: sections.map(({ anchor, heading, text }, i) => [
    anchor === slugify(heading) ? derivedAnchor : anchor,
    heading,
    lengths ? truncateText(text, i === 0 ? lengths.opening : lengths.section) : text,
  ]),
});

/** Pages in the order of their numbers: grouped by category. */
export const sortByCategory = (pages: readonly IndexedPage[]): IndexedPage[] =>
  searchCategories.flatMap((category) => pages.filter((page) => page.category === category));

/** Builds the index of a language. @returns its shards, the manifest last */
export function buildIndex(input: IndexInput): BuiltShard[] {
  const { locale, digest } = input;
  const pages = sortByCategory(input.pages);
  const { postings, slots } = collectPostings({ ...input, pages });
  const words = [...postings.keys()].sort();
  const postingLists = words.map((word) =>
    [...postings.get(word)!].map(([slot, rank]) => ({ slot, rank })).sort((a, b) => a.slot - b.slot),
  );
  const shards: BuiltShard[] = [];
  const add = (type: string, content: unknown, full?: unknown): string => {
    const text = JSON.stringify(content);
    const fullText = full === undefined ? undefined : JSON.stringify(full);
    const name = `${locale}-${type}.${digest(text + (fullText ?? ''))}`;
    shards.push({ name, text, full: fullText });
    return name;
  };
  const manifest: IndexManifest = {
    locale,
    words: splitByLength(words, shardSize.words, (word) => word.length + 1).map(([first, chunk], i) => {
      const counts = chunk.map((_, j) => Math.min(9, Math.floor(Math.log2(postingLists[first + j]!.length)))).join('');
      return [add(`words-${i}`, { words: encodeWords(chunk), counts } satisfies VocabularyShard), chunk[0]!, first];
    }),
    places: splitByLength(postingLists.map(encodePostings), shardSize.places, (text) => text.length + 1).map(
      ([first, chunk], i) => [add(`places-${i}`, { places: chunk.join(' ') } satisfies PostingsShard), first],
    ),
    pages: splitByLength(
      pages,
      shardSize.pages,
      (page) => JSON.stringify(toRecord(page, previewLengths(locale))).length,
    ).map(([first, chunk], i) => {
      const preview: PageShard = { pages: chunk.map((page) => toRecord(page, previewLengths(locale))) };
      const full: PageShard = { pages: chunk.map((page) => toRecord(page)) };
      return [add(`pages-${i}`, preview, full), first];
    }),
    slots: encodeVarints(slots),
    kinds: searchCategories.flatMap((category): IndexManifest['kinds'] => {
      const first = pages.findIndex((page) => page.category === category);
      return first < 0 ? [] : [[category, first]];
    }),
    popular: pages.flatMap(({ isPopular }, i) => (isPopular ? [i] : [])),
  };
  add('head', manifest);
  return shards;
}
