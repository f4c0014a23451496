/** Invisible characters that prevent a line break (Unicode Standard Annex 14). */
export const noBreakSpace = '\u00A0';
export const wordJoiner = '\u2060';
