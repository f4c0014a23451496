import { describe, expect, it, vi } from 'vitest';
import type { Courier } from '@/lib/client/analytics/courier';
import { readyCourier } from '@/lib/client/analytics/ready-courier';

const courier = (): Courier => ({ send: () => Promise.resolve([]) });

describe('lazy transport', () => {
  it('the transport is opened once for concurrent callers, and reused', async () => {
    const open = vi.fn(() => Promise.resolve(courier()));
    const { current, whenReady } = readyCourier(open);
    expect(current()).toBeNull();
    const [one, other] = await Promise.all([whenReady(), whenReady()]);
    expect(one).toBe(other);
    expect(current()).toBe(one);
    expect(whenReady()).toBeNull();
    expect(open).toHaveBeenCalledOnce();
  });

  it('the next caller retries after a failure', async () => {
    const open = vi.fn(() => Promise.resolve(courier())).mockRejectedValueOnce(new TypeError('Failed to fetch'));
    const { current, whenReady } = readyCourier(open);
    await expect(whenReady()).rejects.toThrow('Failed to fetch');
    expect(current()).toBeNull();
    await whenReady();
    expect(current()).not.toBeNull();
  });

  it('the transport is replaced when there is a newer key, and reused otherwise', async () => {
    const open = vi.fn(() => Promise.resolve(courier()));
    const { current, whenReady, renew } = readyCourier(open);
    const first = await whenReady();
    const second = await renew();
    expect(second).not.toBe(first);
    expect(current()).toBe(second);
    open.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    await expect(renew()).rejects.toThrow('Failed to fetch');
    expect(current()).toBe(second);
  });
});
