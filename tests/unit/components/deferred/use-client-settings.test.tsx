import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { plainSettings } from '../../client/client-settings';

let asked = 0;
let isUp = false;
let useClientSettings: () => unknown;

beforeEach(async () => {
  // Settings are kept for as long as a page is loaded.
  vi.resetModules();
  ({ useClientSettings } = await import('@/components/deferred/use-client-settings'));
  asked = 0;
  isUp = false;
  vi.useFakeTimers();
  vi.stubGlobal('fetch', async () => {
    asked += 1;
    if (!isUp) throw new TypeError('Failed to fetch');
    return Response.json({ code: 0, msg: '', data: plainSettings });
  });
});
afterEach(() => vi.unstubAllGlobals());

const pass = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1000));

describe('settings that cannot be had', () => {
  it('are asked for again, later each time, until they are there: what brought the visitor waits for them', async () => {
    const { result } = renderHook(() => useClientSettings());
    await pass(4);
    expect([result.current, asked]).toEqual(['failed', 1]);
    await pass(1);
    expect(asked).toBe(2);
    await pass(9);
    expect(asked).toBe(2);
    isUp = true;
    await pass(1);
    expect(result.current).toEqual(plainSettings);
    await pass(3600);
    expect(asked).toBe(3);
  });

  it('are asked for at once when there is a network again', async () => {
    const { result } = renderHook(() => useClientSettings());
    await pass(1);
    isUp = true;
    window.dispatchEvent(new Event('online'));
    await pass(0);
    expect(result.current).toEqual(plainSettings);
  });

  it('are not asked for by a page that is gone', async () => {
    const { unmount } = renderHook(() => useClientSettings());
    await pass(1);
    unmount();
    await pass(60);
    expect(asked).toBe(1);
  });
});
