/** A word as code units: a range of an array that may hold many words. */
export type Letters = { of: ArrayLike<number>; start: number; end: number };

export const lettersOf = (word: string): Letters => ({
  of: Uint16Array.from({ length: word.length }, (_, i) => word.charCodeAt(i)),
  start: 0,
  end: word.length,
});

/** The last three rows of the matrix, reused between calls because a query compares thousands of words. */
const rows = [new Uint16Array(64), new Uint16Array(64), new Uint16Array(64)] as [Uint16Array, Uint16Array, Uint16Array];

/**
 * Damerau–Levenshtein distance (optimal string alignment): insertions, deletions, substitutions, and transpositions of
 * adjacent letters.
 * @param limit larger distances are returned as `limit + 1`, without computing them in full
 */
export function distanceOf(one: Letters, other: Letters, limit: number): number {
  const height = one.end - one.start;
  const width = other.end - other.start;
  if (Math.abs(height - width) > limit) return limit + 1;
  if (width >= rows[0].length) rows.forEach((_, i) => (rows[i] = new Uint16Array(2 * width)));
  let [before, last, row] = rows;
  for (let j = 0; j <= width; j += 1) last[j] = j;
  for (let i = 1; i <= height; i += 1) {
    const letter = one.of[one.start + i - 1]!;
    const letterBefore = i > 1 ? one.of[one.start + i - 2]! : -1;
    row[0] = i;
    let smallest = i;
    for (let j = 1; j <= width; j += 1) {
      const its = other.of[other.start + j - 1]!;
      let cost = Math.min(last[j]! + 1, row[j - 1]! + 1, last[j - 1]! + (letter === its ? 0 : 1));
      const isSwapped = j > 1 && letter === other.of[other.start + j - 2]! && letterBefore === its;
      if (isSwapped) cost = Math.min(cost, before[j - 2]! + 1);
      row[j] = cost;
      if (cost < smallest) smallest = cost;
    }
    if (smallest > limit) return limit + 1;
    [before, last, row] = [last, row, before];
  }
  return Math.min(last[width]!, limit + 1);
}

/** Damerau–Levenshtein distance of two strings, up to a limit as for `distanceOf`. */
export const editDistance = (one: string, other: string, limit: number): number =>
  distanceOf(lettersOf(one), lettersOf(other), limit);
