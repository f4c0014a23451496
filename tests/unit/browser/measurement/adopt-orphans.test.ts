import { describe, expect, it } from 'vitest';
import { adoptOrphans, holdTab } from '@/lib/browser/measurement/adopt-orphans';
import { enqueue, waitingOf } from '@/lib/browser/measurement/event-queue';
import type { AnalyticsEvent } from '@/lib/protocol/events';
import { MemoryLocks } from './memory-locks';
import { smallStorage } from './small-storage';

const event = (id: string) => ({ id, user_timestamp_: 1 }) as AnalyticsEvent;
const going = () => new AbortController().signal;
const settled = () => new Promise((resolve) => setTimeout(resolve));

/** A storage with an event of two other tabs. */
function leftBehind() {
  const storage = smallStorage();
  enqueue(storage, 'living', event('a'));
  enqueue(storage, 'gone', event('b'));
  return { storage, ids: () => waitingOf(storage, 'new').map(({ event: { id } }) => id) };
}

/** The browser's locks, with that of the living tab held. */
function withLiving() {
  const locks = new MemoryLocks() as unknown as LockManager;
  const living = new AbortController();
  holdTab(locks, 'living', living.signal);
  return { locks, living };
}

describe('events that other tabs have left', () => {
  it('are taken over when the tab is gone, and only then', async () => {
    const { storage, ids } = leftBehind();
    const { locks, living } = withLiving();
    expect(await adoptOrphans(locks, storage, 'new', going())).toBe(true);
    expect(ids()).toEqual(['b']);
    expect(await adoptOrphans(locks, storage, 'new', going())).toBe(false);
    living.abort();
    await settled();
    expect(await adoptOrphans(locks, storage, 'new', going())).toBe(true);
    expect(ids()).toEqual(['a', 'b']);
  });

  it('are taken over once, though another tab may still see them where they were', async () => {
    const { storage, ids } = leftBehind();
    const stale = leftBehind();
    const { locks } = withLiving();
    expect(await adoptOrphans(locks, storage, 'new', going())).toBe(true);
    expect(await adoptOrphans(locks, stale.storage, 'new', going())).toBe(false);
    expect(ids()).toEqual(['b']);
    expect(stale.ids()).toEqual([]);
  });

  it('are all taken over where the browser has no locks', async () => {
    const { storage, ids } = leftBehind();
    expect(await adoptOrphans(undefined, storage, 'new', going())).toBe(true);
    expect(ids()).toEqual(['a', 'b']);
  });

  it('stay where they are when the measurement is stopped meanwhile', async () => {
    const { storage, ids } = leftBehind();
    const { locks } = withLiving();
    const stopping = new AbortController();
    const adopted = adoptOrphans(locks, storage, 'new', stopping.signal);
    stopping.abort();
    await adopted;
    await adoptOrphans(undefined, storage, 'new', stopping.signal);
    expect(ids()).toEqual([]);
    expect(waitingOf(storage, 'gone')).toHaveLength(1);
  });
});

it('a tab is measured where the browser forbids its locks, and takes over nothing', async () => {
  const denied = { request: () => Promise.reject(new DOMException('Access is denied.', 'SecurityError')) };
  const rejections: unknown[] = [];
  const note = (reason: unknown) => void rejections.push(reason);
  process.on('unhandledRejection', note);
  holdTab(denied as unknown as LockManager, 'tab', going());
  const { storage, ids } = leftBehind();
  expect(await adoptOrphans(denied as unknown as LockManager, storage, 'new', going())).toBe(false);
  await settled();
  process.off('unhandledRejection', note);
  expect(rejections).toEqual([]);
  expect(ids()).toEqual([]);
});
