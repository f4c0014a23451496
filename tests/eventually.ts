import { vi } from 'vitest';

/**
 * Retries a check until it passes, and throws its last error on timeout. The one-second default of `vi.waitFor` is too
 * short for a busy machine.
 * @param interval milliseconds between attempts
 */
export const eventually = <Result>(check: () => Result | Promise<Result>, interval = 50): Promise<Result> =>
  vi.waitFor(check, { timeout: 120_000, interval });
