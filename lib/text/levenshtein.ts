/** A word as code units: a range of an array that may hold many words. */
export type CodeUnits = { units: ArrayLike<number>; start: number; end: number };

export const toCodeUnits = (word: string): CodeUnits => ({
  units: Uint16Array.from({ length: word.length }, (_, i) => word.charCodeAt(i)),
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
export function codeUnitDistance(source: CodeUnits, target: CodeUnits, limit: number): number {
  const height = source.end - source.start;
  const width = target.end - target.start;
  if (Math.abs(height - width) > limit) return limit + 1;
  if (width >= rows[0].length) rows.forEach((_, i) => (rows[i] = new Uint16Array(2 * width)));
  let [twoRowsBack, previousRow, row] = rows;
  for (let j = 0; j <= width; j += 1) previousRow[j] = j;
  for (let i = 1; i <= height; i += 1) {
    const letter = source.units[source.start + i - 1]!;
    const previousLetter = i > 1 ? source.units[source.start + i - 2]! : -1;
    row[0] = i;
    let smallest = i;
    for (let j = 1; j <= width; j += 1) {
      const targetLetter = target.units[target.start + j - 1]!;
      let cost = Math.min(
        previousRow[j]! + 1,
        row[j - 1]! + 1,
        previousRow[j - 1]! + (letter === targetLetter ? 0 : 1),
      );
      const isSwapped = j > 1 && letter === target.units[target.start + j - 2]! && previousLetter === targetLetter;
      if (isSwapped) cost = Math.min(cost, twoRowsBack[j - 2]! + 1);
      row[j] = cost;
      if (cost < smallest) smallest = cost;
    }
    if (smallest > limit) return limit + 1;
    [twoRowsBack, previousRow, row] = [previousRow, row, twoRowsBack];
  }
  return Math.min(previousRow[width]!, limit + 1);
}

/** Damerau–Levenshtein distance of two strings, up to a limit as for `codeUnitDistance`. */
export const editDistance = (source: string, target: string, limit: number): number =>
  codeUnitDistance(toCodeUnits(source), toCodeUnits(target), limit);
