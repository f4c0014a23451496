import { describe, expect, it, vi } from 'vitest';
import { senderTurn } from '@/lib/client/analytics/sender-turn';
import { MemoryLocks } from './memory-locks';

const soon = () => new Promise((resolve) => setTimeout(resolve));

function tabs(locks: LockManager | undefined) {
  return (settled: () => Promise<unknown> = () => Promise.resolve()) => {
    const stopping = new AbortController();
    const onTurn = vi.fn();
    return { ...senderTurn(locks, { onTurn, settled }, stopping.signal), onTurn, stop: () => stopping.abort() };
  };
}

describe('one tab sends for all', () => {
  it('the first in view, until it goes out of view, then the next', async () => {
    const open = tabs(new MemoryLocks() as unknown as LockManager);
    const [one, other] = [open(), open()];
    one.ask();
    other.ask();
    await soon();
    expect([one.isMine(), other.isMine()]).toEqual([true, false]);
    one.giveUp();
    await soon();
    expect([one.isMine(), other.isMine()]).toEqual([false, true]);
    one.ask();
    other.stop();
    await soon();
    expect([one.isMine(), other.isMine()]).toEqual([true, false]);
    expect(one.onTurn).toHaveBeenCalledTimes(2);
  });

  it('and nobody else before what that tab has on its way is settled', async () => {
    const open = tabs(new MemoryLocks() as unknown as LockManager);
    let settle = () => {};
    const one = open(() => new Promise<void>((resolve) => (settle = resolve)));
    const other = open();
    one.ask();
    other.ask();
    await soon();
    one.giveUp();
    await soon();
    expect([one.isMine(), other.isMine()]).toEqual([false, false]);
    settle();
    await soon();
    expect(other.isMine()).toBe(true);
  });

  it('none that has gone out of view before its turn came', async () => {
    const open = tabs(new MemoryLocks() as unknown as LockManager);
    const [one, hidden, third] = [open(), open(), open()];
    for (const tab of [one, hidden, third]) tab.ask();
    await soon();
    hidden.giveUp();
    one.giveUp();
    await soon();
    expect([hidden.isMine(), third.isMine()]).toEqual([false, true]);
    expect(hidden.onTurn).not.toHaveBeenCalled();
  });

  it.each([
    ['has no locks', undefined],
    [
      'forbids them',
      {
        request: () => Promise.reject(new DOMException('Access is denied.', 'SecurityError')),
      } as unknown as LockManager,
    ],
  ])('but every tab in view where the browser %s', async (_, locks) => {
    const open = tabs(locks);
    const [one, other] = [open(), open()];
    one.ask();
    other.ask();
    await soon();
    expect([one.isMine(), other.isMine()]).toEqual([true, true]);
    other.giveUp();
    expect([one.isMine(), other.isMine()]).toEqual([true, false]);
  });
});
