import { vi } from 'vitest';

/**
 * Waits until a check passes, and throws what it threw last when it never does. `vi.waitFor` alone gives up after a second,
 * which a busy machine may need for a single turn.
 * @param interval milliseconds between tries
 */
export const eventually = <Result>(check: () => Result | Promise<Result>, interval = 50): Promise<Result> =>
  vi.waitFor(check, { timeout: 120_000, interval });
