import { languageOf, type LocaleCode } from '@/lib/i18n/locales';
import { joiningCharacters, stopWords } from '@/lib/search/stop-words';
import { pairsOf, splitKatakana, tokensOf, type Token } from '@/lib/search/tokens';

/** Parses a query into words. */

export type QueryWord = {
  text: string;
  /** How it is looked up: as a word, as character pairs (CJK) in the same slot, or segmented by the index (Thai). */
  script: Token['script'];
  /** For CJK: the character pairs. */
  pairs: string[];
  /** Whether it is the last word and possibly incomplete. */
  isLast: boolean;
  /** Whether it only improves the score: pairs of adjacent characters across segment boundaries. */
  isOptional: boolean;
  /** Its range in the query. */
  start: number;
  end: number;
};

/** Maximum number of words of a query; the rest is ignored. */
const maxWords = 16;

/** Segments a run of CJK characters with `Intl.Segmenter`, if available. */
function segmentsOf(run: string, locale: LocaleCode): string[] {
  const pieces = splitKatakana(run);
  if (!('Segmenter' in Intl)) return pieces.map(({ text }) => text);
  const segmenter = new Intl.Segmenter(languageOf(locale), { granularity: 'word' });
  return pieces.flatMap(({ text, isWord }) =>
    isWord ? [text] : [...segmenter.segment(text)].map(({ segment }) => segment),
  );
}

function cjkWords({ text, start, end }: Token, locale: LocaleCode): Omit<QueryWord, 'isLast'>[] {
  const word = (segment: string, isOptional: boolean) =>
    ({ text: segment, script: 'cjk', pairs: pairsOf(segment), isOptional, start, end }) as const;
  const runs = text.split(joiningCharacters).filter(Boolean);
  return (runs.length > 0 ? runs : [text]).flatMap((run) => {
    const segments = segmentsOf(run, locale);
    // A single character is not significant, so it is combined with its neighbors.
    const words = segments.filter((segment) => [...segment].length > 1);
    const within = new Set(words.flatMap(pairsOf));
    const between = pairsOf(run).filter((pair) => !within.has(pair));
    if (words.length === 0) return [word(run, false)];
    return [...words.map((one) => word(one, false)), ...between.map((pair) => word(pair, true))];
  });
}

/** The words of a query. Stop words are left out, unless there are no others. */
export function queryWords(query: string, locale: LocaleCode): QueryWord[] {
  const tokens = tokensOf(query);
  const isTyping = /[\p{L}\p{N}\p{M}]$/u.test(query);
  const words = tokens.flatMap((token, i): QueryWord[] => {
    const isLast = isTyping && i === tokens.length - 1;
    if (token.script === 'cjk') return cjkWords(token, locale).map((word) => ({ ...word, isLast }));
    return [{ ...token, pairs: [], isLast, isOptional: false }];
  });
  const significant = words.filter(({ text, script }) => script === 'thai' || !stopWords[locale].has(text));
  return (significant.some(({ isOptional }) => !isOptional) ? significant : words).slice(0, maxWords);
}

/**
 * Segments a run of Thai into words of the index, minimizing the number of unmatched letters.
 * @param has whether the index has a word
 */
export function cutByWords(run: string, has: (word: string) => boolean): { text: string; isKnown: boolean }[] {
  type Way = { left: number; pieces: { text: string; isKnown: boolean }[] };
  const ways: Way[] = [{ left: 0, pieces: [] }];
  for (let end = 1; end <= run.length; end += 1) {
    const before = ways[end - 1]!;
    const last = before.pieces.at(-1);
    const letter = run[end - 1]!;
    const pieces =
      last && !last.isKnown
        ? [...before.pieces.slice(0, -1), { text: last.text + letter, isKnown: false }]
        : [...before.pieces, { text: letter, isKnown: false }];
    let best: Way = { left: before.left + 1, pieces };
    for (let start = Math.max(0, end - 24); start < end; start += 1) {
      const way = ways[start]!;
      const word = run.slice(start, end);
      const isBetter = way.left < best.left || (way.left === best.left && way.pieces.length + 1 < best.pieces.length);
      if (isBetter && has(word)) best = { left: way.left, pieces: [...way.pieces, { text: word, isKnown: true }] };
    }
    ways.push(best);
  }
  return ways.at(-1)!.pieces;
}
