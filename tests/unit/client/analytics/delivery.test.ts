// @vitest-environment jsdom
import { describe, expect, it, vi } from 'vitest';
import { land } from './landings';
import type { BackEnd } from './mock-back-end';
import { advanceSeconds, backEnd, click, countQueued, eventNames, flushTasks, openTab } from './open-tab';

const rejectedEvent = 'e1';

describe('batches that the back end rejects', () => {
  it.each([403, 404, 405])('no event is dropped if every request fails with status %d', async (status) => {
    land('/?utm_source=letter');
    const tab = await openTab();
    backEnd.state = status;
    click(tab, ...eventNames(20));
    await advanceSeconds(3);
    await flushTasks();
    expect(countQueued()).toBe(20);
    backEnd.state = 'up';
    await advanceSeconds(10);
    await flushTasks();
    expect(backEnd.values).toHaveLength(20);
    expect(backEnd.landings).toMatchObject([{ utm_source: 'letter' }]);
    expect(backEnd.batches[0]!.common.dropped).toBe(0);
  });

  it.each([
    ['the newest key cannot be loaded', (url: string) => url === '/api/beacon/key'],
    ['the network fails while events are sent one by one', () => backEnd.values.length > 0],
  ])('events stay queued if %s', async (_, fails) => {
    const tab = await openTab();
    backEnd.rejectedValue = rejectedEvent;
    let isUp = false;
    vi.stubGlobal('fetch', (...call: Parameters<BackEnd['fetch']>) =>
      !isUp && fails(call[0]) ? Promise.reject(new TypeError('Failed to fetch')) : backEnd.fetch(...call),
    );
    click(tab, ...eventNames(20));
    await flushTasks();
    expect(countQueued()).toBe(20 - backEnd.values.length);
    isUp = true;
    await advanceSeconds(10);
    await flushTasks();
    expect(backEnd.values.sort()).toEqual(
      eventNames(20)
        .filter((name) => name !== rejectedEvent)
        .sort(),
    );
    expect(countQueued()).toBe(0);
  });
});
