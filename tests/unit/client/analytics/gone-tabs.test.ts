import { describe, expect, it, vi } from 'vitest';
import { holdTab, whenGone } from '@/lib/client/analytics/gone-tabs';
import { MemoryLocks } from './memory-locks';

const locksOf = () => new MemoryLocks() as unknown as LockManager;
const settled = () => new Promise((resolve) => setTimeout(resolve));

function waiting() {
  const [ending, stopping] = [new AbortController(), new AbortController()];
  return { ending, stopping, signals: { waiting: ending.signal, measured: stopping.signal } };
}

describe('events of a closed tab', () => {
  it('the events of a tab are adopted only after the tab is closed', async () => {
    const locks = locksOf();
    const living = new AbortController();
    holdTab(locks, 'living', living.signal);
    const take = vi.fn();
    whenGone(locks, 'living', take, waiting().signals);
    await settled();
    expect(take).not.toHaveBeenCalled();
    living.abort();
    await settled();
    expect(take).toHaveBeenCalledOnce();
  });

  it('events are adopted once, even if another tab still sees the old copy', async () => {
    const locks = locksOf();
    const [first, second] = [vi.fn(), vi.fn()];
    whenGone(locks, 'gone', first, waiting().signals);
    whenGone(locks, 'gone', second, waiting().signals);
    await settled();
    expect(first).toHaveBeenCalledOnce();
    expect(second).not.toHaveBeenCalled();
  });

  it.each([
    ['has no Web Locks', undefined],
    [
      'blocks Web Locks',
      {
        request: () => Promise.reject(new DOMException('Access is denied.', 'SecurityError')),
      } as unknown as LockManager,
    ],
  ])('all tabs adopt the events if the browser %s', async (_, locks) => {
    const rejections: unknown[] = [];
    const note = (reason: unknown) => void rejections.push(reason);
    process.on('unhandledRejection', note);
    holdTab(locks, 'tab', waiting().signals.measured);
    const take = vi.fn();
    whenGone(locks, 'gone', take, waiting().signals);
    await settled();
    process.off('unhandledRejection', note);
    expect(take).toHaveBeenCalledOnce();
    expect(rejections).toEqual([]);
  });

  it('events are not adopted after the waiting tab has stopped', async () => {
    const locks = locksOf();
    const living = new AbortController();
    holdTab(locks, 'living', living.signal);
    const take = vi.fn();
    const { ending, signals } = waiting();
    whenGone(locks, 'living', take, signals);
    await settled();
    ending.abort();
    living.abort();
    await settled();
    expect(take).not.toHaveBeenCalled();
    whenGone(undefined, 'living', take, signals);
    expect(take).not.toHaveBeenCalled();
  });
});
