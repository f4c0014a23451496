import { withNoBreakSpaces } from '@/lib/i18n/no-break-spaces';
import type { LocaleCode } from '@/lib/i18n/locales';
import { foldKana, normalizeToken } from '@/lib/search/normalize-token';
import { tokenize } from '@/lib/search/tokens';

/** A part of a text, and whether it matches the query. */
export type TextSegment = { text: string; isMatch: boolean };

/** Normalized terms to highlight: whole words, and substrings of text without spaces, with Hiragana as Katakana. */
export type HighlightTerms = { words: ReadonlySet<string>; substrings: readonly string[] };

type Span = { start: number; end: number };

/** Normalized letters of text without spaces: text is compared letter by letter and has a few thousand distinct ones. */
const normalizedLetters = new Map<string, string>();

function normalizeLetter(letter: string): string {
  const known = normalizedLetters.get(letter);
  if (known !== undefined) return known;
  const normalized = foldKana(normalizeToken(letter));
  normalizedLetters.set(letter, normalized);
  return normalized;
}

/** The ranges of a text that match, in order. */
export function findMatches(text: string, { words, substrings }: HighlightTerms): Span[] {
  return tokenize(text).flatMap(({ text: normalized, script, start, end }): Span[] => {
    if (script === 'words') return words.has(normalized) ? [{ start, end }] : [];
    const characters = [...text.slice(start, end)];
    const isHighlighted = characters.map(() => false);
    const normalizedCharacters = characters.map(normalizeLetter);
    for (const substring of substrings) {
      const letters = [...substring];
      const next = (from: number) => normalizedCharacters.indexOf(letters[0]!, from);
      for (let i = next(0); i >= 0; i = next(i + 1)) {
        if (letters.every((letter, j) => normalizedCharacters[i + j] === letter))
          isHighlighted.fill(true, i, i + letters.length);
      }
    }
    let offset = start;
    return characters.flatMap((letter, i): Span[] => {
      offset += letter.length;
      return isHighlighted[i] ? [{ start: offset - letter.length, end: offset }] : [];
    });
  });
}

/** Splits a text into matching and other parts; concatenated they are the text. */
export function highlight(text: string, terms: HighlightTerms, locale: LocaleCode): TextSegment[] {
  const segments: TextSegment[] = [];
  const add = (segmentText: string, isMatch: boolean) => {
    const last = segments.at(-1);
    if (segmentText === '') return;
    if (last?.isMatch === isMatch) last.text += segmentText;
    else segments.push({ text: segmentText, isMatch });
  };
  let offset = 0;
  for (const { start, end } of findMatches(text, terms)) {
    add(text.slice(offset, start), false);
    add(text.slice(start, end), true);
    offset = end;
  }
  add(text.slice(offset), false);
  return segments.map(({ text: segmentText, isMatch }) => ({ text: withNoBreakSpaces(segmentText, locale), isMatch }));
}
