// @vitest-environment jsdom
import Cookies from 'js-cookie';
import { afterEach, expect, it } from 'vitest';
import { eraseDevice } from '@/lib/client/api/site-api';
import { deviceId } from '@/lib/client/analytics/identity';
import { useConsent } from '@/lib/client/privacy/consent-store';
import { storedValues } from '@/lib/contract/storage-keys';
import { mockApi } from '@/tests/mocks/api';

afterEach(() => Cookies.remove('__SYS_ID'));

const erase = () => useConsent.getState().erase(eraseDevice);

/** Stores a value under every name that analytics use in storage. */
function fillStorage(): void {
  for (const { name, kind, purpose } of storedValues)
    if (purpose === 'analytics' && kind !== 'cookie') window[kind].setItem(name.replace('*', 'old'), 'old');
}

it('after erasure the browser has a new device ID and nothing that analytics stored before', async () => {
  const before = deviceId();
  fillStorage();
  mockApi({ '/api/site/erase': { data: { erased: 5 } } });
  expect(await erase()).toBe(5);
  expect(Cookies.get('__SYS_ID')).toBeUndefined();
  expect([...Object.values(localStorage), ...Object.values(sessionStorage)]).not.toContain('old');
  expect(deviceId()).not.toBe(before);
});

it('during an erasure analytics are stopped, and afterwards they start again', async () => {
  const consent = { analytics: true, services: true } as ReturnType<typeof useConsent.getState>['consent'];
  useConsent.setState({ consent });
  const states: (boolean | undefined)[] = [];
  const stop = useConsent.subscribe((state) => states.push(state.consent?.analytics));
  deviceId();
  mockApi({ '/api/site/erase': { data: { erased: 5 } } });
  await erase();
  stop();
  expect(states).toEqual([false, true]);
});

it('after a failed erasure the browser keeps its device ID, so that it can retry', async () => {
  const before = deviceId();
  fillStorage();
  mockApi({ '/api/site/erase': { status: 503, code: 503 } });
  await expect(erase()).rejects.toThrow();
  expect(deviceId()).toBe(before);
  expect(Object.values(localStorage)).toContain('old');
});
