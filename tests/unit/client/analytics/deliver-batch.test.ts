import { describe, expect, it, vi } from 'vitest';
import { ApiError } from '@/lib/client/api/call-endpoint';
import { deliverBatch } from '@/lib/client/analytics/deliver-batch';
import type { QueuedEvent } from '@/lib/client/analytics/event-store';
import { event, visit } from './visit';

const batchOf = (...ids: string[]): QueuedEvent[] =>
  ids.map((id) => ({ key: id, event: event(id), common: visit('v1'), dropped: 0 }));
const idsOf = (batch: readonly QueuedEvent[]) => batch.map(({ key }) => key).join('');
const errorOf = (status: number) => new ApiError('no', status, status);

/**
 * @param refuse throws the back end's response to a batch, written as `abc`
 * @param forgotten IDs that it does not acknowledge
 */
function courier(refuse: (ids: string, isKeyFresh: boolean) => void, forgotten = '') {
  const log: string[] = [];
  let isKeyFresh = false;
  const delivery = {
    send: vi.fn((batch: readonly QueuedEvent[]) =>
      Promise.resolve().then(() => {
        log.push(`send ${idsOf(batch)}`);
        refuse(idsOf(batch), isKeyFresh);
        return batch.map(({ key }) => key).filter((id) => !forgotten.includes(id));
      }),
    ),
    renewKey: vi.fn(() => {
      log.push('renew');
      isKeyFresh = true;
      return Promise.resolve();
    }),
    onAccepted: (batch: readonly QueuedEvent[]) => void log.push(`accepted ${idsOf(batch)}`),
    onRejected: (one: QueuedEvent) => void log.push(`refused ${one.key}`),
  };
  return { delivery, log };
}

describe('batch delivery', () => {
  it('an accepted batch is sent once', async () => {
    const { delivery, log } = courier(() => {});
    await deliverBatch(batchOf('a', 'b'), delivery);
    expect(log).toEqual(['send ab', 'accepted ab']);
  });

  it.each([
    ['the network is down', new TypeError('Failed to fetch')],
    ['the request timed out', errorOf(408)],
    ['there are too many requests', errorOf(429)],
    ['the back end has failed', errorOf(500)],
    ['the back end is unavailable', errorOf(503)],
    ['analytics were stopped', new Error('Analytics stopped.')],
  ])('the batch stays queued as a whole if %s', async (_, error) => {
    const { delivery, log } = courier(() => {
      throw error;
    });
    await expect(deliverBatch(batchOf('a', 'b'), delivery)).rejects.toBe(error);
    expect(log).toEqual(['send ab']);
  });

  it('only acknowledged events count as delivered', async () => {
    const { delivery, log } = courier(() => {}, 'b');
    await expect(deliverBatch(batchOf('a', 'b', 'c'), delivery)).rejects.toThrow('acknowledged');
    expect(log).toEqual(['send abc', 'accepted ac']);
  });

  it.each([403, 404, 405])('no event is dropped if every request fails with status %d', async (status) => {
    const { delivery, log } = courier(() => {
      throw errorOf(status);
    });
    await expect(deliverBatch(batchOf('a', 'b'), delivery)).rejects.toMatchObject({ status });
    expect(log).toEqual(['send ab', 'renew', 'send ab', 'send a', 'send b']);
  });

  it('a rejected batch is sent again with the newest key', async () => {
    const { delivery, log } = courier((_, isKeyFresh) => {
      if (!isKeyFresh) throw errorOf(400);
    });
    await deliverBatch(batchOf('a', 'b'), delivery);
    expect(log).toEqual(['send ab', 'renew', 'send ab', 'accepted ab']);
  });

  it('the batch stays queued if the newest key cannot be loaded', async () => {
    const { delivery, log } = courier(() => {
      throw errorOf(400);
    });
    delivery.renewKey.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    await expect(deliverBatch(batchOf('a', 'b'), delivery)).rejects.toThrow('Failed to fetch');
    expect(log).toEqual(['send ab']);
  });

  it('a rejected batch is sent event by event, and only the rejected event is dropped', async () => {
    const { delivery, log } = courier((ids) => {
      if (ids.includes('b')) throw errorOf(400);
    });
    await deliverBatch(batchOf('a', 'b', 'c'), delivery);
    expect(log.slice(3)).toEqual(['send a', 'accepted a', 'send b', 'send c', 'accepted c', 'refused b']);
  });

  it('a batch of one rejected event is dropped', async () => {
    const { delivery, log } = courier(() => {
      throw errorOf(400);
    });
    await deliverBatch(batchOf('a'), delivery);
    expect(log).toEqual(['send a', 'renew', 'send a', 'refused a']);
  });

  it('events stay queued if the network fails during delivery one by one', async () => {
    const { delivery, log } = courier((ids) => {
      if (ids === 'b') throw new TypeError('Failed to fetch');
      if (ids.includes('c')) throw errorOf(400);
    });
    await expect(deliverBatch(batchOf('a', 'b', 'c'), delivery)).rejects.toThrow('Failed to fetch');
    expect(log.slice(3)).toEqual(['send a', 'accepted a', 'send b']);
  });
});
