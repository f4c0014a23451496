import type { LocaleCode } from '@/lib/i18n/locales';
import { distanceOf, lettersOf, maxTypos, type Letters } from '@/lib/search/edit-distance';
import type { IndexHead, WordsPart } from '@/lib/search/index-format';
import { wordTable, type WordTable } from '@/lib/search/index-tables';
import { haveSameStem, stemStart } from '@/lib/search/stemming';
import type { IndexLoader } from '@/lib/search/search';
import type { TypoBudget } from '@/lib/search/typo-budget';

/** The words of an index: which of them a word of a query may mean. */

export type KnownWord = {
  text: string;
  number: number;
  /** Roughly in how many places it stands, as a power of two. */
  count: number;
};

/** A word that one of the query may mean, and how surely, from 0 to 1. */
export type Meaning = KnownWord & { weight: number };

export type OpenIndex = { head: IndexHead; parts: IndexLoader };

/** Words that follow each other in a part, and the number of the part's first word. */
type WordRange = { table: WordTable; first: number; from: number; to: number };

/** The words that begin so, in their order. */
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

/** The first words that begin so, in their order. */
export const wordsFrom = async (index: OpenIndex, start: string, most?: number): Promise<KnownWord[]> =>
  wordsIn(await rangesFrom(index, start), most);

/** The word of the index that is written so. */
export async function wordOf(index: OpenIndex, text: string): Promise<KnownWord[]> {
  const ranges = await rangesFrom(index, text);
  return ranges.flatMap((range) =>
    range.from < range.to && range.table.lengthOf(range.from) === text.length ? [wordAt(range, range.from)] : [],
  );
}

/** So many meanings of one word are looked up. */
const mostMeanings = 24;

const best = (meanings: Meaning[]): Meaning[] =>
  meanings.sort((a, b) => b.weight - a.weight || b.count - a.count).slice(0, mostMeanings);

/**
 * The words that one of a query stands for: itself, its forms, and what it is the beginning of.
 * @param isLast whether more of it may still be typed
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

/** Words of the index with their own forms, for those that are not on the site as they were typed. */
async function withForms(index: OpenIndex, meanings: readonly Meaning[], budget?: TypoBudget): Promise<Meaning[]> {
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
  // The more of a word is typed the surer is what is meant.
  const part = word.length / known.length;
  return isLast ? 0.3 + 0.5 * part : word.length < 4 ? 0 : 0.6 * part;
}

/**
 * The words that a misspelled one may stand for, the nearest first.
 * @param budget of the query: what is compared here is taken from it
 */
export async function correctionsOf(
  index: OpenIndex,
  word: string,
  { isLast, budget }: { isLast: boolean; budget: TypoBudget },
): Promise<Meaning[]> {
  const most = maxTypos(word.length);
  if (most === 0) return [];
  // The first letter is seldom wrong; when it was swapped or forgotten, the second one begins the word.
  const known = await rangesFrom(index, word[0]!);
  const ranges = known.concat(word[1] && word[1] !== word[0] ? await rangesFrom(index, word[1]) : []);
  for (const { from, to } of ranges) budget.spend(to - from);
  const near = best(nearIn(ranges, word, most, isLast)).slice(0, 8);
  return near.length > 0 ? withForms(index, near, budget) : nearestIn(ranges, word);
}

/** The words from which one differs by as many letters as may be wrong in it. */
function nearIn(ranges: readonly WordRange[], word: string, most: number, isLast: boolean): Meaning[] {
  const found: Meaning[] = [];
  const [typed, letters] = [lettersOf(word), lettersOf('')];
  for (const range of ranges) {
    const { table, from, to } = range;
    for (let at = from; at < to; at += 1) {
      const few = Math.min(most, Math.max(1, maxTypos(table.lengthOf(at))));
      const distance = distanceOf(typed, table.point(letters, at), few);
      if (distance <= few) found.push({ ...wordAt(range, at), weight: distance === 1 ? 0.7 : 0.5 });
      else if (isLast && isBeginning(typed, letters)) found.push({ ...wordAt(range, at), weight: 0.45 });
    }
  }
  return found;
}

/** Whether a word of five letters or more is the beginning of a longer one, but for one letter. */
function isBeginning(typed: Letters, letters: Letters): boolean {
  const length = typed.end - typed.start;
  if (length < 5 || letters.end - letters.start <= length) return false;
  return distanceOf(typed, { ...letters, end: letters.start + length }, 1) <= 1;
}

/** The one word that is nearest to one that resembles nothing, if at most every third letter is wrong. */
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
