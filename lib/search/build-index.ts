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
import { toldIn } from '@/lib/search/section-text';
import { indexTerms, type WordSegmenter } from '@/lib/search/tokens';

/** A page as it is put into the index. */
export type IndexedPage = {
  path: string;
  kind: SearchCategory;
  title: string;
  /** How else it is called: in menus, by its heading. */
  names: readonly string[];
  /** Further words that may stand for it, such as those of its address. */
  aliases: string;
  /** What it is about, in a sentence or two. */
  description: string;
  isPopular: boolean;
  /** Its sections in their order, the opening, which has neither anchor nor heading, first. */
  sections: readonly Section[];
};

/** A part and its name; the pages' parts come twice: as visitors may load them, and with all of their texts. */
export type MadePart = { name: string; text: string; full?: string };

export type IndexMaking = {
  locale: LocaleCode;
  pages: readonly IndexedPage[];
  cut: WordSegmenter;
  /** A digest of a text, for names. */
  digest: (text: string) => string;
};

/** About so many characters are in one part. */
const partSize = { words: 24_000, places: 16_000, pages: 12_000 };

/** So many characters of a section's text are in the parts that visitors load; scripts that say more with fewer have fewer. */
const briefOf = (locale: LocaleCode) =>
  ['zh', 'tc', 'jp', 'ko'].includes(locale) ? { opening: 26, section: 10 } : { opening: 110, section: 60 };

/** From so many times on a word is more than mentioned. */
const often = 3;
/** A title or heading of so few letters is about each of its words; in scripts that say more with fewer, half as many. */
const short = 24;
const isShort = (name: string) => name.length <= (/[\p{Script=Han}\p{Script=Hangul}]/u.test(name) ? short / 2 : short);

type Places = Map<string, Map<number, Place['rank']>>;

function note(places: Places, slot: number, rank: Place['rank'], terms: Iterable<string>): void {
  for (const term of terms) {
    const slots = places.get(term) ?? new Map<number, Place['rank']>();
    places.set(term, slots);
    slots.set(slot, Math.max(rank, slots.get(slot) ?? 0) as Place['rank']);
  }
}

/** The places of all words, and how many slots each page has. */
function placesOf({ pages, locale, cut }: IndexMaking): { places: Places; slots: number[] } {
  const places: Places = new Map();
  const terms = (text: string) => indexTerms(text, locale, cut);
  const ofName = (name: string): Place['rank'] => (isShort(name) ? 3 : 2);
  // What pages ask and answer beside their subject stands in the list of all questions, too.
  const ranks = { own: 3, aside: 1 } as const;
  let slot = 0;
  const slots = pages.map(({ title, names, aliases, description, sections }) => {
    note(places, slot, 0, terms(aliases));
    note(places, slot, 1, terms(description));
    for (const name of [title, ...names]) note(places, slot, ofName(name), terms(name));
    sections.forEach(({ heading, text, question }, i) => {
      const counts = new Map<string, number>();
      for (const term of terms(text)) counts.set(term, (counts.get(term) ?? 0) + 1);
      for (const [term, count] of counts) note(places, slot + 1 + i, count < often ? 0 : 1, [term]);
      note(places, slot + 1 + i, question ? ranks[question] : ofName(heading), terms(heading));
    });
    slot += sections.length + 1;
    return sections.length + 1;
  });
  return { places, slots };
}

/** Cuts a list into parts of about a size. @returns where each part begins, and what is in it */
function cutParts<Item>(items: readonly Item[], size: number, lengthOf: (item: Item) => number): [number, Item[]][] {
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

/** The beginning of what a text tells, to the end of a word. */
function brief(whole: string, length: number): string {
  const text = toldIn(whole);
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

/** Pages in the order of their numbers: those of a kind after each other. */
export const inOrder = (pages: readonly IndexedPage[]): IndexedPage[] =>
  searchCategories.flatMap((kind) => pages.filter((page) => page.kind === kind));

/** @returns the parts of a language's index, its head last */
export function buildIndex(making: IndexMaking): MadePart[] {
  const { locale, digest } = making;
  const pages = inOrder(making.pages);
  const { places, slots } = placesOf({ ...making, pages });
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
    words: cutParts(words, partSize.words, (word) => word.length + 1).map(([first, some], i) => {
      const counts = some.map((_, j) => Math.min(9, Math.floor(Math.log2(lists[first + j]!.length)))).join('');
      return [add(`words-${i}`, { words: writeWords(some), counts } satisfies WordsPart), some[0]!, first];
    }),
    places: cutParts(lists.map(writePlaces), partSize.places, (text) => text.length + 1).map(([first, some], i) => [
      add(`places-${i}`, { places: some.join(' ') } satisfies PlacesPart),
      first,
    ]),
    pages: cutParts(pages, partSize.pages, (page) => JSON.stringify(recordOf(page, briefOf(locale))).length).map(
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
