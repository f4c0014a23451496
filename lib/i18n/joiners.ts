/** Characters that are not seen, and keep what stands beside them on one line (Unicode Standard Annex 14). */
export const noBreakSpace = '\u00A0';
export const wordJoiner = '\u2060';
