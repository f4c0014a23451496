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

describe('leader election', () => {
  it('the first visible tab sends until it is hidden, then the next one', async () => {
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

  it('the next tab waits for the requests of the previous leader', async () => {
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

  it('a tab that is hidden before its turn does not become the leader', async () => {
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
    ['has no Web Locks', undefined],
    [
      'blocks Web Locks',
      {
        request: () => Promise.reject(new DOMException('Access is denied.', 'SecurityError')),
      } as unknown as LockManager,
    ],
  ])('every visible tab sends if the browser %s', async (_, locks) => {
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
