/** Maximum number of typos by word length: 1 from four letters, 2 from eight. */
export const maxTypos = (length: number): number => (length < 4 ? 0 : length < 8 ? 1 : 2);
