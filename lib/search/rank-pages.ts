import { readNumbers, type IndexHead, type Place, type PlacesPart } from '@/lib/search/index-format';
import { placeTable, type PlaceTable } from '@/lib/search/index-tables';
import type { SearchCategory } from '@/lib/search/categories';
import type { Meaning, OpenIndex } from '@/lib/search/vocabulary';

/** Scores pages for the words of a query: titles count more than headings, headings more than text. */

/** A query word as terms of an index. Several groups (the pairs of a CJK run) match a slot if it has most of them. */
export type AskedWord = { groups: Meaning[][]; isOptional: boolean };

export type RankedPage = {
  index: OpenIndex;
  page: number;
  kind: SearchCategory;
  score: number;
  /** Bit mask of the query words on the page. */
  words: number;
  /** Bit mask of the words in its title. */
  titled: number;
  /** Index of the best section, and bit mask of the words in its heading. */
  section: number;
  headed: number;
};

/** Weight of a word by rank: in the title slot, and in a section. */
const titleWeights = [0.6, 2, 4.5, 6.5] as const;
const sectionWeights = [1, 1.5, 3.2, 4] as const;

/** Weight of the best of the other sections. */
const elsewhere = 0.2;
const popularity = 1.08;

const categoryWeights: Readonly<Record<SearchCategory, number>> = {
  ...{ docs: 1, helps: 1.06, blog: 0.85, news: 0.75, release: 0.75, partner: 0.8, legal: 0.75, page: 0.95 },
};

type Slots = { starts: Uint32Array; pageOf: (slot: number) => number };
const slotsOf = new WeakMap<IndexHead, Slots>();

function slotsIn(head: IndexHead): Slots {
  const known = slotsOf.get(head);
  if (known) return known;
  const counts = readNumbers(head.slots);
  const starts = new Uint32Array(counts.length);
  const pages = new Uint32Array(counts.reduce((sum, count) => sum + count, 0));
  let start = 0;
  counts.forEach((count, page) => {
    starts[page] = start;
    pages.fill(page, start, start + count);
    start += count;
  });
  const slots = { starts, pageOf: (slot: number) => pages[slot]! };
  slotsOf.set(head, slots);
  return slots;
}

/** The table with the postings of a word, and the word's index in it. */
async function findPostings({ head, parts }: OpenIndex, number: number): Promise<{ table: PlaceTable; at: number }> {
  const [name, first] = head.places.findLast(([, from]) => from <= number)!;
  return { table: placeTable((await parts.read(name)) as PlacesPart), at: number - first };
}

type Worth = { worth: number; rank: Place['rank'] };

/** The slots that contain a word, with its weight and rank there. */
async function slotsOfWord(index: OpenIndex, { groups }: AskedWord): Promise<Map<number, Worth>> {
  const { starts, pageOf } = slotsIn(index.head);
  const sums = new Map<number, { sum: number; count: number; rank: Place['rank'] }>();
  for (const meanings of groups) {
    const best = new Map<number, Worth>();
    for (const { number, weight } of meanings) {
      const { table, at } = await findPostings(index, number);
      table.each(at, (slot, rank) => {
        const isTitle = starts[pageOf(slot)] === slot;
        const worth = weight * (isTitle ? titleWeights : sectionWeights)[rank];
        if (worth > (best.get(slot)?.worth ?? 0)) best.set(slot, { worth, rank });
      });
    }
    for (const [slot, { worth, rank }] of best) {
      const sum = sums.get(slot);
      if (!sum) sums.set(slot, { sum: worth, count: 1, rank });
      else
        sums.set(slot, { sum: sum.sum + worth, count: sum.count + 1, rank: Math.min(sum.rank, rank) as Place['rank'] });
    }
  }
  const needed = groups.length <= 2 ? groups.length : Math.ceil(groups.length * 0.6);
  const slots = new Map<number, Worth>();
  for (const [slot, { sum, count, rank }] of sums) {
    if (count >= needed) slots.set(slot, { worth: sum / groups.length, rank });
  }
  return slots;
}

type Tally = { words: number; titled: number; title: number; sections: Map<number, { worth: number; headed: number }> };

const kindOf = ({ kinds }: IndexHead, page: number): SearchCategory => kinds.findLast(([, first]) => first <= page)![0];

/** Inverse document frequency: words on fewer pages count more. */
const idf = (pages: number, having: number) => Math.log(1 + (pages - having + 0.5) / (having + 0.5)) + 0.15;

/**
 * Scores every page of an index that contains at least one word of the query.
 * @param isShown whether a page is included
 */
export async function rankPages(
  index: OpenIndex,
  asked: readonly AskedWord[],
  isShown: (page: number) => boolean,
): Promise<RankedPage[]> {
  const { head } = index;
  const { starts, pageOf } = slotsIn(head);
  const tallies = new Map<number, Tally>();
  for (const [i, word] of asked.entries()) {
    const slots = await slotsOfWord(index, word);
    const having = new Set([...slots.keys()].map(pageOf));
    const weight = idf(starts.length, having.size) * (word.isOptional ? 0.4 : 1);
    for (const [slot, { worth, rank }] of slots) {
      const page = pageOf(slot);
      if (!isShown(page)) continue;
      const tally = tallies.get(page) ?? { words: 0, titled: 0, title: 0, sections: new Map() };
      tallies.set(page, tally);
      tally.words |= 1 << i;
      if (slot === starts[page]) {
        tally.title += worth * weight;
        if (rank >= 2) tally.titled |= 1 << i;
        continue;
      }
      const section = tally.sections.get(slot) ?? { worth: 0, headed: 0 };
      section.worth += worth * weight;
      if (rank >= 2) section.headed |= 1 << i;
      tally.sections.set(slot, section);
    }
  }
  const popular = new Set(head.popular);
  return [...tallies].map(([page, { words, titled, title, sections }]) => {
    const ordered = [...sections].sort(([a, one], [b, other]) => other.worth - one.worth || a - b);
    const [slot, best] = ordered[0] ?? [starts[page]! + 1, { worth: 0, headed: 0 }];
    const rest = ordered.slice(1).reduce((most, [, { worth }]) => Math.max(most, worth), 0);
    const kind = kindOf(head, page);
    const factor = categoryWeights[kind] * (popular.has(page) ? popularity : 1);
    const score = (title + best.worth + elsewhere * rest) * factor;
    return { index, page, kind, score, words, titled, section: slot - starts[page]! - 1, headed: best.headed };
  });
}
