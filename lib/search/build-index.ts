import type { LocaleCode } from '@/lib/i18n/locales';
import type { Section } from '@/lib/search/article-sections';
import { withDots } from '@/lib/search/excerpts';
import {
  sameAnchor,
  simpleAnchor,
  writeNumbers,
  writePlaces,
  writeWords,
  type IndexHead,
  type PageRecord,
  type PagesPart,
  type Place,
  type PlacesPart,
  type WordsPart,
} from '@/lib/search/index-format';
import { searchCategories, type SearchCategory } from '@/lib/search/categories';
import { proseOf } from '@/lib/search/section-text';
import { indexTerms, type WordSegmenter } from '@/lib/search/tokens';

/** A page as input of the index. */
export type IndexedPage = {
  path: string;
  kind: SearchCategory;
  title: string;
  /** Alternative titles: its name in menus, its heading. */
  names: readonly string[];
  /** Additional search terms, such as the words of its path. */
  aliases: string;
  /** A summary in one or two sentences. */
  description: string;
  isPopular: boolean;
  /** Its sections in order; the first is the introduction. */
  sections: readonly Section[];
};

/** A shard and its name. Shards of pages also have a `full` version with complete texts, read only by the server. */
export type MadePart = { name: string; text: string; full?: string };

export type IndexMaking = {
  locale: LocaleCode;
  pages: readonly IndexedPage[];
  cut: WordSegmenter;
  /** Content hash for shard names. */
  digest: (text: string) => string;
};

/** Approximate shard size in characters. */
const shardSize = { words: 24_000, places: 16_000, pages: 12_000 };

/** Characters of a section's text in public shards; fewer for CJK, where a character carries more information. */
const briefOf = (locale: LocaleCode) =>
  ['zh', 'tc', 'jp', 'ko'].includes(locale) ? { opening: 26, section: 10 } : { opening: 110, section: 60 };

/** Minimum occurrences for a term to count as frequent in a section. */
const often = 3;
/** Maximum length of a short title or heading, in which each word counts more; half of it for Han and Hangul. */
const short = 24;
const isShort = (name: string) => name.length <= (/[\p{Script=Han}\p{Script=Hangul}]/u.test(name) ? short / 2 : short);

type Places = Map<string, Map<number, Place['rank']>>;

function addPostings(places: Places, slot: number, rank: Place['rank'], terms: Iterable<string>): void {
  for (const term of terms) {
    const slots = places.get(term) ?? new Map<number, Place['rank']>();
    places.set(term, slots);
    slots.set(slot, Math.max(rank, slots.get(slot) ?? 0) as Place['rank']);
  }
}

/** Builds the postings of all terms, and the number of slots of each page. */
function collectPostings({ pages, locale, cut }: IndexMaking): { places: Places; slots: number[] } {
  const places: Places = new Map();
  const terms = (text: string) => indexTerms(text, locale, cut);
  const ofName = (name: string): Place['rank'] => (isShort(name) ? 3 : 2);
  // Additional questions of a page are also on the FAQ page, where they rank higher.
  const ranks = { own: 3, aside: 1 } as const;
  let slot = 0;
  const slots = pages.map(({ title, names, aliases, description, sections }) => {
    addPostings(places, slot, 0, terms(aliases));
    addPostings(places, slot, 1, terms(description));
    for (const name of [title, ...names]) addPostings(places, slot, ofName(name), terms(name));
    sections.forEach(({ heading, text, question }, i) => {
      const counts = new Map<string, number>();
      for (const term of terms(text)) counts.set(term, (counts.get(term) ?? 0) + 1);
      for (const [term, count] of counts) addPostings(places, slot + 1 + i, count < often ? 0 : 1, [term]);
      addPostings(places, slot + 1 + i, question ? ranks[question] : ofName(heading), terms(heading));
    });
    slot += sections.length + 1;
    return sections.length + 1;
  });
  return { places, slots };
}

/** Splits a list into chunks of approximately `size`. @returns start index and items of each chunk */
function splitByLength<Item>(
  items: readonly Item[],
  size: number,
  lengthOf: (item: Item) => number,
): [number, Item[]][] {
  const parts: [number, Item[]][] = [];
  let length = size;
  items.forEach((item, i) => {
    if (length >= size) {
      parts.push([i, []]);
      length = 0;
    }
    parts.at(-1)![1].push(item);
    length += lengthOf(item);
  });
  return parts;
}

/** Truncates the prose of a text at a word boundary. */
function brief(whole: string, length: number): string {
  const text = proseOf(whole);
  if (text.length <= length) return text;
  const end = text.slice(0, length);
  return withDots(end.replace(/(?<=\s)[\p{L}\p{N}]*$/u, '').trimEnd());
}

const recordOf = ({ path, title, sections }: IndexedPage, briefs?: ReturnType<typeof briefOf>): PageRecord => ({
  path,
  title,
  sections: sections.map(({ anchor, heading, text }, i) => [
    anchor === simpleAnchor(heading) ? sameAnchor : anchor,
    heading,
    briefs ? brief(text, i === 0 ? briefs.opening : briefs.section) : text,
  ]),
});

/** Pages in the order of their numbers: grouped by category. */
export const inOrder = (pages: readonly IndexedPage[]): IndexedPage[] =>
  searchCategories.flatMap((kind) => pages.filter((page) => page.kind === kind));

/** Builds the index of a language. @returns its shards, the head last */
export function buildIndex(making: IndexMaking): MadePart[] {
  const { locale, digest } = making;
  const pages = inOrder(making.pages);
  const { places, slots } = collectPostings({ ...making, pages });
  const words = [...places.keys()].sort();
  const lists = words.map((word) =>
    [...places.get(word)!].map(([slot, rank]) => ({ slot, rank })).sort((a, b) => a.slot - b.slot),
  );
  const parts: MadePart[] = [];
  const add = (what: string, content: unknown, full?: unknown): string => {
    const text = JSON.stringify(content);
    const fullText = full === undefined ? undefined : JSON.stringify(full);
    const name = `${locale}-${what}.${digest(text + (fullText ?? ''))}`;
    parts.push({ name, text, full: fullText });
    return name;
  };
  const head: IndexHead = {
    locale,
    words: splitByLength(words, shardSize.words, (word) => word.length + 1).map(([first, some], i) => {
      const counts = some.map((_, j) => Math.min(9, Math.floor(Math.log2(lists[first + j]!.length)))).join('');
      return [add(`words-${i}`, { words: writeWords(some), counts } satisfies WordsPart), some[0]!, first];
    }),
    places: splitByLength(lists.map(writePlaces), shardSize.places, (text) => text.length + 1).map(
      ([first, some], i) => [add(`places-${i}`, { places: some.join(' ') } satisfies PlacesPart), first],
    ),
    pages: splitByLength(pages, shardSize.pages, (page) => JSON.stringify(recordOf(page, briefOf(locale))).length).map(
      ([first, some], i) => {
        const short: PagesPart = { pages: some.map((page) => recordOf(page, briefOf(locale))) };
        const full: PagesPart = { pages: some.map((page) => recordOf(page)) };
        return [add(`pages-${i}`, short, full), first];
      },
    ),
    slots: writeNumbers(slots),
    kinds: searchCategories.flatMap((kind): IndexHead['kinds'] => {
      const first = pages.findIndex((page) => page.kind === kind);
      return first < 0 ? [] : [[kind, first]];
    }),
    popular: pages.flatMap(({ isPopular }, i) => (isPopular ? [i] : [])),
  };
  add('head', head);
  return parts;
}
