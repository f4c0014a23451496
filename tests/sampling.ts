import { execFileSync } from 'node:child_process';

/** Whether this is `npm run test:full`; `npm test` runs only a sample of the same tests. */
export const isFull = process.env.SUITE_FULL === '1';

/** Samples a list: all items in the full suite, otherwise every nth, starting at `first`. */
export const sample = <Item>(items: readonly Item[], every: number, first = 0): readonly Item[] =>
  isFull ? items : items.filter((_item, index) => index % every === first % every);

/** First digits of the commit as a number; 0 without a repository, such as in an unpacked archive. */
function offsetOfCommit(): number {
  try {
    const commit = execFileSync('git', ['rev-parse', 'HEAD'], { encoding: 'utf8', stdio: 'pipe' });
    return parseInt(commit.slice(0, 7), 16);
  } catch {
    return 0;
  }
}

// Inherited by all processes of a run, because a commit in the meantime would make them select other tests.
process.env.SUITE_OFFSET ??= String(offsetOfCommit());

/** Start of the samples of short runs: the same for every run of a commit, so that a failure repeats. */
export const commitOffset = Number(process.env.SUITE_OFFSET);

/** Tag of browser tests that `npm test` skips: rare, slow, or redundant ones. */
export const fullOnly = { tag: '@full' } as const;
