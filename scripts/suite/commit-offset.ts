import { execFileSync } from 'node:child_process';

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
