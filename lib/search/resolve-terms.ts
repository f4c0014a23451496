import type { Meaning, OpenIndex } from '@/lib/search/vocabulary';
import { correctionsOf, meaningsOf, rangesFrom, wordOf, wordsFrom } from '@/lib/search/vocabulary';
import { cutByWords, type QueryWord } from '@/lib/search/query-words';
import type { AskedWord } from '@/lib/search/rank-pages';
import { synonymsOf } from '@/lib/search/synonyms';
import { stopWords } from '@/lib/search/stop-words';
import { ComparisonBudget } from '@/lib/search/comparison-budget';

/** Resolves the words of a query to terms of the searched indexes. */

export type ResolvedQuery = {
  /** The resolved words of the query, per index. */
  inIndex: AskedWord[][];
  /** Words of the query that no index contains, with the closest term. */
  corrections: { word: QueryWord; nearest: string }[];
};

const exact = async (index: OpenIndex, text: string): Promise<Meaning[]> =>
  (await wordOf(index, text)).map((known) => ({ ...known, weight: 1 }));

/** Terms of a CJK pair; a single character matches every pair that starts with it. */
async function pairTerms(index: OpenIndex, pair: string): Promise<Meaning[]> {
  if ([...pair].length > 1) return exact(index, pair);
  return (await wordsFrom(index, pair, 24)).map((known) => ({ ...known, weight: 0.6 }));
}

async function wordTerms(index: OpenIndex, { text, isLast }: QueryWord): Promise<Meaning[]> {
  const same = await Promise.all(synonymsOf(text, index.head.locale).map((other) => meaningsOf(index, other, false)));
  const others = same.flat().map((meaning) => ({ ...meaning, weight: meaning.weight * 0.8 }));
  return [...(await meaningsOf(index, text, isLast)), ...others];
}

/** Segments a run of Thai into words of the indexes. */
async function thaiWords(indexes: readonly OpenIndex[], word: QueryWord): Promise<QueryWord[]> {
  const letters = [...new Set(word.text)];
  const ranges = await Promise.all(indexes.flatMap((index) => letters.map((letter) => rangesFrom(index, letter))));
  const tables = [...new Set(ranges.flat().map(({ table }) => table))];
  const pieces = cutByWords(word.text, (text) => tables.some((table) => table.has(text)));
  const words = pieces.map(({ text }, i) => ({ ...word, text, isLast: word.isLast && i === pieces.length - 1 }));
  const significant = words.filter(({ text }) => text.length > 1 && !stopWords.th.has(text));
  return significant.length > 0 ? significant : words;
}

/** Resolves a query for several indexes. @param indexes the first is in the reader's language */
export async function resolveTerms(indexes: readonly OpenIndex[], query: readonly QueryWord[]): Promise<ResolvedQuery> {
  const words = (
    await Promise.all(query.map((word) => (word.script === 'thai' ? thaiWords(indexes, word) : [word])))
  ).flat();
  const inIndex: AskedWord[][] = indexes.map(() => []);
  const corrections: ResolvedQuery['corrections'] = [];
  const budget = new ComparisonBudget();
  for (const [i, word] of words.entries()) {
    const isCjk = word.script === 'cjk';
    const find = async (index: OpenIndex) =>
      isCjk ? Promise.all(word.pairs.map((pair) => pairTerms(index, pair))) : [await wordTerms(index, word)];
    const groups = await Promise.all(indexes.map(find));
    // Two words that may be written as one: log in, login.
    const next = words[i + 1];
    if (word.script === 'words' && next?.script === 'words') {
      for (const [j, index] of indexes.entries()) groups[j]![0]!.push(...(await exact(index, word.text + next.text)));
    }
    const before = words[i - 1];
    if (word.script === 'words' && before?.script === 'words') {
      for (const [j, index] of indexes.entries()) groups[j]![0]!.push(...(await exact(index, before.text + word.text)));
    }
    if (!isCjk && !budget.isSpent && groups.every(([meanings]) => meanings!.length === 0)) {
      for (const [j, index] of indexes.entries()) {
        groups[j] = [await correctionsOf(index, word.text, { isLast: word.isLast, budget })];
      }
      const [nearest] = groups.flat(2).sort((a, b) => b.weight - a.weight || b.count - a.count);
      if (nearest) corrections.push({ word, nearest: nearest.text });
    }
    indexes.forEach((_, j) => inIndex[j]!.push({ groups: groups[j]!, isOptional: word.isOptional }));
  }
  return { inIndex, corrections };
}
