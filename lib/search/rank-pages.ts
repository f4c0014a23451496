import {
  decodeVarints,
  type IndexManifest,
  type Posting,
  type PostingsShard,
  type SearchCategory,
} from '@/lib/search/index-format';
import { toPostingsTable, type PostingsTable } from '@/lib/search/index-tables';
import type { TermMatch, LoadedIndex } from '@/lib/search/vocabulary';

/** Scores pages for the words of a query: titles count more than headings, headings more than text. */

/** A query word as terms of an index. Several groups (the bigrams of a CJK run) match a slot if it has most of them. */
export type ResolvedWord = { groups: TermMatch[][]; isOptional: boolean };

export type RankedPage = {
  index: LoadedIndex;
  page: number;
  category: SearchCategory;
  score: number;
  /** Bit mask of the query words on the page. */
  wordMask: number;
  /** Bit mask of the words in its title. */
  titleMask: number;
  /** Index of the best section, and bit mask of the words in its heading. */
  section: number;
  headingMask: number;
};

/** Weight of a word by rank: in the title slot, and in a section. */
const titleWeights = [0.6, 2, 4.5, 6.5] as const;
const sectionWeights = [1, 1.5, 3.2, 4] as const;

/** Weight of the second-best section. */
const secondSectionWeight = 0.2;
const popularityBoost = 1.08;

const categoryWeights: Readonly<Record<SearchCategory, number>> = {
  docs: 1,
  helps: 1.06,
  blog: 0.85,
  news: 0.75,
  release: 0.75,
  partner: 0.8,
  legal: 0.75,
  page: 0.95,
};

type Slots = { starts: Uint32Array; pageOf: (slot: number) => number };
const slotsByManifest = new WeakMap<IndexManifest, Slots>();

function getSlots(manifest: IndexManifest): Slots {
  const cached = slotsByManifest.get(manifest);
  if (cached) return cached;
  const counts = decodeVarints(manifest.slots);
  const starts = new Uint32Array(counts.length);
  const pages = new Uint32Array(counts.reduce((sum, count) => sum + count, 0));
  let start = 0;
  counts.forEach((count, page) => {
    starts[page] = start;
    pages.fill(page, start, start + count);
    start += count;
  });
  const slots = { starts, pageOf: (slot: number) => pages[slot]! };
  slotsByManifest.set(manifest, slots);
  return slots;
}

/** The table with the postings of a term, and the term's index in it. */
async function findPostings(
  { manifest, loader }: LoadedIndex,
  termId: number,
): Promise<{ table: PostingsTable; offset: number }> {
  const [name, start] = manifest.places.findLast(([, firstId]) => firstId <= termId)!;
  return { table: toPostingsTable((await loader.read(name)) as PostingsShard), offset: termId - start };
}

type SlotScore = { score: number; rank: Posting['rank'] };

/** The slots that contain a word, with its score and rank there. */
async function scoreSlots(index: LoadedIndex, { groups }: ResolvedWord): Promise<Map<number, SlotScore>> {
  const { starts, pageOf } = getSlots(index.manifest);
  const sums = new Map<number, { sum: number; count: number; rank: Posting['rank'] }>();
  for (const matches of groups) {
    const bestScores = new Map<number, SlotScore>();
    for (const { id, weight } of matches) {
      const { table, offset } = await findPostings(index, id);
      table.forEachPosting(offset, (slot, rank) => {
        const isTitle = starts[pageOf(slot)] === slot;
        const score = weight * (isTitle ? titleWeights : sectionWeights)[rank];
        if (score > (bestScores.get(slot)?.score ?? 0)) bestScores.set(slot, { score, rank });
      });
    }
    for (const [slot, { score, rank }] of bestScores) {
      const sum = sums.get(slot);
      if (!sum) sums.set(slot, { sum: score, count: 1, rank });
      else
        sums.set(slot, {
          sum: sum.sum + score,
          count: sum.count + 1,
          rank: Math.min(sum.rank, rank) as Posting['rank'],
        });
    }
  }
  const minGroups = groups.length <= 2 ? groups.length : Math.ceil(groups.length * 0.6);
  const slots = new Map<number, SlotScore>();
  for (const [slot, { sum, count, rank }] of sums) {
    if (count >= minGroups) slots.set(slot, { score: sum / groups.length, rank });
  }
  return slots;
}

type PageScore = {
  wordMask: number;
  titleMask: number;
  titleScore: number;
  sections: Map<number, { score: number; headingMask: number }>;
};

const categoryOf = ({ kinds }: IndexManifest, page: number): SearchCategory =>
  kinds.findLast(([, first]) => first <= page)![0];

/** Inverse document frequency: words on fewer pages count more. */
const idf = (pages: number, pagesWithTerm: number) =>
  Math.log(1 + (pages - pagesWithTerm + 0.5) / (pagesWithTerm + 0.5)) + 0.15;

/**
 * Scores every page of an index that contains at least one word of the query.
 * @param isIncluded whether a page may be a result
 */
export async function rankPages(
  index: LoadedIndex,
  words: readonly ResolvedWord[],
  isIncluded: (page: number) => boolean,
): Promise<RankedPage[]> {
  const { manifest } = index;
  const { starts, pageOf } = getSlots(manifest);
  const pageScores = new Map<number, PageScore>();
  for (const [i, word] of words.entries()) {
    const slots = await scoreSlots(index, word);
    const pagesWithTerm = new Set([...slots.keys()].map(pageOf));
    const weight = idf(starts.length, pagesWithTerm.size) * (word.isOptional ? 0.4 : 1);
    for (const [slot, { score, rank }] of slots) {
      const page = pageOf(slot);
      if (!isIncluded(page)) continue;
      const pageScore = pageScores.get(page) ?? { wordMask: 0, titleMask: 0, titleScore: 0, sections: new Map() };
      pageScores.set(page, pageScore);
      pageScore.wordMask |= 1 << i;
      if (slot === starts[page]) {
        pageScore.titleScore += score * weight;
        if (rank >= 2) pageScore.titleMask |= 1 << i;
        continue;
      }
      const section = pageScore.sections.get(slot) ?? { score: 0, headingMask: 0 };
      section.score += score * weight;
      if (rank >= 2) section.headingMask |= 1 << i;
      pageScore.sections.set(slot, section);
    }
  }
  const popular = new Set(manifest.popular);
  return [...pageScores].map(([page, { wordMask, titleMask, titleScore, sections }]) => {
    const sortedSections = [...sections].sort(([slotA, a], [slotB, b]) => b.score - a.score || slotA - slotB);
    const [slot, best] = sortedSections[0] ?? [starts[page]! + 1, { score: 0, headingMask: 0 }];
    const secondScore = sortedSections[1]?.[1].score ?? 0;
    const category = categoryOf(manifest, page);
    const factor = categoryWeights[category] * (popular.has(page) ? popularityBoost : 1);
    const score = (titleScore + best.score + secondSectionWeight * secondScore) * factor;
    return {
      index,
      page,
      category,
      score,
      wordMask,
      titleMask,
      section: slot - starts[page]! - 1,
      headingMask: best.headingMask,
    };
  });
}
