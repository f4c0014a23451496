import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { sendBatches } from '@/lib/browser/measurement/send-batches';

/** Numbers that wait; what is sent is not at hand any more, and back when it has failed. */
function outgoing() {
  let atHand: number[] = [];
  let count = 0;
  const sent: number[][] = [];
  const state = { isUp: true, ready: null as Promise<unknown> | null };
  const stopping = new AbortController();
  const send = async (batch: readonly number[]) => {
    sent.push([...batch]);
    atHand = atHand.filter((one) => !batch.includes(one));
    await Promise.resolve();
    if (state.isUp) return;
    atHand = [...batch, ...atHand];
    throw new TypeError('Failed to fetch');
  };
  const { onAdded, flush } = sendBatches({ atHand: () => atHand, whenReady: () => state.ready, send }, stopping.signal);
  const add = (many: number) => {
    for (let i = 0; i < many; i += 1) {
      count += 1;
      atHand = [...atHand, count];
      onAdded();
    }
  };
  return { add, flush, state, stop: () => stopping.abort(), sizes: () => sent.map(({ length }) => length) };
}

const seconds = (many: number) => vi.advanceTimersByTimeAsync(many * 1000);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('events are sent', () => {
  it('when twenty are there, at once', () => {
    const { add, sizes } = outgoing();
    add(19);
    expect(sizes()).toEqual([]);
    add(1);
    expect(sizes()).toEqual([20]);
    add(21);
    expect(sizes()).toEqual([20, 20]);
  });

  it('ten seconds after the first of them, however many have come since', async () => {
    const { add, sizes } = outgoing();
    add(1);
    await seconds(9);
    add(4);
    expect(sizes()).toEqual([]);
    await seconds(1);
    expect(sizes()).toEqual([5]);
    await seconds(60);
    expect(sizes()).toEqual([5]);
  });

  it('ten seconds after the first of those that a whole batch has left behind', async () => {
    const { add, sizes } = outgoing();
    add(20);
    await seconds(6);
    add(1);
    await seconds(9);
    expect(sizes()).toEqual([20]);
    await seconds(1);
    expect(sizes()).toEqual([20, 1]);
  });

  it('all of them when they have to', () => {
    const { add, flush, sizes } = outgoing();
    add(19);
    flush();
    expect(sizes()).toEqual([19]);
  });

  it('again ten seconds after a failure, and not before, however many come', async () => {
    const { add, sizes, state } = outgoing();
    state.isUp = false;
    add(20);
    await seconds(1);
    add(25);
    await seconds(8);
    expect(sizes()).toEqual([20]);
    state.isUp = true;
    await seconds(1);
    expect(sizes()).toEqual([20, 20, 20, 5]);
    add(20);
    expect(sizes()).toEqual([20, 20, 20, 5, 20]);
  });

  it('before that when they have to', async () => {
    const { add, flush, sizes, state } = outgoing();
    state.isUp = false;
    add(20);
    await seconds(1);
    state.isUp = true;
    flush();
    expect(sizes()).toEqual([20, 20]);
  });

  it('as soon as it can be done, with what has come meanwhile', async () => {
    const { add, flush, sizes, state } = outgoing();
    let open = () => {};
    state.ready = new Promise<void>((resolve) => (open = resolve));
    add(3);
    flush();
    add(4);
    expect(sizes()).toEqual([]);
    state.ready = null;
    open();
    await seconds(0);
    expect(sizes()).toEqual([7]);
  });

  it('later where it cannot be done', async () => {
    const { add, sizes, state } = outgoing();
    state.ready = Promise.reject(new TypeError('Failed to fetch'));
    add(20);
    await seconds(9);
    state.ready = null;
    expect(sizes()).toEqual([]);
    await seconds(1);
    expect(sizes()).toEqual([20]);
  });

  it('no more once it is stopped', async () => {
    const { add, flush, stop, sizes } = outgoing();
    add(5);
    stop();
    flush();
    add(40);
    await seconds(60);
    expect(sizes()).toEqual([]);
    expect(vi.getTimerCount()).toBe(0);
  });
});
