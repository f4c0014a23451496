import type { LocaleCode } from '@/lib/i18n/locales';
import { distanceOf, lettersOf, type Letters } from '@/lib/config/levenshtein';
import { maxTypos } from './typo-tolerance';
import type { IndexHead, WordsPart } from '@/lib/search/index-format';
import { wordTable, type WordTable } from '@/lib/search/index-tables';
import { haveSameStem, stemStart } from '@/lib/search/stemming';
import type { IndexLoader } from '@/lib/search/search';
import type { ComparisonBudget } from '@/lib/search/comparison-budget';

/** Vocabulary lookup: finds the index terms that a query word may mean. */

export type KnownWord = {
  text: string;
  number: number;
  /** Binary logarithm of its number of postings, rounded down. */
  count: number;
};

/** A term that a query word may mean, with a confidence from 0 to 1. */
export type Meaning = KnownWord & { weight: number };

export type OpenIndex = { head: IndexHead; parts: IndexLoader };

/** A range of words in a shard, and the number of the shard's first word. */
type WordRange = { table: WordTable; first: number; from: number; to: number };

/** The ranges of words with a prefix, in order. */
export async function rangesFrom({ head: { words }, parts }: OpenIndex, start: string): Promise<WordRange[]> {
  const covering = words.filter(([, first], i) => {
    const next = words[i + 1]?.[1];
    return (first <= start || first.startsWith(start)) && (next === undefined || next > start);
  });
  return Promise.all(
    covering.map(async ([name, , first]) => {
      const table = wordTable((await parts.read(name)) as WordsPart);
      return { table, first, ...table.range(start) };
    }),
  );
}

const wordAt = ({ table, first }: WordRange, at: number): KnownWord => ({
  ...{ text: table.text(at), number: first + at, count: table.count(at) },
});

const wordsIn = (ranges: readonly WordRange[], most = Infinity): KnownWord[] => {
  const words: KnownWord[] = [];
  for (const range of ranges) {
    for (let at = range.from; at < range.to && words.length < most; at += 1) words.push(wordAt(range, at));
  }
  return words;
};

/** The first words with a prefix, in order. */
export const wordsFrom = async (index: OpenIndex, start: string, most?: number): Promise<KnownWord[]> =>
  wordsIn(await rangesFrom(index, start), most);

/** The exact word in the index; empty if missing. */
export async function wordOf(index: OpenIndex, text: string): Promise<KnownWord[]> {
  const ranges = await rangesFrom(index, text);
  return ranges.flatMap((range) =>
    range.from < range.to && range.table.lengthOf(range.from) === text.length ? [wordAt(range, range.from)] : [],
  );
}

/** Maximum number of terms per query word. */
const maxMeanings = 24;

const best = (meanings: Meaning[]): Meaning[] =>
  meanings.sort((a, b) => b.weight - a.weight || b.count - a.count).slice(0, maxMeanings);

/**
 * The terms that a query word may mean: itself, its inflected forms, and words it is a prefix of.
 * @param isLast whether the word may be incomplete
 */
export async function meaningsOf(index: OpenIndex, word: string, isLast: boolean): Promise<Meaning[]> {
  const { locale } = index.head;
  const near = await wordsFrom(index, word.length > 3 ? stemStart(word) : word);
  const meanings = near.flatMap((known): Meaning[] => {
    const weight = weightOf(word, known.text, locale, isLast);
    return weight > 0 ? [{ ...known, weight }] : [];
  });
  return best(meanings.some(({ text }) => text === word) ? meanings : await withForms(index, meanings));
}

/** Adds the inflected forms of the best terms, for query words that the index does not contain as typed. */
async function withForms(
  index: OpenIndex,
  meanings: readonly Meaning[],
  budget?: ComparisonBudget,
): Promise<Meaning[]> {
  const found = new Map(meanings.map((one) => [one.text, one]));
  for (const { text, weight } of best([...meanings]).slice(0, 3)) {
    if (weight < 0.45 || text.length < 4) continue;
    const alike = await wordsFrom(index, stemStart(text));
    budget?.spend(alike.length);
    for (const near of alike) {
      if (found.has(near.text) || !haveSameStem(text, near.text, index.head.locale)) continue;
      found.set(near.text, { ...near, weight: weight * 0.92 });
    }
  }
  return [...found.values()];
}

function weightOf(word: string, known: string, locale: LocaleCode, isLast: boolean): number {
  if (word === known) return 1;
  if (haveSameStem(word, known, locale)) return 0.92;
  if (!known.startsWith(word)) return 0;
  // The longer the typed prefix, the higher the confidence.
  const part = word.length / known.length;
  return isLast ? 0.3 + 0.5 * part : word.length < 4 ? 0 : 0.6 * part;
}

/**
 * Spelling corrections of a word, closest first.
 * @param budget of the query; reduced by the number of comparisons
 */
export async function correctionsOf(
  index: OpenIndex,
  word: string,
  { isLast, budget }: { isLast: boolean; budget: ComparisonBudget },
): Promise<Meaning[]> {
  const most = maxTypos(word.length);
  if (most === 0) return [];
  // The first letter is rarely wrong; if it was transposed or omitted, the word starts with the second one.
  const known = await rangesFrom(index, word[0]!);
  const ranges = known.concat(word[1] && word[1] !== word[0] ? await rangesFrom(index, word[1]) : []);
  for (const { from, to } of ranges) budget.spend(to - from);
  const near = best(nearIn(ranges, word, most, isLast)).slice(0, 8);
  return near.length > 0 ? withForms(index, near, budget) : nearestIn(ranges, word);
}

/** The words within the maximum number of typos. */
function nearIn(ranges: readonly WordRange[], word: string, most: number, isLast: boolean): Meaning[] {
  const found: Meaning[] = [];
  const [typed, letters] = [lettersOf(word), lettersOf('')];
  for (const range of ranges) {
    const { table, from, to } = range;
    for (let at = from; at < to; at += 1) {
      const few = Math.min(most, Math.max(1, maxTypos(table.lengthOf(at))));
      const distance = distanceOf(typed, table.point(letters, at), few);
      if (distance <= few) found.push({ ...wordAt(range, at), weight: distance === 1 ? 0.7 : 0.5 });
      else if (isLast && isFuzzyPrefix(typed, letters)) found.push({ ...wordAt(range, at), weight: 0.45 });
    }
  }
  return found;
}

/** Whether a word of at least five letters is a prefix of a longer one, with at most one typo. */
function isFuzzyPrefix(typed: Letters, letters: Letters): boolean {
  const length = typed.end - typed.start;
  if (length < 5 || letters.end - letters.start <= length) return false;
  return distanceOf(typed, { ...letters, end: letters.start + length }, 1) <= 1;
}

/** The single closest word, if no other resembles it and at most a third of the letters is wrong. */
function nearestIn(ranges: readonly WordRange[], word: string): Meaning[] {
  const most = word.length < 6 ? 0 : Math.floor(word.length / 3);
  const [typed, letters] = [lettersOf(word), lettersOf('')];
  let nearest: { range: WordRange; at: number; distance: number } | undefined;
  const isNearer = (range: WordRange, at: number, distance: number) =>
    !nearest ||
    distance < nearest.distance ||
    (distance === nearest.distance && range.table.count(at) > nearest.range.table.count(nearest.at));
  for (const range of ranges) {
    for (let at = range.from; at < range.to; at += 1) {
      const distance = distanceOf(typed, range.table.point(letters, at), most);
      if (distance <= most && isNearer(range, at, distance)) nearest = { range, at, distance };
    }
  }
  return nearest ? [{ ...wordAt(nearest.range, nearest.at), weight: 0.3 }] : [];
}
