import { withNoBreakSpaces } from '@/lib/i18n/no-break-spaces';
import type { LocaleCode } from '@/lib/i18n/locales';
import { normalizeToken } from '@/lib/search/normalize-token';
import { tokensOf } from '@/lib/search/tokens';

/** A part of a text, and whether it matches the query. */
export type TextPiece = { text: string; isMatch: boolean };

/** Normalized terms to highlight: whole words, and substrings of text without spaces. */
export type Marks = { words: ReadonlySet<string>; within: readonly string[] };

type Span = { start: number; end: number };

/** The ranges of a text that match, in order. */
export function spansOf(text: string, { words, within }: Marks): Span[] {
  return tokensOf(text).flatMap(({ text: plain, script, start, end }): Span[] => {
    if (script === 'words') return words.has(plain) ? [{ start, end }] : [];
    const run = [...text.slice(start, end)];
    const isMarked = run.map(() => false);
    const plainRun = run.map((letter) => normalizeToken(letter));
    for (const word of within) {
      const letters = [...word];
      for (let i = 0; i + letters.length <= run.length; i += 1) {
        if (letters.every((letter, j) => plainRun[i + j] === letter)) isMarked.fill(true, i, i + letters.length);
      }
    }
    let at = start;
    return run.flatMap((letter, i): Span[] => {
      at += letter.length;
      return isMarked[i] ? [{ start: at - letter.length, end: at }] : [];
    });
  });
}

/** Splits a text into matching and other parts; concatenated they are the text. */
export function highlight(text: string, marks: Marks, locale: LocaleCode): TextPiece[] {
  const pieces: TextPiece[] = [];
  const add = (piece: string, isMatch: boolean) => {
    const last = pieces.at(-1);
    if (piece === '') return;
    if (last?.isMatch === isMatch) last.text += piece;
    else pieces.push({ text: piece, isMatch });
  };
  let at = 0;
  for (const { start, end } of spansOf(text, marks)) {
    add(text.slice(at, start), false);
    add(text.slice(start, end), true);
    at = end;
  }
  add(text.slice(at), false);
  return pieces.map(({ text: piece, isMatch }) => ({ text: withNoBreakSpaces(piece, locale), isMatch }));
}
