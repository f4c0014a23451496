import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { throttle } from '@/lib/client/page/throttle';

// Repeats the specified value, so that a change of the code fails here.
const scrollThrottle = 200;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('throttled scroll handler', () => {
  it('the handler runs at most once in 200 milliseconds, and once after the last scroll', () => {
    const update = vi.fn<() => void>();
    const { run } = throttle(update, scrollThrottle);
    for (let time = 0; time < 1000; time += 10) {
      run();
      vi.advanceTimersByTime(10);
    }
    expect(update).toHaveBeenCalledTimes(5);
    run();
    expect(update).toHaveBeenCalledTimes(5);
    vi.advanceTimersByTime(200);
    expect(update).toHaveBeenCalledTimes(6);
    vi.advanceTimersByTime(5000);
    expect(update).toHaveBeenCalledTimes(6);
  });

  it('a cancelled handler does not run, and can be scheduled again', () => {
    const update = vi.fn<() => void>();
    const { run, cancel } = throttle(update, scrollThrottle);
    run();
    cancel();
    vi.advanceTimersByTime(1000);
    expect(update).not.toHaveBeenCalled();
    run();
    vi.advanceTimersByTime(200);
    expect(update).toHaveBeenCalledTimes(1);
  });
});
