import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createLoadingBar, estimatedProgress, type LoadingState } from '@/lib/client/page/loading-bar';

// Repeats the specified value, so that a change of the code fails here.
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

describe('loading bar', () => {
  it('the loading bar has the constants of the specification', () => {
    expect([loadingThrottle, loadingEstimate, loadingHide]).toEqual([200, 2000, 500]);
  });

  it('the loading bar is not shown for a page that loads within 200 ms', () => {
    const bar = create();
    bar.start();
    vi.advanceTimersByTime(199);
    bar.finish();
    vi.advanceTimersByTime(5000);
    expect(states).toEqual([]);
  });

  it('the loading bar appears after 200 ms, progresses to 100 and disappears 500 ms later', () => {
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

  it('the loading bar shows a failed navigation', () => {
    const bar = create();
    bar.start();
    bar.fail();
    expect(last()).toEqual({ status: 'failed', progress: 100 });
    vi.advanceTimersByTime(500);
    expect(last()?.status).toBe('hidden');
  });

  it('the loading bar restarts for another page', () => {
    const bar = create();
    bar.start();
    vi.advanceTimersByTime(150);
    bar.start();
    vi.advanceTimersByTime(150);
    expect(states).toEqual([]);
    vi.advanceTimersByTime(50);
    expect(last()?.status).toBe('running');
  });

  it('the loading bar assumes two seconds and does not complete on its own', () => {
    expect(estimatedProgress(0)).toBe(0);
    expect(estimatedProgress(loadingEstimate)).toBeGreaterThan(50);
    expect(estimatedProgress(loadingEstimate)).toBeLessThan(90);
    expect(estimatedProgress(1e9)).toBeLessThan(100);
  });
});
