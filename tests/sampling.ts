/** True for `npm run test:full`, which takes its time; `npm test` does less of the same. */
export const isFull = process.env.SUITE_FULL === '1';

/** What a test goes through one by one: all of it in the full suite, else every nth, beginning with one of the first. */
export const sample = <Item>(items: readonly Item[], every: number, first = 0): readonly Item[] =>
  isFull ? items : items.filter((_item, nth) => nth % every === first % every);

// What the run's first process says, all the others say: after midnight they would look for other tests than it has listed.
process.env.SUITE_DAY ??= String(Math.floor(Date.now() / 86_400_000));

/** Days since 1970: by it a short run takes other ones of many each day. */
export const today = Number(process.env.SUITE_DAY);

/** What a browser test is given that `npm test` leaves out: rare, slow, or one of several of the same promise. */
export const fullOnly = { tag: '@full' } as const;
