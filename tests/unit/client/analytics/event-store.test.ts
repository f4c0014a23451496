import { describe, expect, it } from 'vitest';
import { eventStore } from '@/lib/client/analytics/event-store';
import { limitedStorage } from './limited-storage';
import { event, visit } from './visit';

function tab(storage = limitedStorage()) {
  const store = eventStore(storage);
  const add = (id: string, at = 1, visitId = 'v1') => store.addEvent(event(id, at), visit(visitId));
  const batch = (isOwnOnly = false) => store.nextBatch(isOwnOnly).map(({ event: { id } }) => id);
  return { storage, store, add, batch };
}

/** The number of dropped items that the next batch reports. */
function reported({ store }: ReturnType<typeof tab>): number {
  const batch = store.nextBatch(false);
  store.reportDropped(batch);
  return batch[0]!.dropped;
}

describe('stored events', () => {
  it('each event has its own key, and keys sort by time', () => {
    const { storage, add, batch } = tab();
    add('b', 2);
    add('a', 1);
    expect(Object.keys(storage).filter((key) => /^event:\d{15}\.\d{6}:[ab]$/.test(key))).toHaveLength(2);
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
    const { add, batch, store } = tab();
    for (let i = 0; i < 45; i += 1) add(`e${i}`, i, i === 3 ? 'v2' : 'v1');
    expect(batch()).toEqual(Array.from({ length: 21 }, (_, i) => `e${i}`).filter((id) => id !== 'e3'));
    store.remove(store.nextBatch(false));
    expect(batch()).toEqual(['e3']);
  });

  it('events in flight are not sent again until they come back', async () => {
    const { store, add, batch } = tab();
    add('a');
    let end = () => {};
    const sent = store.whileInFlight(store.nextBatch(false), () => new Promise((resolve) => (end = resolve)));
    add('b');
    expect(batch()).toEqual(['b']);
    end();
    await sent;
    expect(batch()).toEqual(['a', 'b']);
  });

  it.each([
    '{',
    'null',
    '5',
    '[]',
    '"x"',
    '{}',
    '{"id":"x","user_timestamp_":1}',
    '{"id":null,"user_timestamp_":1,"common":{}}',
    '{"id":"x","common":{}}',
    '{"id":"x","user_timestamp_":"NaN","common":{}}',
    '{"id":"x","user_timestamp_":1,"op_obj_value":{},"common":{}}',
    '{"id":"x","user_timestamp_":1,"common":[]}',
    '{"id":"x","user_timestamp_":1,"common":{"device_id":"null"}}',
  ])('invalid stored events are removed: %s', (stored) => {
    const { storage, batch } = tab();
    storage.setItem('event:1:x', stored);
    expect(batch()).toEqual([]);
    expect(Object.keys(storage)).toEqual([]);
  });

  it.each(['null', '-1', '"7"', '[]', '1e400'])('the stored drop count %s is read as zero', (dropped) => {
    const { storage, store } = tab();
    storage.setItem('event:1:x', `{"id":"x","user_timestamp_":1,"common":{},"dropped":${dropped}}`);
    expect(store.nextBatch(false)).toMatchObject([{ event: event('x'), dropped: 0 }]);
  });
});

describe('dropped events', () => {
  it('at most a thousand events are stored across all tabs; the oldest ones not in flight are dropped first', async () => {
    const one = tab();
    const other = tab(one.storage);
    for (let i = 0; i < 10; i += 1) other.add(`o${i}`, 5000 + i);
    for (let i = 0; i < 3; i += 1) one.add(`e${i}`, i);
    const sent = one.store.whileInFlight(one.store.nextBatch(true), async () => {
      for (let i = 3; i < 1007; i += 1) one.add(`e${i}`, i);
      one.store.trim();
    });
    await sent;
    expect(one.store.eventCount()).toBe(1000);
    expect(one.batch().slice(0, 4)).toEqual(['e0', 'e1', 'e2', 'e20']);
    expect(reported(one)).toBe(17);
  });

  it('events are dropped to make room in full storage, and all drops are counted', () => {
    const full = tab(limitedStorage(10));
    for (let i = 0; i < 25; i += 1) full.add(`e${i}`, i);
    const count = full.store.eventCount();
    expect(full.batch()).toContain('e24');
    expect(count + reported(full)).toBe(25);
  });

  it('events are counted as dropped if storage accepts nothing', () => {
    const storage = limitedStorage(0);
    const full = tab(storage);
    full.add('a');
    expect(full.batch()).toEqual([]);
    Object.defineProperty(storage, 'setItem', {
      value(this: Record<string, string>, key: string, value: string) {
        this[key] = value;
      },
    });
    full.add('b');
    expect(reported(full)).toBe(1);
  });

  it('the drop count is attached to the first event of a batch and repeated only with it', () => {
    const one = tab();
    one.add('a', 1);
    one.add('b', 2);
    one.store.reject({ key: 'c', dropped: 2 });
    expect(reported(one)).toBe(3);
    // The response was lost: the events are sent again, after an older one, which the count must not be added to.
    one.add('older', 0);
    expect(one.batch()).toEqual(['older', 'b']);
    expect(reported(one)).toBe(0);
    one.store.remove(one.store.nextBatch(false));
    expect(one.batch()).toEqual(['a']);
    expect(reported(one)).toBe(3);
  });
});
