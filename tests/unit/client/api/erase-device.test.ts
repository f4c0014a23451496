// @vitest-environment jsdom
import Cookies from 'js-cookie';
import { afterEach, expect, it, vi } from 'vitest';
import { eraseDevice } from '@/lib/client/api/site-api';
import { deviceId } from '@/lib/client/analytics/identity';

afterEach(() => {
  vi.unstubAllGlobals();
  Cookies.remove('__SYS_ID');
});

const answer = (status: number, erased: number) =>
  vi.fn(async () => Response.json({ code: status === 200 ? 0 : status, msg: '', data: { erased } }, { status }));

it('a browser whose data was erased gets another number, or nothing of it would be measured again', async () => {
  const before = deviceId();
  vi.stubGlobal('fetch', answer(200, 5));
  expect(await eraseDevice()).toBe(5);
  expect(Cookies.get('__SYS_ID')).toBeUndefined();
  expect(deviceId()).not.toBe(before);
});

it('a browser keeps its number when the erasure failed, so that it can ask again', async () => {
  const before = deviceId();
  vi.stubGlobal('fetch', answer(503, 0));
  await expect(eraseDevice()).rejects.toThrow();
  expect(deviceId()).toBe(before);
});
