import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createBackoff } from '@/lib/client/analytics/queue-sender';

const minute = 60_000;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance'] });
  vi.spyOn(Math, 'random').mockReturnValue(1);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/**
 * Fails `count` times, waiting out each delay.
 * @returns the delays
 */
function failTimes(count: number, { fail, wait } = createBackoff()): number[] {
  return Array.from({ length: count }, () => {
    fail(0);
    const waited = wait();
    vi.advanceTimersByTime(waited);
    return waited;
  });
}

describe('backoff', () => {
  it.each([
    [1, 0, 5_000],
    [1, 1, 10_000],
    [2, 0, 10_000],
    [2, 1, 20_000],
    [4, 0.5, 60_000],
    [7, 1, 10 * minute],
    [50, 1, 10 * minute],
    [1100, 0, 5 * minute],
  ])('the backoff after %d failures in a row, with the random factor %d, is %d ms', (failures, random, expected) => {
    vi.mocked(Math.random).mockReturnValue(random);
    expect(failTimes(failures).at(-1)).toBe(expected);
  });

  it('the backoff doubles until a request succeeds', () => {
    const backoff = createBackoff();
    expect(failTimes(3, backoff)).toEqual([10_000, 20_000, 40_000]);
    backoff.reset();
    expect(failTimes(1, backoff)).toEqual([10_000]);
  });

  it('concurrent failures increase the backoff once', () => {
    const { fail, wait } = createBackoff();
    for (let i = 0; i < 10; i += 1) fail(0);
    expect(wait()).toBe(10_000);
  });

  it.each([
    [2 * minute, 2 * minute],
    [1000 * minute, 60 * minute],
  ])('the backoff follows Retry-After, up to an hour: %d ms', (retryAfter, expected) => {
    const { fail, wait } = createBackoff();
    fail(retryAfter);
    expect(wait()).toBe(expected);
  });
});
