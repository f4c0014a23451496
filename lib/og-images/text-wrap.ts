/** Where a title may be broken into lines, and where it is. */

export type Word = {
  text: string;
  /** True when a space parts it from the word before. */
  space: boolean;
};

/** Languages that put no spaces between words. */
const unspaced = /^(?:zh|ja|th)\b/;

/** Marks and signs that must not begin a line, and brackets that must not end one. */
const closing = /^[\p{P}\p{S}ๆー々]+$/u;
const opening = /^[\p{Ps}\p{Pi}]+$/u;
/** Particles and endings of Japanese, which belong to the word before. */
const ending = /^\p{Script=Hiragana}+$/u;

/** Ends in a preposition or article of one letter, which belongs to the word after. */
const short = /(?:^|\u00A0)\p{L}$/u;

const noBreak = '\u00A0';

/** Where what is written as one word may be broken: after a dot between names, and before it is too long for a line. */
const parts = /[^·]{1,24}(?!\p{M})·*|·+/gu;

function* pieces(text: string, language: string): Generator<Word> {
  let space = false;
  const words = unspaced.test(language)
    ? [...new Intl.Segmenter(language, { granularity: 'word' }).segment(text)].map(({ segment }) => segment)
    : text.split(/([ \t\n]+)/);
  for (const word of words) {
    if (/^[ \t\n]*$/.test(word)) space ||= word !== '';
    else {
      for (const [text] of word.matchAll(parts)) {
        yield { text, space };
        space = false;
      }
    }
  }
}

/** The words of a title: what may stand on a line of its own. Dashes and closing marks stay with the word before. */
export function titleWords(text: string, language: string): Word[] {
  const words: Word[] = [];
  for (const piece of pieces(text.trim(), language)) {
    const last = words.at(-1);
    const belongs =
      last &&
      (opening.test(last.text) ||
        (piece.space && short.test(last.text) && !unspaced.test(language)) ||
        (closing.test(piece.text) && !opening.test(piece.text)) ||
        (language.startsWith('ja') && ending.test(piece.text)));
    if (belongs) last.text += (piece.space ? noBreak : '') + piece.text;
    else words.push(piece);
  }
  return words;
}

/** A word and how wide it is, in any unit. */
export type Measured = { space: boolean; width: number };

/** How wide words are on one line. */
export function lineWidth(words: readonly Measured[], space: number): number {
  return words.reduce((sum, word, i) => sum + word.width + (word.space && i > 0 ? space : 0), 0);
}

/** How many lines it takes to write words one after the other. */
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

/** As few lines as the limit allows, of lengths as equal as can be; null when a single word is too wide. */
export function balanceLines<T extends Measured>(words: readonly T[], limit: number, space: number): T[][] | null {
  if (words.some(({ width }) => width > limit)) return null;
  // The best way to break the first so many words: the sum of squares is least when lines are equal.
  let best: (Breaks<T> | null)[] = [{ cost: 0, lines: [] }, ...words.map(() => null)];
  for (let line = countLines(words, limit, space); line > 0; line--) {
    best = best.map((_, end) => {
      const ways = best.slice(0, end).flatMap((before, start): Breaks<T>[] => {
        const added = words.slice(start, end);
        const width = lineWidth(added, space);
        return before && width <= limit ? [{ cost: before.cost + width ** 2, lines: [...before.lines, added] }] : [];
      });
      return ways.sort((a, b) => a.cost - b.cost)[0] ?? null;
    });
  }
  return best.at(-1)?.lines ?? null;
}
