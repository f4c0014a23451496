import { describe, expect, it } from 'vitest';
import { waitingEvents } from '@/lib/browser/measurement/waiting-events';
import type { AnalyticsEvent } from '@/lib/protocol/events';
import { smallStorage } from './small-storage';

const event = (id: string, user_timestamp_ = 1) => ({ id, user_timestamp_ }) as AnalyticsEvent;

function events(capacity?: number) {
  const waiting = waitingEvents(smallStorage(capacity), 'tab');
  return { ...waiting, ids: () => waiting.atHand().map(({ event: { id } }) => id) };
}

describe('events that wait to be acknowledged', () => {
  it('are at hand, oldest first, while they are not on their way', () => {
    const { add, atHand, leave, comeBack, ids } = events();
    add(event('b', 2));
    add(event('a', 1));
    expect(ids()).toEqual(['a', 'b']);
    const [first] = atHand();
    leave([first!]);
    expect(ids()).toEqual(['b']);
    comeBack([first!]);
    expect(ids()).toEqual(['a', 'b']);
  });

  it('stay removed once they are acknowledged', () => {
    const { add, atHand, leave, comeBack, remove, ids } = events();
    add(event('a'));
    const batch = atHand();
    leave(batch);
    remove(batch);
    comeBack(batch);
    expect(ids()).toEqual([]);
  });

  it('are counted when they have to go, and each is told once', () => {
    const { add, atHand, drop, takeDropped, putBackDropped } = events(4);
    for (const id of ['a', 'b', 'c', 'd', 'e']) add(event(id));
    drop(atHand()[0]!);
    // Half of the four made room for the fifth, and one was refused.
    expect(takeDropped()).toBe(3);
    expect(takeDropped()).toBe(0);
    putBackDropped(3);
    expect(takeDropped()).toBe(3);
  });

  it('are counted as lost where the storage takes nothing at all', () => {
    const { add, takeDropped, ids } = events(0);
    add(event('a'));
    expect(ids()).toEqual([]);
    expect(takeDropped()).toBe(1);
  });
});
