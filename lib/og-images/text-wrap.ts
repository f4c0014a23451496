/** Line breaking of titles. */

export type Word = {
  text: string;
  /** Whether a space precedes the word. */
  space: boolean;
};

/** Languages without spaces between words. */
const unspacedLanguages = /^(?:zh|ja|th)\b/;

/** Punctuation and symbols that must not start a line, and brackets that must not end one. */
const closingPunctuation = /^[\p{P}\p{S}ๆー々]+$/u;
const openingPunctuation = /^[\p{Ps}\p{Pi}]+$/u;
/** Japanese particles and endings, which belong to the previous word. */
const japaneseEnding = /^\p{Script=Hiragana}+$/u;

/** Ends in a one-letter preposition or article, which belongs to the next word. */
const shortWordEnd = /(?:^|\u00A0)\p{L}$/u;

const noBreak = '\u00A0';

/** Parts into which a single word can be broken: after a middle dot, and before it is too long for a line. */
const breakableParts = /[^·]{1,24}(?!\p{M})·*|·+/gu;

function* splitWords(text: string, language: string): Generator<Word> {
  let space = false;
  const words = unspacedLanguages.test(language)
    ? [...new Intl.Segmenter(language, { granularity: 'word' }).segment(text)].map(({ segment }) => segment)
    : text.split(/([ \t\n]+)/);
  for (const word of words) {
    if (/^[ \t\n]*$/.test(word)) space ||= word !== '';
    else {
      for (const [text] of word.matchAll(breakableParts)) {
        yield { text, space };
        space = false;
      }
    }
  }
}

/** Splits a title into unbreakable words. Dashes and closing punctuation stay with the previous word. */
export function titleWords(text: string, language: string): Word[] {
  const words: Word[] = [];
  for (const word of splitWords(text.trim(), language)) {
    const last = words.at(-1);
    const isAttached =
      last &&
      (openingPunctuation.test(last.text) ||
        (word.space && shortWordEnd.test(last.text) && !unspacedLanguages.test(language)) ||
        (closingPunctuation.test(word.text) && !openingPunctuation.test(word.text)) ||
        (language.startsWith('ja') && japaneseEnding.test(word.text)));
    if (isAttached) last.text += (word.space ? noBreak : '') + word.text;
    else words.push(word);
  }
  return words;
}

/** A word and its width, in any unit. */
export type Measured = { space: boolean; width: number };

/** Returns the width of words on one line. */
export function lineWidth(words: readonly Measured[], space: number): number {
  return words.reduce((sum, word, i) => sum + word.width + (word.space && i > 0 ? space : 0), 0);
}

/** Returns the number of lines of greedy wrapping. */
function countLines(words: readonly Measured[], limit: number, space: number): number {
  let lines = 1;
  let start = 0;
  for (let end = 1; end <= words.length; end++) {
    if (lineWidth(words.slice(start, end), space) > limit) {
      lines += 1;
      start = end - 1;
    }
  }
  return lines;
}

type Breaks<T> = { cost: number; lines: T[][] };

/** Wraps words into as few lines as possible, of similar width; null if a single word is too wide. */
export function balanceLines<T extends Measured>(words: readonly T[], limit: number, space: number): T[][] | null {
  if (words.some(({ width }) => width > limit)) return null;
  // `best[n]` breaks the first n words: the sum of squared widths is smallest if lines are equal.
  let best: (Breaks<T> | null)[] = [{ cost: 0, lines: [] }, ...words.map(() => null)];
  for (let line = countLines(words, limit, space); line > 0; line--) {
    best = best.map((_, end) => {
      const candidates = best.slice(0, end).flatMap((shorter, start): Breaks<T>[] => {
        const lastLine = words.slice(start, end);
        const width = lineWidth(lastLine, space);
        return shorter && width <= limit
          ? [{ cost: shorter.cost + width ** 2, lines: [...shorter.lines, lastLine] }]
          : [];
      });
      return candidates.sort((a, b) => a.cost - b.cost)[0] ?? null;
    });
  }
  return best.at(-1)?.lines ?? null;
}
