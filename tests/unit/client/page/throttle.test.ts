import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { throttle } from '@/lib/client/page/throttle';

// What the site promises, in numbers of its own: a change of the code's must be seen here.
const scrollThrottle = 200;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('looking at the scrolling', () => {
  it('happens once in 200 milliseconds, however much is scrolled, and once after the last of it', () => {
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

  it('is over when it is cancelled, and can begin anew', () => {
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
