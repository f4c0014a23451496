import { describe, expect, it } from 'vitest';
import { groupIntoBatches } from '@/lib/client/analytics/batches';
import { handTo, keep, tellWith, waitingOf, type Waiting } from '@/lib/client/analytics/event-store';
import { smallStorage } from './small-storage';
import { event, visit } from './visit';

const ids = (list: Waiting[]) => list.map(({ event: { id } }) => id);

describe('event store', () => {
  it('events are stored per tab, oldest first, each with its visit', () => {
    const storage = smallStorage();
    keep(storage, 'one', event('b', 20), visit('v1'));
    keep(storage, 'one', event('a', 10), visit('v1'));
    keep(storage, 'two', event('c', 5), visit('v2'));
    expect(ids(waitingOf(storage, ['one']))).toEqual(['a', 'b']);
    expect(ids(waitingOf(storage, ['one', 'two']))).toEqual(['c', 'a', 'b']);
    expect(waitingOf(storage, ['two'])).toEqual([
      { key: expect.any(String) as string, event: event('c', 5), common: visit('v2'), dropped: 0 },
    ]);
  });

  it('events move to another owner unchanged, even if storage is full', () => {
    const storage = smallStorage(3);
    for (const id of ['a', 'b', 'c']) keep(storage, 'gone', event(id), visit('v1'));
    tellWith(storage, waitingOf(storage, ['gone'])[0]!, 7);
    for (const waiting of waitingOf(storage, ['gone'])) handTo(storage, 'all', waiting);
    expect(waitingOf(storage, ['gone'])).toEqual([]);
    expect(waitingOf(storage, ['all']).map(({ common, dropped }) => ({ common, dropped }))).toEqual(
      [7, 0, 0].map((dropped) => ({ common: visit('v1'), dropped })),
    );
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
    const storage = smallStorage();
    storage.setItem('event:tab:1:x', stored);
    expect(waitingOf(storage, ['tab'])).toEqual([]);
    expect(Object.keys(storage)).toEqual([]);
  });

  it.each(['null', '-1', '"7"', '[]', '1e400'])('the stored drop count %s is read as zero', (dropped) => {
    const storage = smallStorage();
    storage.setItem('event:tab:1:x', `{"id":"x","user_timestamp_":1,"common":{},"dropped":${dropped}}`);
    expect(waitingOf(storage, ['tab'])).toMatchObject([{ event: event('x'), dropped: 0 }]);
  });
});

describe('batches', () => {
  const waiting = (id: string, visitId: string): Waiting => ({
    ...{ key: id, event: event(id), common: visit(visitId), dropped: 0 },
  });
  const sizes = (batches: Waiting[][]) => batches.map(({ length }) => length);

  it('a batch has at most twenty events', () => {
    const list = Array.from({ length: 45 }, (_, i) => waiting(`e${i}`, 'v1'));
    expect(sizes(groupIntoBatches(list))).toEqual([20, 20, 5]);
    expect(groupIntoBatches(list).flat()).toEqual(list);
  });

  it('a batch has events of one visit, starting with the oldest event', () => {
    const list = [waiting('a', 'v1'), waiting('b', 'v2'), waiting('c', 'v3'), waiting('d', 'v1'), waiting('e', 'v3')];
    expect(groupIntoBatches(list).map(ids)).toEqual([['a', 'd'], ['b'], ['c', 'e']]);
  });
});
