import type { LocaleCode } from '@/lib/i18n/locales';
import { normalizeToken } from '@/lib/search/normalize-token';
import { stopWords } from '@/lib/search/stop-words';

/** What a text is cut into: words where spaces stand, runs of letters where none do. */

export type Token = {
  /** In its plain form. */
  text: string;
  /** How the text is written: with spaces; without them, in signs for syllables and words; or in Thai. */
  script: 'words' | 'signs' | 'thai';
  /** Where it stands in the text as it was given. */
  start: number;
  end: number;
};

const signs = '\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}ー々〆';
const thai = '\\p{Script=Thai}';
// Versions, such as 1.4.0, stay whole; an apostrophe within Cyrillic letters is part of the word.
const pattern = new RegExp(
  `(?<version>\\d+(?:\\.\\d+)+)|(?<signs>[${signs}\\u2060]+)|(?<thai>[${thai}\\u2060]+)|` +
    `(?:(?![${signs}${thai}])(?:[\\p{L}\\p{N}\\p{M}\\u2060\\u00AD]|(?<=\\p{Script=Cyrillic})['’ʼ](?=\\p{Script=Cyrillic})))+`,
  'gu',
);

/** The words and runs of a text, in their order. */
export function tokensOf(text: string): Token[] {
  return [...text.matchAll(pattern)].flatMap((match): Token[] => {
    const plain = normalizeToken(match[0]);
    const script = match.groups?.signs ? 'signs' : match.groups?.thai ? 'thai' : 'words';
    if (plain === '') return [];
    return [{ text: plain, script, start: match.index, end: match.index + match[0].length }];
  });
}

/** Every two signs that stand beside each other: 指纹浏览 → 指纹, 纹浏, 浏览. One sign alone is itself. */
export function pairsOf(run: string): string[] {
  const letters = [...run];
  return letters.length === 1 ? letters : letters.slice(1).map((letter, i) => letters[i]! + letter);
}

/** A run of signs with what is written in Katakana, which dictionaries seldom know, each as one word. */
export const splitKatakana = (run: string): { text: string; isWord: boolean }[] =>
  run.split(/([\p{Script=Katakana}ー]+)/u).flatMap((text, i) => (text === '' ? [] : [{ text, isWord: i % 2 === 1 }]));

/** Cuts a run of signs or of Thai into words; only the index does, and a query looks for its words. */
export type WordSegmenter = (run: string, script: 'signs' | 'thai') => string[];

/**
 * The pairs of a run that are within words, or beside a word of one sign, which may be part of another. Pairs between two
 * longer words stand for nothing, and would be a third of the index.
 */
function pairsWithin(words: readonly string[]): string[] {
  return words.flatMap((word, i) => {
    const next = words[i + 1];
    const within = pairsOf(word);
    if (next === undefined || ([...word].length > 1 && [...next].length > 1)) return within;
    return [...within, [...word].at(-1)! + [...next][0]!];
  });
}

/** Signs that only join words: pairs with them say nothing, and would be a tenth of the index. */
const joining = /[的了吗嗎呢]/u;
const isTelling = (pair: string) => !joining.test(pair) && [...pair].length === 2;

/**
 * The terms under which a text is found, in their order and as often as they stand there; without words that stand
 * everywhere, unless these are all there are.
 */
export function indexTerms(text: string, locale: LocaleCode, cut: WordSegmenter): string[] {
  const all = tokensOf(text).flatMap(({ text: token, script }) => {
    if (script === 'words') return [token];
    return script === 'thai' ? cut(token, script) : pairsWithin(cut(token, script)).filter(isTelling);
  });
  const telling = all.filter((term) => !stopWords[locale].has(term));
  return telling.length > 0 ? telling : all;
}
