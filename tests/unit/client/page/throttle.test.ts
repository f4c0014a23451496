import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { throttle } from '@/lib/client/page/throttle';

// Repeats the specified value, so that a change of the code fails here.
const scrollThrottle = 200;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('throttled scroll handler', () => {
  it('the handler runs at most once in 200 milliseconds, and once after the last scroll', () => {
    const look = vi.fn<() => void>();
    const { call } = throttle(look, scrollThrottle);
    for (let time = 0; time < 1000; time += 10) {
      call();
      vi.advanceTimersByTime(10);
    }
    expect(look).toHaveBeenCalledTimes(5);
    call();
    expect(look).toHaveBeenCalledTimes(5);
    vi.advanceTimersByTime(200);
    expect(look).toHaveBeenCalledTimes(6);
    vi.advanceTimersByTime(5000);
    expect(look).toHaveBeenCalledTimes(6);
  });

  it('a cancelled handler does not run, and can be scheduled again', () => {
    const look = vi.fn<() => void>();
    const { call, cancel } = throttle(look, scrollThrottle);
    call();
    cancel();
    vi.advanceTimersByTime(1000);
    expect(look).not.toHaveBeenCalled();
    call();
    vi.advanceTimersByTime(200);
    expect(look).toHaveBeenCalledTimes(1);
  });
});
