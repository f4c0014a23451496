// @vitest-environment jsdom
import Cookies from 'js-cookie';
import { afterEach, expect, it, vi } from 'vitest';
import { eraseDevice } from '@/lib/client/api/site-api';
import { deviceId } from '@/lib/client/analytics/identity';

afterEach(() => {
  vi.unstubAllGlobals();
  Cookies.remove('__SYS_ID');
});

const mockResponse = (status: number, erased: number) =>
  vi.fn(async () => Response.json({ code: status === 200 ? 0 : status, msg: '', data: { erased } }, { status }));

it('after erasure the browser gets a new device ID, since the old one would be ignored', async () => {
  const before = deviceId();
  vi.stubGlobal('fetch', mockResponse(200, 5));
  expect(await eraseDevice()).toBe(5);
  expect(Cookies.get('__SYS_ID')).toBeUndefined();
  expect(deviceId()).not.toBe(before);
});

it('after a failed erasure the browser keeps its device ID, so that it can retry', async () => {
  const before = deviceId();
  vi.stubGlobal('fetch', mockResponse(503, 0));
  await expect(eraseDevice()).rejects.toThrow();
  expect(deviceId()).toBe(before);
});
