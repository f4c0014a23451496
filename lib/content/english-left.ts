/** Texts of other languages that are still English. */

/** From this share of its letters on, a text counts as a copy of the English one. */
const mostly = 0.6;

const wordsOf = (markdown: string): string[] =>
  markdown
    .replace(/^(?:```|~~~)[\s\S]*?^(?:```|~~~)/gm, ' ')
    .replace(/`[^`\n]*`|\]\([^)\n]*\)|\{[^}\n]*\}/g, ' ')
    .toLowerCase()
    .match(/\p{L}[\p{L}\p{M}]*/gu) ?? [];

const letters = (words: readonly string[]) => words.reduce((sum, word) => sum + word.length, 0);

/** The share of a text's letters, from 0 to 1, that stand in words of the English text; code is not counted. */
export function englishShare(english: string, own: string): number {
  const known = new Set(wordsOf(english));
  const words = wordsOf(own);
  return words.length === 0 ? 0 : letters(words.filter((word) => known.has(word))) / letters(words);
}

/** True for the Markdown of an article that was copied from English, or mostly. */
export function isCopiedEnglish(english: string, own: string): boolean {
  return englishShare(english, own) >= mostly;
}
