// @vitest-environment jsdom
import Cookies from 'js-cookie';
import { afterEach, expect, it } from 'vitest';
import { deviceId } from '@/lib/client/analytics/identity';
import { idPattern } from '@/lib/contract/id-pattern';
import { cookieNames } from '@/lib/config/cookies';

afterEach(() => Cookies.remove(cookieNames.device, { path: '/' }));

it('the device ID stays the same', () => {
  const id = deviceId();
  expect([deviceId(), Cookies.get(cookieNames.device)]).toEqual([id, id]);
});

const invalidIds = ['', 'null', 'NaN', '[]', 'x'.repeat(65), 'a b c d e f g'];
it.each(invalidIds)('an invalid device ID is replaced: “%s”', (stored) => {
  Cookies.set(cookieNames.device, stored, { path: '/' });
  const id = deviceId();
  expect(id).toMatch(idPattern);
  expect(Cookies.get(cookieNames.device)).toBe(id);
});
