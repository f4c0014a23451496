import { expect, it, vi } from 'vitest';
import { eventStorage, eventStore } from '@/lib/client/analytics/event-store';
import type { AnalyticsEvent, SessionContext } from '@/lib/contract/events';
import type { SourceRecord } from '@/lib/contract/source-record';
import { limitedStorage, throwSecurityError } from '@/tests/mocks/browser';

const event = (id: string) => ({ id, user_timestamp_: 1 }) as AnalyticsEvent;

function tab(storage = limitedStorage()) {
  const store = eventStore(storage);
  const add = (id: string, at = 1, visitId = 'v1') =>
    store.add('event', { event: event(id), common: { visit_id: visitId } as SessionContext }, at);
  const events = (isThisPageOnly = false) => store.nextBatch('event', isThisPageOnly);
  const batch = (isThisPageOnly = false) => events(isThisPageOnly).map((item) => 'event' in item && item.event.id);
  /** The number of dropped items that the next batch reports. */
  const reported = () => events()[0]!.dropped;
  const removeBatch = () => events().forEach(store.remove);
  return { storage, store, add, batch, reported, removeBatch };
}

it('each event has its own key, and keys sort by time', () => {
  const { storage, add, batch } = tab();
  add('b', 2);
  add('a', 1);
  expect(Object.keys(storage).filter((key) => /^event:\d{15}:[\da-f]{32}$/.test(key))).toHaveLength(2);
  expect(batch()).toEqual(['a', 'b']);
});

it('two tabs see the events of both; a tab that is being closed takes only its own', () => {
  const one = tab();
  const other = tab(one.storage);
  one.add('a', 1);
  other.add('b', 2);
  expect(one.batch()).toEqual(['a', 'b']);
  expect(other.batch(true)).toEqual(['b']);
});

it('a batch has at most twenty events of one visit, starting with the oldest', () => {
  const { add, batch, removeBatch } = tab();
  for (let i = 0; i < 45; i += 1) add(`e${i}`, i, i === 3 ? 'v2' : 'v1');
  expect(batch()).toEqual(Array.from({ length: 21 }, (_, i) => `e${i}`).filter((id) => id !== 'e3'));
  removeBatch();
  expect(batch()).toEqual(['e3']);
});

it('events in flight are not sent again until they come back', () => {
  const { store, add, batch } = tab();
  add('a');
  const { key } = store.nextBatch('event', false)[0]!;
  store.inFlight.add(key);
  add('b', 2);
  expect(batch()).toEqual(['b']);
  store.inFlight.delete(key);
  expect(batch()).toEqual(['a', 'b']);
});

const invalidEvents = ['{', 'null', '5', '[]', '"x"', '{}', '{"event":5}', '{"event":null}'];
it.each(invalidEvents)('invalid stored events are removed: %s', (stored) => {
  const { storage, batch } = tab();
  storage.setItem('event:1:x', stored);
  expect(batch()).toEqual([]);
  expect(Object.keys(storage)).toEqual([]);
});

it('at most a thousand events are stored across all tabs; the oldest ones not in flight are dropped first', () => {
  const one = tab();
  const other = tab(one.storage);
  for (let i = 0; i < 10; i += 1) other.add(`o${i}`, 5000 + i);
  for (let i = 0; i < 3; i += 1) one.add(`e${i}`, i);
  const inFlight = one.store.nextBatch('event', true);
  for (const { key } of inFlight) one.store.inFlight.add(key);
  for (let i = 3; i < 1007; i += 1) one.add(`e${i}`, i);
  expect(one.reported()).toBe(17);
  expect(one.store.countSendable('event')).toBe(997);
  one.store.inFlight.clear();
  expect(one.batch().slice(0, 4)).toEqual(['e0', 'e1', 'e2', 'e21']);
});

it('at most a thousand landings are stored; the next event reports the number of dropped ones', () => {
  const { store, add, reported } = tab();
  for (let i = 0; i < 1003; i += 1) store.add('landing', { record: { ref: `R${i}` } as SourceRecord }, i);
  expect(store.countSendable('landing')).toBe(1000);
  expect(store.nextBatch('landing', false)).toMatchObject([{ record: { ref: 'R3' } }]);
  add('a');
  expect(reported()).toBe(3);
});

it('events that full storage does not take are counted', () => {
  const full = tab(limitedStorage(10));
  for (let i = 0; i < 25; i += 1) full.add(`e${i}`, i);
  expect(full.store.countSendable('event')).toBe(10);
  expect(full.reported()).toBe(15);
});

it('events are counted as dropped if storage accepts nothing', () => {
  const storage = limitedStorage(0);
  const full = tab(storage);
  full.add('a');
  expect(full.batch()).toEqual([]);
  // As if another site had freed space.
  Object.setPrototypeOf(storage, Object.getPrototypeOf(limitedStorage()) as object);
  full.add('b');
  expect(full.reported()).toBe(1);
});

it('the drop count is attached to the first event of a batch and repeated only with it', () => {
  const { store, add, batch, reported, removeBatch } = tab();
  add('a', 1);
  add('b', 2);
  for (const id of ['c', 'd', 'e']) {
    add(id, 0);
    store.reject(store.nextBatch('event', false)[0]!);
  }
  expect(reported()).toBe(3);
  // The response was lost: the events are sent again, after an older one, which the count must not be added to.
  add('older', 0);
  expect(batch()).toEqual(['older', 'b']);
  expect(reported()).toBe(0);
  removeBatch();
  expect(batch()).toEqual(['a']);
  expect(reported()).toBe(3);
});

it('events are stored in local storage, even when they fill it, and the availability check leaves nothing in it', () => {
  const storage = limitedStorage(2);
  vi.stubGlobal('localStorage', storage);
  expect(eventStorage()).toBe(storage);
  expect(Object.keys(storage)).toEqual([]);
  storage.setItem('event:a', '1');
  storage.setItem('other', '1');
  expect(eventStorage()).toBe(storage);
  expect(Object.keys(storage)).toEqual(['event:a', 'other']);
});

it.each([
  ['forbidden', { getItem: throwSecurityError }],
  ['absent', null],
  ['full of other data', limitedStorage(0)],
])('events are kept in memory if local storage is %s', (_, storage) => {
  vi.stubGlobal('localStorage', storage);
  const memory = eventStorage();
  expect(memory.getItem('event:a')).toBeNull();
  memory.setItem('event:a', '1');
  expect(memory.getItem('event:a')).toBe('1');
  expect(Object.keys(memory)).toEqual(['event:a']);
  memory.removeItem('event:a');
  expect(Object.keys(memory)).toEqual([]);
  expect(Object.keys(eventStorage())).toEqual([]);
});
