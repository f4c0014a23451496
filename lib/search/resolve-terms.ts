import type { TermMatch, LoadedIndex } from '@/lib/search/vocabulary';
import { findCorrections, matchTerms, findPrefixRanges, findTerm, findByPrefix } from '@/lib/search/vocabulary';
import { segmentByDictionary, type QueryWord } from '@/lib/search/query-words';
import type { ResolvedWord } from '@/lib/search/rank-pages';
import { findSynonyms } from '@/lib/search/synonyms';
import { thaiStopWords } from '@/lib/search/stop-words';
import { ComparisonBudget } from '@/lib/search/comparison-budget';

/** Resolves the words of a query to terms of the searched indexes. */

export type ResolvedQuery = {
  /** The resolved words of the query, per index. */
  wordsByIndex: ResolvedWord[][];
  /** Words of the query that no index contains, with the closest term. */
  corrections: { word: QueryWord; nearest: string }[];
};

const findExact = async (index: LoadedIndex, text: string): Promise<TermMatch[]> =>
  (await findTerm(index, text)).map((term) => ({ ...term, weight: 1 }));

/** Terms of a CJK bigram; a single character matches every bigram that starts with it. */
async function matchBigram(index: LoadedIndex, bigram: string): Promise<TermMatch[]> {
  if ([...bigram].length > 1) return findExact(index, bigram);
  return (await findByPrefix(index, bigram, 24)).map((term) => ({ ...term, weight: 0.6 }));
}

async function matchWord(index: LoadedIndex, { text, isLast }: QueryWord): Promise<TermMatch[]> {
  const synonymMatches = await Promise.all(
    findSynonyms(text, index.manifest.locale).map((synonym) => matchTerms(index, synonym, false)),
  );
  const weightedSynonyms = synonymMatches.flat().map((match) => ({ ...match, weight: match.weight * 0.8 }));
  return [...(await matchTerms(index, text, isLast)), ...weightedSynonyms];
}

/** Segments a run of Thai into words of the indexes. */
async function segmentThai(indexes: readonly LoadedIndex[], word: QueryWord): Promise<QueryWord[]> {
  const letters = [...new Set(word.text)];
  const ranges = await Promise.all(
    indexes.flatMap((index) => letters.map((letter) => findPrefixRanges(index, letter))),
  );
  const tables = [...new Set(ranges.flat().map(({ table }) => table))];
  const segments = segmentByDictionary(word.text, (text) => tables.some((table) => table.has(text)));
  const words = segments.map(({ text }, i) => ({ ...word, text, isLast: word.isLast && i === segments.length - 1 }));
  const significant = words.filter(({ text }) => text.length > 1 && !thaiStopWords.has(text));
  return significant.length > 0 ? significant : words;
}

/** Resolves a query for several indexes. @param indexes the first is in the reader's language */
export async function resolveTerms(
  indexes: readonly LoadedIndex[],
  query: readonly QueryWord[],
): Promise<ResolvedQuery> {
  const words = (
    await Promise.all(query.map((word) => (word.script === 'thai' ? segmentThai(indexes, word) : [word])))
  ).flat();
  const wordsByIndex: ResolvedWord[][] = indexes.map(() => []);
  const corrections: ResolvedQuery['corrections'] = [];
  const budget = new ComparisonBudget();
  for (const [i, word] of words.entries()) {
    const isCjk = word.script === 'cjk';
    const matchIn = async (index: LoadedIndex) =>
      isCjk ? Promise.all(word.bigrams.map((bigram) => matchBigram(index, bigram))) : [await matchWord(index, word)];
    const groups = await Promise.all(indexes.map(matchIn));
    // Two words that may be written as one: log in, login.
    const next = words[i + 1];
    if (word.script === 'words' && next?.script === 'words') {
      for (const [j, index] of indexes.entries())
        groups[j]![0]!.push(...(await findExact(index, word.text + next.text)));
    }
    const previous = words[i - 1];
    if (word.script === 'words' && previous?.script === 'words') {
      for (const [j, index] of indexes.entries())
        groups[j]![0]!.push(...(await findExact(index, previous.text + word.text)));
    }
    if (!isCjk && !budget.isSpent && groups.every(([matches]) => matches!.length === 0)) {
      for (const [j, index] of indexes.entries()) {
        groups[j] = [await findCorrections(index, word.text, { isLast: word.isLast, budget })];
      }
      const [nearest] = groups.flat(2).sort((a, b) => b.weight - a.weight || b.logPostings - a.logPostings);
      if (nearest) corrections.push({ word, nearest: nearest.text });
    }
    indexes.forEach((_, j) => wordsByIndex[j]!.push({ groups: groups[j]!, isOptional: word.isOptional }));
  }
  return { wordsByIndex, corrections };
}
