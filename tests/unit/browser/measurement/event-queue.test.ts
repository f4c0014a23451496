import { describe, expect, it } from 'vitest';
import { adopt, enqueue, otherTabs, waitingOf } from '@/lib/browser/measurement/event-queue';
import type { AnalyticsEvent } from '@/lib/protocol/events';
import { smallStorage } from './small-storage';

const event = (id: string, user_timestamp_: number) => ({ id, user_timestamp_ }) as AnalyticsEvent;
const ids = (list: { event: AnalyticsEvent }[]) => list.map(({ event: { id } }) => id);

describe('the queue of events', () => {
  it('keeps each tab’s events apart, oldest first', () => {
    const store = smallStorage();
    enqueue(store, 'one', event('b', 20));
    enqueue(store, 'one', event('a', 10));
    enqueue(store, 'two', event('c', 5));
    expect(ids(waitingOf(store, 'one'))).toEqual(['a', 'b']);
    expect(otherTabs(store, 'one')).toEqual(['two']);
    adopt(store, 'two', 'one');
    expect(ids(waitingOf(store, 'one'))).toEqual(['c', 'a', 'b']);
    expect(otherTabs(store, 'one')).toEqual([]);
  });

  it('lets the oldest go when a thousand wait, and counts them', () => {
    const store = smallStorage();
    let dropped = 0;
    for (let i = 0; i < 1007; i += 1) dropped += enqueue(store, 'tab', event(`e${i}`, i));
    expect(dropped).toBe(7);
    const left = ids(waitingOf(store, 'tab'));
    expect(left.length).toBe(1000);
    expect(left[0]).toBe('e7');
  });

  it('makes room when the browser’s storage is full', () => {
    const store = smallStorage(10);
    let dropped = 0;
    for (let i = 0; i < 25; i += 1) dropped += enqueue(store, 'tab', event(`e${i}`, i));
    const left = ids(waitingOf(store, 'tab'));
    expect(left.at(-1)).toBe('e24');
    expect(dropped + left.length).toBe(25);
  });

  it('loses nothing when a tab takes over the events of another one, though the storage is full', () => {
    const store = smallStorage(3);
    for (const id of ['a', 'b', 'c']) enqueue(store, 'gone', event(id, 1));
    adopt(store, 'gone', 'tab');
    expect(ids(waitingOf(store, 'tab'))).toEqual(['a', 'b', 'c']);
    expect(otherTabs(store, 'tab')).toEqual([]);
  });

  it('throws away what is no event', () => {
    const store = smallStorage();
    store.setItem('event:tab:1:x', '{');
    expect(waitingOf(store, 'tab')).toEqual([]);
    expect(Object.keys(store)).toEqual([]);
  });
});
