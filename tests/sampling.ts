/** Whether this is `npm run test:full`; `npm test` runs only a sample of the same tests. */
export const isFull = process.env.SUITE_FULL === '1';

/** Samples a list: all items in the full suite, otherwise every nth, starting at `first`. */
export const sample = <Item>(items: readonly Item[], every: number, first = 0): readonly Item[] =>
  isFull ? items : items.filter((_item, index) => index % every === first % every);

// Inherited by all processes of a run: after midnight they would select other tests than the first has listed.
process.env.SUITE_DAY ??= String(Math.floor(Date.now() / 86_400_000));

/** Days since 1970; rotates the samples of short runs daily. */
export const today = Number(process.env.SUITE_DAY);

/** Tag of browser tests that `npm test` skips: rare, slow, or redundant ones. */
export const fullOnly = { tag: '@full' } as const;
