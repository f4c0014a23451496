import { describe, expect, it, vi } from 'vitest';
import { droppedCount, untold } from '@/lib/client/analytics/dropped-count';
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

describe('events that wait to be acknowledged', () => {
  it('are at hand, oldest first, while they are not on their way', () => {
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

  it('stay with their tab while they are on their way, whatever else is handed over', () => {
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

  it('stay removed once they are acknowledged', () => {
    const { waiting, add, own } = tab();
    add('a');
    const batch = waiting.own();
    waiting.leave(batch);
    waiting.remove(batch);
    waiting.comeBack(batch);
    expect(own()).toEqual([]);
  });

  it('are a thousand at most, over all tabs: the oldest go that are not on their way', () => {
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

  it('make room in a full storage, and nothing is lost without being counted', () => {
    const { waiting, add, own, dropped } = tab(smallStorage(10));
    for (let i = 0; i < 25; i += 1) add(`e${i}`, i);
    expect(own().at(-1)).toBe('e24');
    expect(waiting.own().length + dropped.take()).toBe(25);
  });

  it('are counted as lost where the storage takes nothing at all', () => {
    const { add, own, dropped } = tab(smallStorage(0));
    add('a');
    expect(own()).toEqual([]);
    expect(dropped.take()).toBe(1);
  });
});

describe('how much had to go', () => {
  it('is told with one event, and again only with that one', () => {
    const { waiting, dropped, add } = tab();
    dropped.add(3);
    add('a', 1);
    add('b', 2);
    expect(waiting.tell(waiting.own())).toBe(3);
    // The answer was lost: the same events are sent again, and one that has come since by itself.
    expect(waiting.tell(waiting.own())).toBe(3);
    expect(waiting.tell([waiting.own()[1]!])).toBe(0);
  });

  it('is told by a later batch where the storage has no room to note it', () => {
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

  it('is not lost with the event that told it', () => {
    const { waiting, dropped, add } = tab();
    dropped.add(3);
    add('a');
    waiting.tell(waiting.own());
    waiting.drop(waiting.own()[0]!);
    expect(dropped.take()).toBe(4);
  });

  it('outlives its page, and is told by one tab alone', () => {
    const { storage, dropped, add } = tab();
    add('left-behind');
    dropped.add(5);
    expect(untold(storage)).toEqual(['tab']);
    const [next, another] = [tab(storage, 'next'), tab(storage, 'another')];
    next.waiting.takeOver('tab');
    another.waiting.takeOver('tab');
    expect(next.due()).toEqual(['left-behind']);
    expect(next.dropped.take() + another.dropped.take()).toBe(5);
    expect(untold(storage)).toEqual([]);
  });

  it('is never below nothing, whatever stands in the storage', () => {
    const { storage, waiting, dropped } = tab();
    for (const nonsense of ['-594', 'x', '1.5', '']) {
      storage.setItem('sending:dropped:gone', nonsense);
      waiting.takeOver('gone');
    }
    expect(dropped.take()).toBe(0);
  });
});
