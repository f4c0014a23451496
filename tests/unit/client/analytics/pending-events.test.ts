import { describe, expect, it, vi } from 'vitest';
import { droppedCount, tabsWithUnreportedCounts } from '@/lib/client/analytics/dropped-count';
import { pendingEvents } from '@/lib/client/analytics/pending-events';
import { smallStorage } from './small-storage';
import { event, visit } from './visit';

function tab(storage = smallStorage(), name = 'tab') {
  const dropped = droppedCount(storage, name);
  const waiting = pendingEvents(storage, name, dropped);
  const add = (id: string, at = 1) => waiting.add(event(id, at), visit(name));
  const own = () => waiting.own().map(({ event: { id } }) => id);
  const due = () => waiting.due().map(({ event: { id } }) => id);
  return { storage, dropped, waiting, add, own, due };
}

describe('pending events', () => {
  it('events that are not in flight are available, oldest first', () => {
    const { waiting, add, own } = tab();
    add('b', 2);
    add('a', 1);
    expect(own()).toEqual(['a', 'b']);
    const [first] = waiting.own();
    waiting.leave([first!]);
    expect(own()).toEqual(['b']);
    waiting.comeBack([first!]);
    expect(own()).toEqual(['a', 'b']);
  });

  it('events in flight stay with their tab when others are handed over', () => {
    const { waiting, add, own, due } = tab();
    add('a');
    const batch = waiting.own();
    waiting.leave(batch);
    add('b');
    waiting.handOver();
    expect(due()).toEqual(['b']);
    waiting.comeBack(batch);
    expect(own()).toEqual(['a']);
  });

  it('acknowledged events stay removed', () => {
    const { waiting, add, own } = tab();
    add('a');
    const batch = waiting.own();
    waiting.leave(batch);
    waiting.remove(batch);
    waiting.comeBack(batch);
    expect(own()).toEqual([]);
  });

  it('at most a thousand events are stored across all tabs; the oldest ones not in flight are dropped first', () => {
    const { storage, waiting, dropped, add, due } = tab();
    const other = tab(storage, 'other');
    for (let i = 0; i < 10; i += 1) other.add(`o${i}`, 5000 + i);
    for (let i = 0; i < 1007; i += 1) add(`e${i}`, i);
    waiting.handOver();
    waiting.leave(waiting.due().slice(0, 3));
    waiting.trim();
    expect(dropped.take()).toBe(17);
    waiting.comeBack(waiting.due());
    expect(due()).toHaveLength(987);
    expect(due()[0]).toBe('e20');
    expect(other.own()).toHaveLength(10);
  });

  it('events are dropped to make room in full storage, and all drops are counted', () => {
    const { waiting, add, own, dropped } = tab(smallStorage(10));
    for (let i = 0; i < 25; i += 1) add(`e${i}`, i);
    expect(own().at(-1)).toBe('e24');
    expect(waiting.own().length + dropped.take()).toBe(25);
  });

  it('events are counted as dropped if storage accepts nothing', () => {
    const { add, own, dropped } = tab(smallStorage(0));
    add('a');
    expect(own()).toEqual([]);
    expect(dropped.take()).toBe(1);
  });
});

describe('drop count', () => {
  it('the drop count is attached to one event and repeated only with that event', () => {
    const { waiting, dropped, add } = tab();
    dropped.add(3);
    add('a', 1);
    add('b', 2);
    expect(waiting.tell(waiting.own())).toBe(3);
    // The response was lost: the events are sent again, together with a newer one.
    expect(waiting.tell(waiting.own())).toBe(3);
    expect(waiting.tell([waiting.own()[1]!])).toBe(0);
  });

  it('the drop count is reported by a later batch if it cannot be stored', () => {
    const { storage, waiting, dropped, add } = tab();
    add('a');
    dropped.add(3);
    const full = vi.spyOn(Object.getPrototypeOf(storage) as Storage, 'setItem').mockImplementation(() => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    });
    expect(waiting.tell(waiting.own())).toBe(0);
    full.mockRestore();
    expect(waiting.tell(waiting.own())).toBe(3);
  });

  it('the drop count survives if the event that carried it is dropped', () => {
    const { waiting, dropped, add } = tab();
    dropped.add(3);
    add('a');
    waiting.tell(waiting.own());
    waiting.drop(waiting.own()[0]!);
    expect(dropped.take()).toBe(4);
  });

  it('the drop count survives its page and is reported by one tab only', () => {
    const { storage, dropped, add } = tab();
    add('left-behind');
    dropped.add(5);
    expect(tabsWithUnreportedCounts(storage)).toEqual(['tab']);
    const [next, another] = [tab(storage, 'next'), tab(storage, 'another')];
    next.waiting.takeOver('tab');
    another.waiting.takeOver('tab');
    expect(next.due()).toEqual(['left-behind']);
    expect(next.dropped.take() + another.dropped.take()).toBe(5);
    expect(tabsWithUnreportedCounts(storage)).toEqual([]);
  });

  it('the drop count is never negative, whatever is stored', () => {
    const { storage, waiting, dropped } = tab();
    for (const nonsense of ['-594', 'x', '1.5', '']) {
      storage.setItem('sending:dropped:gone', nonsense);
      waiting.takeOver('gone');
    }
    expect(dropped.take()).toBe(0);
  });
});
