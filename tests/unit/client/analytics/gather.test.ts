import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { gather } from '@/lib/client/analytics/gather';

/** A batcher of numbered events. */
function gathering() {
  let count = 0;
  const given: number[] = [];
  const stopping = new AbortController();
  const give = () => {
    given.push(count);
    count = 0;
  };
  const { onAdded, handOver } = gather(() => count, give, stopping.signal);
  const add = (many: number) => {
    for (let i = 0; i < many; i += 1) {
      count += 1;
      onAdded();
    }
  };
  return { add, handOver, given, stop: () => stopping.abort() };
}

const seconds = (many: number) => vi.advanceTimersByTimeAsync(many * 1000);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('batching', () => {
  it('a batch of twenty is sent immediately', () => {
    const { add, given } = gathering();
    add(19);
    expect(given).toEqual([]);
    add(22);
    expect(given).toEqual([20, 20]);
  });

  it('a smaller batch is sent ten seconds after its first event', async () => {
    const { add, given } = gathering();
    add(1);
    await seconds(9);
    add(4);
    expect(given).toEqual([]);
    await seconds(1);
    expect(given).toEqual([5]);
    await seconds(60);
    expect(given).toEqual([5]);
  });

  it('events left over from a full batch are sent ten seconds after the first of them', async () => {
    const { add, given } = gathering();
    add(20);
    await seconds(6);
    add(1);
    await seconds(9);
    expect(given).toEqual([20]);
    await seconds(1);
    expect(given).toEqual([20, 1]);
  });

  it('handOver() sends all events immediately', () => {
    const { add, handOver, given } = gathering();
    add(19);
    handOver();
    expect(given).toEqual([19]);
  });

  it('nothing is sent after stop', async () => {
    const { add, handOver, stop, given } = gathering();
    add(5);
    stop();
    handOver();
    add(40);
    await seconds(60);
    expect(given).toEqual([]);
    expect(vi.getTimerCount()).toBe(0);
  });
});
