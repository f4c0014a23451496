import { languageTag, type LocaleCode } from '@/lib/i18n/locales';
import { foldKana } from '@/lib/search/normalize-token';
import { separatorPattern, stopWords } from '@/lib/search/stop-words';
import { toBigrams, splitKatakana, tokenize, type Token } from '@/lib/search/tokens';

/** Parses a query into words. */

export type QueryWord = {
  text: string;
  /** How it is looked up: as a word, as bigrams (CJK) in the same slot, or segmented by the index (Thai). */
  script: Token['script'];
  /** For CJK: its character bigrams, with Hiragana written as Katakana. */
  bigrams: string[];
  /** Whether it is the last word and possibly incomplete. */
  isLast: boolean;
  /** Whether it only improves the score: bigrams across segment boundaries. */
  isOptional: boolean;
  /** Its range in the query. */
  start: number;
  end: number;
};

/** Maximum number of words of a query; the rest is ignored. */
const maxWords = 16;

/** Segments a run of CJK characters with `Intl.Segmenter`, if available. */
function segmentRun(run: string, locale: LocaleCode): string[] {
  const katakanaParts = splitKatakana(run);
  if (!('Segmenter' in Intl)) return katakanaParts.map(({ text }) => text);
  const segmenter = new Intl.Segmenter(languageTag(locale), { granularity: 'word' });
  return katakanaParts.flatMap(({ text, isWord }) =>
    isWord ? [text] : [...segmenter.segment(text)].map(({ segment }) => segment),
  );
}

function toCjkWords({ text, start, end }: Token, locale: LocaleCode): Omit<QueryWord, 'isLast'>[] {
  const toWord = (segment: string, isOptional: boolean) =>
    ({ text: segment, script: 'cjk', bigrams: toBigrams(foldKana(segment)), isOptional, start, end }) as const;
  const runs = text.split(separatorPattern).filter(Boolean);
  return (runs.length > 0 ? runs : [text]).flatMap((run) => {
    // In a query of Hiragana only, loan words are not yet in Katakana, and dictionaries list them in Katakana only.
    const segments = /^[\p{Script=Hiragana}ー]+$/u.test(run) ? [run] : segmentRun(run, locale);
    // A single character is not significant, so it is combined with its neighbors.
    const words = segments.filter((segment) => [...segment].length > 1);
    const bigramsInWords = new Set(words.flatMap(toBigrams));
    const bigramsAcrossWords = toBigrams(run).filter((bigram) => !bigramsInWords.has(bigram));
    if (words.length === 0) return [toWord(run, false)];
    return [
      ...words.map((segment) => toWord(segment, false)),
      ...bigramsAcrossWords.map((bigram) => toWord(bigram, true)),
    ];
  });
}

/** The words of a query. Stop words are left out, unless there are no others. */
export function queryWords(query: string, locale: LocaleCode): QueryWord[] {
  const tokens = tokenize(query);
  const isTyping = /[\p{L}\p{N}\p{M}]$/u.test(query);
  const words = tokens.flatMap((token, i): QueryWord[] => {
    const isLast = isTyping && i === tokens.length - 1;
    if (token.script === 'cjk') return toCjkWords(token, locale).map((word) => ({ ...word, isLast }));
    return [{ ...token, bigrams: [], isLast, isOptional: false }];
  });
  const significant = words.filter(({ text, script }) => script === 'thai' || !stopWords[locale].has(text));
  return (significant.some(({ isOptional }) => !isOptional) ? significant : words).slice(0, maxWords);
}

/**
 * Segments a run of Thai into words of the index, minimizing the number of unmatched letters.
 * @param has whether the index has a word
 */
export function segmentByDictionary(
  run: string,
  has: (word: string) => boolean,
): { text: string; inDictionary: boolean }[] {
  type Segmentation = { unmatched: number; segments: { text: string; inDictionary: boolean }[] };
  const segmentations: Segmentation[] = [{ unmatched: 0, segments: [] }];
  for (let end = 1; end <= run.length; end += 1) {
    const previous = segmentations[end - 1]!;
    const last = previous.segments.at(-1);
    const letter = run[end - 1]!;
    const segments =
      last && !last.inDictionary
        ? [...previous.segments.slice(0, -1), { text: last.text + letter, inDictionary: false }]
        : [...previous.segments, { text: letter, inDictionary: false }];
    let best: Segmentation = { unmatched: previous.unmatched + 1, segments };
    for (let start = Math.max(0, end - 24); start < end; start += 1) {
      const segmentation = segmentations[start]!;
      const word = run.slice(start, end);
      const isBetter =
        segmentation.unmatched < best.unmatched ||
        (segmentation.unmatched === best.unmatched && segmentation.segments.length + 1 < best.segments.length);
      if (isBetter && has(word))
        best = {
          unmatched: segmentation.unmatched,
          segments: [...segmentation.segments, { text: word, inDictionary: true }],
        };
    }
    segmentations.push(best);
  }
  return segmentations.at(-1)!.segments;
}
