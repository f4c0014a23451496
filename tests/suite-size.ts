/** True for `npm run test:full`, which takes its time; `npm test` does less of the same. */
export const isFull = process.env.SUITE_FULL === '1';

/** What a test goes through one by one: all of it in the full suite, else every nth, beginning with one of the first. */
export const someOf = <Item>(items: readonly Item[], every: number, first = 0): readonly Item[] =>
  isFull ? items : items.filter((_item, nth) => nth % every === first % every);

/** Days since 1970: by it a short run takes other ones of many each day. */
export const today = Math.floor(Date.now() / 86_400_000);

/** What a browser test is given that `npm test` leaves out: rare, slow, or one of several of the same promise. */
export const onlyInFull = { tag: '@full' } as const;
