import type { LocaleCode } from '@/lib/i18n/locales';
import { foldKana, normalizeToken } from '@/lib/search/normalize-token';
import { stopWords } from '@/lib/search/stop-words';

/** Tokenizer: words in scripts with spaces, runs of characters in scripts without. */

export type Token = {
  /** Normalized text. */
  text: string;
  /** Kind of script: with spaces, Chinese or Japanese, or Thai. */
  script: 'words' | 'cjk' | 'thai';
  /** Its range in the original text. */
  start: number;
  end: number;
};

const cjk = '\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}ー々〆';
const thai = '\\p{Script=Thai}';
const letters = '\\p{L}\\p{N}\\p{M}';
// Versions, such as 1.4.0, stay whole; an apostrophe within Cyrillic letters is part of the word, and so is an invisible
// character within any.
const pattern = new RegExp(
  `(?<version>\\d+(?:\\.\\d+)+)|(?<cjk>[${cjk}]+)|(?<thai>[${thai}]+)|` +
    `(?:(?![${cjk}${thai}])(?:[${letters}]|(?<=\\p{Script=Cyrillic})['’ʼ](?=\\p{Script=Cyrillic})|(?<=[${letters}])\\p{Cf}+(?=[${letters}])))+`,
  'gu',
);

/** The tokens of a text, in order. */
export function tokenize(text: string): Token[] {
  return [...text.matchAll(pattern)].flatMap((match): Token[] => {
    const normalized = normalizeToken(match[0]);
    const script = match.groups?.cjk ? 'cjk' : match.groups?.thai ? 'thai' : 'words';
    if (normalized === '') return [];
    return [{ text: normalized, script, start: match.index, end: match.index + match[0].length }];
  });
}

/** Character bigrams: 指纹浏览 → 指纹, 纹浏, 浏览. A single character is returned as it is. */
export function toBigrams(run: string): string[] {
  const letters = [...run];
  return letters.length === 1 ? letters : letters.slice(1).map((letter, i) => letters[i]! + letter);
}

/** Splits a CJK run at Katakana; each Katakana part is one word, because dictionaries rarely contain them. */
export const splitKatakana = (run: string): { text: string; isWord: boolean }[] =>
  run.split(/([\p{Script=Katakana}ー]+)/u).flatMap((text, i) => (text === '' ? [] : [{ text, isWord: i % 2 === 1 }]));

/** Segments a CJK or Thai run into words. Only for indexing; queries are matched against the words of the index. */
export type WordSegmenter = (run: string, script: 'cjk' | 'thai') => string[];

/**
 * The bigrams within words, or next to a single-character word, which may be part of another word. Bigrams between two
 * longer words are meaningless, and would be a third of the index.
 */
function bigramsWithinWords(words: readonly string[]): string[] {
  return words.flatMap((word, i) => {
    const next = words[i + 1];
    const bigrams = toBigrams(word);
    if (next === undefined || ([...word].length > 1 && [...next].length > 1)) return bigrams;
    return [...bigrams, [...word].at(-1)! + [...next][0]!];
  });
}

/** Particles: bigrams with them are not significant, and would be a tenth of the index. */
const particles = /[的了吗嗎呢]/u;
const isSignificant = (bigram: string) => !particles.test(bigram) && [...bigram].length === 2;

/**
 * The index terms of a text, in order and with duplicates; without stop words, unless there are no others. Hiragana is
 * written as Katakana.
 */
export function indexTerms(text: string, locale: LocaleCode, segment: WordSegmenter): string[] {
  const terms = tokenize(text).flatMap(({ text: token, script }) => {
    if (script === 'words') return [token];
    return script === 'thai'
      ? segment(token, script)
      : bigramsWithinWords(segment(token, script)).filter(isSignificant);
  });
  const significant = terms.filter((term) => !stopWords[locale].has(term));
  return (significant.length > 0 ? significant : terms).map(foldKana);
}
