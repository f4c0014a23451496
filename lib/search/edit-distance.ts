/**
 * How many letters have to be added, left out, replaced or swapped with their neighbor to make one word of another
 * (optimal string alignment).
 * @param most more than this is told as `most + 1`, without counting on
 */
export function editDistance(one: string, other: string, most: number): number {
  if (Math.abs(one.length - other.length) > most) return most + 1;
  let before: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, i) => i);
  for (let i = 1; i <= one.length; i += 1) {
    const row = [i];
    let smallest = i;
    for (let j = 1; j <= other.length; j += 1) {
      const isSame = one[i - 1] === other[j - 1];
      let cost = Math.min(last[j]! + 1, row[j - 1]! + 1, last[j - 1]! + (isSame ? 0 : 1));
      const isSwapped = i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1];
      if (isSwapped) cost = Math.min(cost, before[j - 2]! + 1);
      row.push(cost);
      smallest = Math.min(smallest, cost);
    }
    if (smallest > most) return most + 1;
    [before, last] = [last, row];
  }
  return Math.min(last[other.length]!, most + 1);
}

/** How many letters may be wrong in a word of so many: one from four on, two from eight on. */
export const mostTypos = (length: number): number => (length < 4 ? 0 : length < 8 ? 1 : 2);
