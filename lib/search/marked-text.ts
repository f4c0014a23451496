import { withJoins, withoutJoins } from '@/lib/i18n/line-joins';
import { languageOf, type LocaleCode } from '@/lib/i18n/locales';

/** A piece of a text, and whether it is what was searched for. */
export type TextPiece = { text: string; isMatch: boolean };

/** A text in its words and what stands between them, as the language tells them apart; without what keeps it on a line. */
export function wordPieces(text: string, locale: LocaleCode): Intl.SegmentData[] {
  return [...new Intl.Segmenter(languageOf(locale), { granularity: 'word' }).segment(withoutJoins(text))];
}

/**
 * A text in pieces, its words that are among the terms marked. Together the pieces are the text.
 * @param terms in lower case, as the search has found them
 */
export function markedPieces(text: string, terms: ReadonlySet<string>, locale: LocaleCode): TextPiece[] {
  const pieces: TextPiece[] = [];
  for (const { segment } of wordPieces(text, locale)) {
    const isMatch = terms.has(segment.toLowerCase());
    const last = pieces.at(-1);
    if (last?.isMatch === isMatch) last.text += segment;
    else pieces.push({ text: segment, isMatch });
  }
  return pieces.map(({ text: piece, isMatch }) => ({ text: withJoins(piece, locale), isMatch }));
}
