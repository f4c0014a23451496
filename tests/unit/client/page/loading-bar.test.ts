import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createLoadingBar, estimatedProgress, type LoadingState } from '@/lib/client/page/loading-bar';

// What the site promises, in numbers of its own: a change of the code's must be seen here.
const loadingEstimate = 2000;
const loadingHide = 500;
const loadingThrottle = 200;

let states: LoadingState[];
const last = () => states.at(-1);
const create = () => createLoadingBar((state) => states.push(state));

beforeEach(() => {
  vi.useFakeTimers();
  states = [];
});
afterEach(() => void vi.useRealTimers());

describe('the loading bar', () => {
  it('has the constants of the specification', () => {
    expect([loadingThrottle, loadingEstimate, loadingHide]).toEqual([200, 2000, 500]);
  });

  it('does not show for a page that is there within 200 ms', () => {
    const bar = create();
    bar.start();
    vi.advanceTimersByTime(199);
    bar.finish();
    vi.advanceTimersByTime(5000);
    expect(states).toEqual([]);
  });

  it('shows after 200 ms, moves on, reaches 100 and is gone 500 ms later', () => {
    const bar = create();
    bar.start();
    vi.advanceTimersByTime(200);
    expect(last()?.status).toBe('running');
    const early = last()!.progress;
    vi.advanceTimersByTime(1800);
    expect(last()!.progress).toBeGreaterThan(early);
    bar.finish();
    expect(last()).toEqual({ status: 'done', progress: 100 });
    vi.advanceTimersByTime(499);
    expect(last()?.status).toBe('done');
    vi.advanceTimersByTime(1);
    expect(last()).toEqual({ status: 'hidden', progress: 0 });
    const count = states.length;
    vi.advanceTimersByTime(5000);
    expect(states.length).toBe(count);
  });

  it('shows that a page cannot be had', () => {
    const bar = create();
    bar.start();
    bar.fail();
    expect(last()).toEqual({ status: 'failed', progress: 100 });
    vi.advanceTimersByTime(500);
    expect(last()?.status).toBe('hidden');
  });

  it('begins anew for another page', () => {
    const bar = create();
    bar.start();
    vi.advanceTimersByTime(150);
    bar.start();
    vi.advanceTimersByTime(150);
    expect(states).toEqual([]);
    vi.advanceTimersByTime(50);
    expect(last()?.status).toBe('running');
  });

  it('estimates two seconds, and is never there by itself', () => {
    expect(estimatedProgress(0)).toBe(0);
    expect(estimatedProgress(loadingEstimate)).toBeGreaterThan(50);
    expect(estimatedProgress(loadingEstimate)).toBeLessThan(90);
    expect(estimatedProgress(1e9)).toBeLessThan(100);
  });
});
