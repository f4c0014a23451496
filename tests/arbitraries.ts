import * as fc from 'fast-check';

/** Generated requests: their parts are arbitraries of fast-check, and the same seed generates the same ones again. */

/** Generates values one at a time: a hundred thousand requests at once would not fit into memory. */
export const streamOf = <T>(arbitrary: fc.Arbitrary<T>, seed: number): fc.Stream<T> =>
  fc.sample(fc.infiniteStream(arbitrary, { noHistory: true }), { seed, numRuns: 1 })[0]!;

/** The value itself, or with a probability in percent another one. */
export const sometimes = <T>(percent: number, value: T, other: (value: T) => fc.Arbitrary<T>): fc.Arbitrary<T> =>
  fc.oneof(
    { weight: 100 - percent, arbitrary: fc.constant(value) },
    { weight: percent, arbitrary: fc.constant(value).chain(other) },
  );

/** One of the words of a text. */
export const oneOf = (text: string): fc.Arbitrary<string> => fc.constantFrom(...text.trim().split(/\s+/));

type Headers = Record<string, string>;

/** Headers, each with the probability in percent that it is sent, and its value. */
export function someHeaders(table: Record<string, readonly [percent: number, value: fc.Arbitrary<string>]>) {
  const each = Object.entries(table).map(([name, [percent, value]]) =>
    sometimes<Headers>(percent, {}, () => value.map((sent) => ({ [name]: sent }))),
  );
  return fc.tuple(...each).map((parts) => Object.assign({}, ...parts) as Headers);
}
