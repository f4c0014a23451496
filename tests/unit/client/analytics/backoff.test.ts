import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { backoff, delayAfter } from '@/lib/client/analytics/queue-sender';
import { limitedStorage } from './limited-storage';

const minute = 60_000;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
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
function failTimes(count: number, storage = limitedStorage()): number[] {
  const { fail, wait } = backoff(storage, 'x');
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
    [5000, 0, 5 * minute],
  ])('the delay after %d failures in a row, with the random factor %d, is %d ms', (failures, random, expected) => {
    expect(delayAfter(failures, random)).toBe(expected);
  });

  it('the delay doubles until a request succeeds', () => {
    const storage = limitedStorage();
    expect(failTimes(3, storage)).toEqual([10_000, 20_000, 40_000]);
    backoff(storage, 'x').succeed();
    expect(failTimes(1, storage)).toEqual([10_000]);
  });

  it('the delay is shared by all tabs and survives a page load', () => {
    const storage = limitedStorage();
    backoff(storage, 'x').fail(0);
    expect(backoff(storage, 'x').wait()).toBe(10_000);
    expect(backoff(storage, 'y').wait()).toBe(0);
  });

  it('concurrent failures increase the delay once', () => {
    const { fail, wait } = backoff(limitedStorage(), 'x');
    for (let i = 0; i < 10; i += 1) fail(0);
    expect(wait()).toBe(10_000);
  });

  it('the delay follows Retry-After, up to an hour', () => {
    const { fail, wait } = backoff(limitedStorage(), 'x');
    fail(2 * minute);
    expect(wait()).toBe(2 * minute);
    fail(1000 * minute);
    expect(wait()).toBe(60 * minute);
  });

  it('after the delay is lifted for one attempt, the next delay is longer', () => {
    const { fail, wait, skipDelay } = backoff(limitedStorage(), 'x');
    fail(0);
    skipDelay();
    expect(wait()).toBe(0);
    fail(0);
    expect(wait()).toBe(20_000);
  });

  it('there is no delay if the clock was set back further than any delay, or the stored value is invalid', () => {
    const storage = limitedStorage();
    backoff(storage, 'x').fail(0);
    vi.setSystemTime(Date.now() - 90 * minute);
    expect(backoff(storage, 'x').wait()).toBe(0);
    storage.setItem('sending:x', 'nonsense');
    expect(backoff(storage, 'x').wait()).toBe(0);
  });

  it('the delay still ends if storage is full', () => {
    const { fail, wait } = backoff(limitedStorage(0), 'x');
    expect(() => fail(0)).not.toThrow();
    expect(wait()).toBe(0);
  });
});
