import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import type { PageSettings } from '@/lib/contract/page-settings';
import { mockApi, plainSettings, type ApiRequest } from '@/tests/mocks/api';

let requests: ApiRequest[];
let isUp = false;
let useClientSettings: () => unknown;
let useConsent: (typeof import('@/lib/client/privacy/consent-store'))['useConsent'];

/** Loads a document. @param consentMode sent with it */
async function loadDocument(consentMode?: PageSettings['consentMode']): Promise<void> {
  const serverTiming = [
    { name: 'consent', description: consentMode },
    { name: 'build', description: 'b1' },
  ];
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue(consentMode ? [{ serverTiming } as never] : []);
  // Modules cache the settings of their document.
  vi.resetModules();
  ({ useClientSettings } = await import('@/components/deferred/use-client-settings'));
  ({ useConsent } = await import('@/lib/client/privacy/consent-store'));
}

beforeEach(async () => {
  await loadDocument();
  isUp = false;
  vi.useFakeTimers();
  requests = mockApi({
    '/api/site/settings': () => (isUp ? { data: plainSettings } : Promise.reject(new TypeError('Failed to fetch'))),
  });
});

const advanceTime = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1000));

it('client settings are requested again with growing delays', async () => {
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

it('the consent mode sent with the page applies while client settings are unavailable', async () => {
  await loadDocument('opt-out');
  renderHook(() => useClientSettings());
  await advanceTime(1);
  expect(useConsent.getState().consent).toMatchObject({ analytics: true, isNoticeDue: true });
});

it('without a consent mode sent with the page nothing is decided until client settings are available', async () => {
  renderHook(() => useClientSettings());
  await advanceTime(1);
  expect(useConsent.getState().consent).toBeNull();
  isUp = true;
  await advanceTime(10);
  expect(useConsent.getState().consent).toMatchObject({ analytics: true });
});

it('a consent mode set since the page was cached replaces the one sent with it', async () => {
  await loadDocument('opt-in');
  isUp = true;
  renderHook(() => useClientSettings());
  await advanceTime(1);
  expect(useConsent.getState()).toMatchObject({ mode: plainSettings.consentMode, consent: { analytics: true } });
});
