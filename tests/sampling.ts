export { commitOffset } from '@/scripts/suite/commit-offset';

/** Whether this is `npm run test:full`; `npm test` runs only a sample of the same tests. */
export const isFull = process.env.SUITE_FULL === '1';

/** Samples a list: all items in the full suite, otherwise every nth, starting at `first`. */
export const sample = <Item>(items: readonly Item[], every: number, first = 0): readonly Item[] =>
  isFull ? items : items.filter((_item, index) => index % every === first % every);

/** Tag of browser tests that `npm test` skips: rare, slow, or redundant ones. */
export const fullOnly = { tag: '@full' } as const;
