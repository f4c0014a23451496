import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { mockApi, plainSettings, type ApiRequest } from '@/tests/mocks/api';

let requests: ApiRequest[];
let isUp = false;
let useClientSettings: () => unknown;

beforeEach(async () => {
  // Settings are cached while a page is loaded.
  vi.resetModules();
  ({ useClientSettings } = await import('@/components/deferred/use-client-settings'));
  isUp = false;
  vi.useFakeTimers();
  requests = mockApi({
    '/api/site/settings': () => (isUp ? { data: plainSettings } : Promise.reject(new TypeError('Failed to fetch'))),
  });
});

const advanceTime = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1000));

it('client settings are requested again with growing delays, and the landing waits for them', async () => {
  const { result } = renderHook(() => useClientSettings());
  await advanceTime(4);
  expect([result.current, requests.length]).toEqual(['failed', 1]);
  await advanceTime(1);
  expect(requests).toHaveLength(2);
  await advanceTime(9);
  expect(requests).toHaveLength(2);
  isUp = true;
  await advanceTime(1);
  expect(result.current).toEqual(plainSettings);
  await advanceTime(3600);
  expect(requests).toHaveLength(3);
});

it('client settings are requested at once when the network returns', async () => {
  const { result } = renderHook(() => useClientSettings());
  await advanceTime(1);
  isUp = true;
  window.dispatchEvent(new Event('online'));
  await advanceTime(0);
  expect(result.current).toEqual(plainSettings);
});

it('client settings are not requested by an unmounted page', async () => {
  const { unmount } = renderHook(() => useClientSettings());
  await advanceTime(1);
  unmount();
  await advanceTime(60);
  expect(requests).toHaveLength(1);
});
