/** Expressions of SQL with numbers that look random, but are the same for the same row. */

/** Returns a number from 0 to 1. @param row an expression of an integer @param draw tells several numbers of a row apart */
export const random = (row: string, draw: number): string =>
  `((hashint8extended((${row})::bigint, ${draw}) & 1073741823) / 1073741824.0)`;

const literal = (value: string | null) => (value === null ? 'null' : `'${value.replaceAll("'", "''")}'`);

/** Returns one of the texts; the more often one is in the list, the more often it is picked. @param number from 0 to 1 */
export const pick = (list: readonly (string | null)[], number: string): string =>
  `(array[${list.map(literal).join(', ')}]::text[])[1 + floor(${list.length} * ${number})::int]`;

/** Returns a number of a log-normal distribution, by the method of Box and Muller; it takes two draws. */
export const logNormal = (row: string, draw: number, median: number, spread: number): string =>
  `(${median} * exp(${spread} * sqrt(-2 * ln(1 - ${random(row, draw)})) * cos(2 * pi() * ${random(row, draw + 1)})))`;

/** Returns a list with each value as often as its weight says. */
export const weighted = <T>(...entries: readonly (readonly [weight: number, value: T])[]): T[] =>
  entries.flatMap(([weight, value]) => Array.from({ length: weight }, () => value));
