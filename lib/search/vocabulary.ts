import type { LocaleCode } from '@/lib/i18n/locales';
import { codeUnitDistance, toCodeUnits, type CodeUnits } from '@/lib/text/levenshtein';
import type { IndexManifest, VocabularyShard } from '@/lib/search/index-format';
import { toVocabularyTable, type VocabularyTable } from '@/lib/search/index-tables';
import { haveSameStem, stemPrefix } from '@/lib/search/stemming';
import type { IndexLoader } from '@/lib/search/search';
import type { ComparisonBudget } from '@/lib/search/comparison-budget';

/** Vocabulary lookup: finds the index terms that a query word may mean. */

/** A term of the index. */
export type Term = {
  text: string;
  /** Its position in the sorted vocabulary. */
  id: number;
  /** Binary logarithm of its number of postings, rounded down. */
  logPostings: number;
};

/** A term that a query word may mean, with a confidence from 0 to 1. */
export type TermMatch = Term & { weight: number };

export type LoadedIndex = { manifest: IndexManifest; loader: IndexLoader };

/** A range of words in a shard, and the number of the shard's first word. */
type WordRange = { table: VocabularyTable; firstId: number; from: number; to: number };

/** The ranges of words with a prefix, in order. */
export async function findPrefixRanges(
  { manifest: { words }, loader }: LoadedIndex,
  prefix: string,
): Promise<WordRange[]> {
  const shards = words.filter(([, first], i) => {
    const next = words[i + 1]?.[1];
    return (first <= prefix || first.startsWith(prefix)) && (next === undefined || next > prefix);
  });
  return Promise.all(
    shards.map(async ([name, , firstId]) => {
      const table = toVocabularyTable((await loader.read(name)) as VocabularyShard);
      return { table, firstId, ...table.range(prefix) };
    }),
  );
}

const termAt = ({ table, firstId }: WordRange, index: number): Term => ({
  text: table.text(index),
  id: firstId + index,
  logPostings: table.logPostings(index),
});

const listTerms = (ranges: readonly WordRange[], limit = Infinity): Term[] => {
  const terms: Term[] = [];
  for (const range of ranges) {
    for (let index = range.from; index < range.to && terms.length < limit; index += 1) terms.push(termAt(range, index));
  }
  return terms;
};

/** The first words with a prefix, in order. */
export const findByPrefix = async (index: LoadedIndex, prefix: string, limit?: number): Promise<Term[]> =>
  listTerms(await findPrefixRanges(index, prefix), limit);

/** The exact word in the index; empty if missing. */
export async function findTerm(index: LoadedIndex, text: string): Promise<Term[]> {
  const ranges = await findPrefixRanges(index, text);
  return ranges.flatMap((range) =>
    range.from < range.to && range.table.wordLength(range.from) === text.length ? [termAt(range, range.from)] : [],
  );
}

/** Maximum number of terms per query word. */
const maxMatches = 24;

const topMatches = (matches: TermMatch[]): TermMatch[] =>
  matches.sort((a, b) => b.weight - a.weight || b.logPostings - a.logPostings).slice(0, maxMatches);

/**
 * The terms that a query word may mean: itself, its inflected forms, and words it is a prefix of.
 * @param isLast whether the word may be incomplete
 */
export async function matchTerms(index: LoadedIndex, word: string, isLast: boolean): Promise<TermMatch[]> {
  const { locale } = index.manifest;
  const candidates = await findByPrefix(index, word.length > 3 ? stemPrefix(word) : word);
  const matches = candidates.flatMap((term): TermMatch[] => {
    const weight = matchWeight(word, term.text, locale, isLast);
    return weight > 0 ? [{ ...term, weight }] : [];
  });
  return topMatches(matches.some(({ text }) => text === word) ? matches : await addInflections(index, matches));
}

/** Adds the inflected forms of the best terms, for query words that the index does not contain as typed. */
async function addInflections(
  index: LoadedIndex,
  matches: readonly TermMatch[],
  budget?: ComparisonBudget,
): Promise<TermMatch[]> {
  const matchesByText = new Map(matches.map((match) => [match.text, match]));
  for (const { text, weight } of topMatches([...matches]).slice(0, 3)) {
    if (weight < 0.45 || text.length < 4) continue;
    const sameStem = await findByPrefix(index, stemPrefix(text));
    budget?.spend(sameStem.length);
    for (const term of sameStem) {
      if (matchesByText.has(term.text) || !haveSameStem(text, term.text, index.manifest.locale)) continue;
      matchesByText.set(term.text, { ...term, weight: weight * 0.92 });
    }
  }
  return [...matchesByText.values()];
}

function matchWeight(word: string, term: string, locale: LocaleCode, isLast: boolean): number {
  if (word === term) return 1;
  if (haveSameStem(word, term, locale)) return 0.92;
  if (!term.startsWith(word)) return 0;
  // The longer the typed prefix, the higher the confidence.
  const matchedShare = word.length / term.length;
  return isLast ? 0.3 + 0.5 * matchedShare : word.length < 4 ? 0 : 0.6 * matchedShare;
}

/**
 * Spelling corrections of a word, closest first.
 * @param budget of the query; reduced by the number of comparisons
 */
export async function findCorrections(
  index: LoadedIndex,
  word: string,
  { isLast, budget }: { isLast: boolean; budget: ComparisonBudget },
): Promise<TermMatch[]> {
  const maxDistance = maxTypos(word.length);
  if (maxDistance === 0) return [];
  // The first letter is rarely wrong; if it was transposed or omitted, the word starts with the second one.
  const firstLetterRanges = await findPrefixRanges(index, word[0]!);
  const ranges = firstLetterRanges.concat(word[1] && word[1] !== word[0] ? await findPrefixRanges(index, word[1]) : []);
  for (const { from, to } of ranges) budget.spend(to - from);
  const fuzzyMatches = topMatches(findFuzzy(ranges, word, maxDistance, isLast)).slice(0, 8);
  return fuzzyMatches.length > 0 ? addInflections(index, fuzzyMatches, budget) : findClosest(ranges, word);
}

/** Maximum number of typos by word length: 1 from four letters, 2 from eight. */
export const maxTypos = (length: number): number => (length < 4 ? 0 : length < 8 ? 1 : 2);

/** The words within the maximum number of typos. */
function findFuzzy(ranges: readonly WordRange[], word: string, maxEdits: number, isLast: boolean): TermMatch[] {
  const matches: TermMatch[] = [];
  const [typed, letters] = [toCodeUnits(word), toCodeUnits('')];
  for (const range of ranges) {
    const { table, from, to } = range;
    for (let index = from; index < to; index += 1) {
      const maxTermEdits = Math.min(maxEdits, Math.max(1, maxTypos(table.wordLength(index))));
      const distance = codeUnitDistance(typed, table.readWord(letters, index), maxTermEdits);
      if (distance <= maxTermEdits) matches.push({ ...termAt(range, index), weight: distance === 1 ? 0.7 : 0.5 });
      else if (isLast && isFuzzyPrefix(typed, letters)) matches.push({ ...termAt(range, index), weight: 0.45 });
    }
  }
  return matches;
}

/** Whether a word of at least five letters is a prefix of a longer one, with at most one typo. */
function isFuzzyPrefix(typed: CodeUnits, letters: CodeUnits): boolean {
  const length = typed.end - typed.start;
  if (length < 5 || letters.end - letters.start <= length) return false;
  return codeUnitDistance(typed, { ...letters, end: letters.start + length }, 1) <= 1;
}

/** The single closest word, if no other resembles it and at most a third of the letters is wrong. */
function findClosest(ranges: readonly WordRange[], word: string): TermMatch[] {
  const maxDistance = word.length < 6 ? 0 : Math.floor(word.length / 3);
  const [typed, letters] = [toCodeUnits(word), toCodeUnits('')];
  let closest: { range: WordRange; index: number; distance: number } | undefined;
  const isCloser = (range: WordRange, index: number, distance: number) =>
    !closest ||
    distance < closest.distance ||
    (distance === closest.distance && range.table.logPostings(index) > closest.range.table.logPostings(closest.index));
  for (const range of ranges) {
    for (let index = range.from; index < range.to; index += 1) {
      const distance = codeUnitDistance(typed, range.table.readWord(letters, index), maxDistance);
      if (distance <= maxDistance && isCloser(range, index, distance)) closest = { range, index, distance };
    }
  }
  return closest ? [{ ...termAt(closest.range, closest.index), weight: 0.3 }] : [];
}
