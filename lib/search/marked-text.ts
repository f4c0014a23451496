import { withJoins } from '@/lib/i18n/line-joins';
import type { LocaleCode } from '@/lib/i18n/locales';
import { plainWord } from '@/lib/search/plain-word';
import { tokensOf } from '@/lib/search/tokens';

/** A piece of a text, and whether it is what was searched for. */
export type TextPiece = { text: string; isMatch: boolean };

/** What is marked, in plain forms: whole words, and what may stand within a run that has no spaces. */
export type Marks = { words: ReadonlySet<string>; within: readonly string[] };

type Span = { start: number; end: number };

/** Where what is marked stands in a text, in its order. */
export function spansOf(text: string, { words, within }: Marks): Span[] {
  return tokensOf(text).flatMap(({ text: plain, script, start, end }): Span[] => {
    if (script === 'words') return words.has(plain) ? [{ start, end }] : [];
    const run = [...text.slice(start, end)];
    const isMarked = run.map(() => false);
    const plainRun = run.map((letter) => plainWord(letter));
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

/** A text in pieces, what was searched for marked. Together the pieces are the text. */
export function markedPieces(text: string, marks: Marks, locale: LocaleCode): TextPiece[] {
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
  return pieces.map(({ text: piece, isMatch }) => ({ text: withJoins(piece, locale), isMatch }));
}

/** So many characters are shown of a text; of scripts that say more with fewer, fewer. */
const excerptLength = (text: string) => (/[\p{Script=Han}\p{Script=Hangul}]/u.test(text) ? 90 : 180);

/** A text that goes on, cut off: dots, but none behind the end of a sentence, which would be two stops. */
export const withDots = (cut: string): string => (/[.!?…。！？।]$/u.test(cut) ? cut : `${cut}…`);

/** The piece of a text in which most of what was searched for stands, with dots where something is left out. */
export function excerptOf(text: string, marks: Marks): string {
  const length = excerptLength(text);
  if (text.length <= length) return text;
  const spans = spansOf(text, marks);
  let [start, most] = [0, 0];
  for (const { start: from } of spans) {
    const inside = spans.filter((span) => span.start >= from && span.end <= from + length - 30);
    const found = new Set(inside.map((span) => plainWord(text.slice(span.start, span.end)))).size;
    if (found > most) [start, most] = [from, found];
  }
  if (start + 40 < length) start = 0;
  const begin = start === 0 ? 0 : beginNear(text, Math.max(0, start - 40), start);
  const end = begin + length >= text.length ? text.length : endNear(text, begin + length);
  const piece = text.slice(begin, end).trim();
  return `${begin > 0 ? '…' : ''}${end < text.length ? withDots(piece) : piece}`;
}

/** The first beginning of a sentence, else of a word, from a place on. */
function beginNear(text: string, from: number, latest: number): number {
  const part = text.slice(from, latest);
  const sentence = /[.!?。！？]\s*(?=\S)/u.exec(part);
  if (sentence) return from + sentence.index + sentence[0].length;
  const word = /\s/.exec(part);
  return word ? from + word.index + 1 : from;
}

/** The last end of a word up to a place, where words have ends. */
function endNear(text: string, at: number): number {
  const space = text.lastIndexOf(' ', at);
  return space > at - 30 ? space : at;
}
