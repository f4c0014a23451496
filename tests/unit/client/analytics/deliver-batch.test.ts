import { describe, expect, it, vi } from 'vitest';
import { ApiError } from '@/lib/client/api/call-endpoint';
import { deliverBatch } from '@/lib/client/analytics/deliver-batch';
import type { Waiting } from '@/lib/client/analytics/event-store';
import type { AnalyticsEvent } from '@/lib/contract/events';

const batchOf = (...ids: string[]): Waiting[] =>
  ids.map((id) => ({ key: id, event: { id } as AnalyticsEvent, common: null, dropped: 0 }));
const idsOf = (batch: readonly Waiting[]) => batch.map(({ key }) => key).join('');
const answer = (status: number) => new ApiError('no', status, status);

/**
 * @param refuse throws what the back end says to a batch, written as `abc`
 * @param forgotten ids that it does not acknowledge
 */
function courier(refuse: (ids: string, isKeyFresh: boolean) => void, forgotten = '') {
  const said: string[] = [];
  let isKeyFresh = false;
  const delivery = {
    send: vi.fn((batch: readonly Waiting[]) =>
      Promise.resolve().then(() => {
        said.push(`send ${idsOf(batch)}`);
        refuse(idsOf(batch), isKeyFresh);
        return batch.map(({ key }) => key).filter((id) => !forgotten.includes(id));
      }),
    ),
    renewKey: vi.fn(() => {
      said.push('renew');
      isKeyFresh = true;
      return Promise.resolve();
    }),
    onAccepted: (batch: readonly Waiting[]) => void said.push(`accepted ${idsOf(batch)}`),
    onRefused: (one: Waiting) => void said.push(`refused ${one.key}`),
  };
  return { delivery, said };
}

describe('a batch', () => {
  it('is sent once where the back end takes it', async () => {
    const { delivery, said } = courier(() => {});
    await deliverBatch(batchOf('a', 'b'), delivery);
    expect(said).toEqual(['send ab', 'accepted ab']);
  });

  it.each([
    ['the network is away', new TypeError('Failed to fetch')],
    ['it took too long', answer(408)],
    ['too many come', answer(429)],
    ['the back end has failed', answer(500)],
    ['the back end is away', answer(503)],
    ['the measurement was stopped', new Error('Measurement was stopped.')],
  ])('stays whole, to be tried again, when %s', async (_, error) => {
    const { delivery, said } = courier(() => {
      throw error;
    });
    await expect(deliverBatch(batchOf('a', 'b'), delivery)).rejects.toBe(error);
    expect(said).toEqual(['send ab']);
  });

  it('is done with only as far as the back end acknowledges it', async () => {
    const { delivery, said } = courier(() => {}, 'b');
    await expect(deliverBatch(batchOf('a', 'b', 'c'), delivery)).rejects.toThrow('acknowledged');
    expect(said).toEqual(['send abc', 'accepted ac']);
  });

  it.each([403, 404, 405])('is lost to nobody where everything is answered with %d', async (status) => {
    const { delivery, said } = courier(() => {
      throw answer(status);
    });
    await expect(deliverBatch(batchOf('a', 'b'), delivery)).rejects.toMatchObject({ status });
    expect(said).toEqual(['send ab', 'renew', 'send ab', 'send a', 'send b']);
  });

  it('goes once more under the newest key when it is refused', async () => {
    const { delivery, said } = courier((_, isKeyFresh) => {
      if (!isKeyFresh) throw answer(400);
    });
    await deliverBatch(batchOf('a', 'b'), delivery);
    expect(said).toEqual(['send ab', 'renew', 'send ab', 'accepted ab']);
  });

  it('stays whole when the newest key cannot be had', async () => {
    const { delivery, said } = courier(() => {
      throw answer(400);
    });
    delivery.renewKey.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    await expect(deliverBatch(batchOf('a', 'b'), delivery)).rejects.toThrow('Failed to fetch');
    expect(said).toEqual(['send ab']);
  });

  it('goes one by one when one of its events is refused, which alone is lost', async () => {
    const { delivery, said } = courier((ids) => {
      if (ids.includes('b')) throw answer(400);
    });
    await deliverBatch(batchOf('a', 'b', 'c'), delivery);
    expect(said.slice(3)).toEqual(['send a', 'accepted a', 'send b', 'send c', 'accepted c', 'refused b']);
  });

  it('of one event that is refused is lost', async () => {
    const { delivery, said } = courier(() => {
      throw answer(400);
    });
    await deliverBatch(batchOf('a'), delivery);
    expect(said).toEqual(['send a', 'renew', 'send a', 'refused a']);
  });

  it('keeps what is not settled when the network goes away in the middle', async () => {
    const { delivery, said } = courier((ids) => {
      if (ids === 'b') throw new TypeError('Failed to fetch');
      if (ids.includes('c')) throw answer(400);
    });
    await expect(deliverBatch(batchOf('a', 'b', 'c'), delivery)).rejects.toThrow('Failed to fetch');
    expect(said.slice(3)).toEqual(['send a', 'accepted a', 'send b']);
  });
});
