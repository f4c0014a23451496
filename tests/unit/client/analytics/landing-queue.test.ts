// @vitest-environment jsdom
import Cookies from 'js-cookie';
import { expect, it } from 'vitest';
import { clearStorage } from '@/lib/client/privacy/clear-storage';
import { noConsent } from '@/lib/contract/consent-policy';
import { cookieNames } from '@/lib/config/cookies';
import { storageKeys } from '@/lib/contract/storage-keys';
import { land, visits, takeQueuedRecords } from './landings';
import { advanceSeconds, backEnd, click, countStored, openTab, flushPendingWork } from './open-tab';

it('landings are queued and later sent in order with their referral codes', async () => {
  backEnd.state = 503;
  for (const source of ['one', 'two', 'three']) {
    land(`/?utm_source=${source}&ref=R-${source}`);
    const tab = await openTab();
    click(tab, 'x');
    await advanceSeconds(1);
    tab.stop();
  }
  backEnd.state = 'up';
  await openTab();
  await flushPendingWork(60);
  const received = (field: string) =>
    backEnd.landings.filter((landing) => landing[field]).map((landing) => [landing[field], landing.visit_id]);
  expect(received('utm_source')).toEqual(['one', 'two', 'three'].map((source, i) => [source, visits[i]]));
  expect(received('c_v')).toEqual(['R-one', 'R-two', 'R-three'].map((code, i) => [code, visits[i]]));
  expect(countStored(storageKeys.landing)).toBe(0);
});

it('landings are retried with the same backoff as events, without blocking them', async () => {
  backEnd.failsLandings = true;
  land('/?utm_source=letter');
  const tab = await openTab();
  const countAttempts = () => backEnd.requests.filter((url) => url.endsWith('record-source')).length;
  await flushPendingWork(3);
  expect(countAttempts()).toBe(1);
  await advanceSeconds(9);
  expect(countAttempts()).toBe(1);
  await advanceSeconds(12);
  expect(countAttempts()).toBe(2);
  await advanceSeconds(8);
  expect(countAttempts()).toBe(2);
  click(tab, 'x');
  await flushPendingWork(10);
  expect(backEnd.values).toEqual(['x']);
});

it('permanently rejected landings are dropped and counted', async () => {
  backEnd.state = 400;
  land('/?utm_source=letter');
  const tab = await openTab();
  await flushPendingWork(3);
  expect(takeQueuedRecords()).toEqual([]);
  backEnd.state = 'up';
  click(tab, 'x');
  await flushPendingWork(10);
  expect(backEnd.batches[0]!.common.dropped).toBe(1);
});

it('invalid queued landings are removed without blocking others', async () => {
  const invalid = ['null', '5', '[]', '{}', '{"record":null}', '{"referral":5}', '{'];
  invalid.forEach((stored, i) => localStorage.setItem(`${storageKeys.landing}00000000000000${i}:1:x`, stored));
  land('/?utm_source=letter');
  await openTab();
  await flushPendingWork(3);
  expect(backEnd.landings).toMatchObject([{ utm_source: 'letter' }]);
  expect(countStored(storageKeys.landing)).toBe(0);
});

const invalidHistories = ['null', '[]', '"x"', '{"first":5,"last":null}', '{'];
it.each(invalidHistories)('an invalid attribution history does not break landings: %s', (stored) => {
  localStorage.setItem(storageKeys.touches, stored);
  land('/?utm_source=letter');
  const [record] = takeQueuedRecords();
  expect(record!.first_touch).toEqual(record!.last_touch);
  expect(record!.first_touch.utm_source).toBe('letter');
});

it('a response that arrives while consent is withdrawn stores nothing', async () => {
  land('/?utm_source=letter&ref=R7');
  backEnd.state = 'silent';
  const tab = await openTab();
  expect(Object.keys(Cookies.get())).toContain(cookieNames.ref);
  tab.stop();
  clearStorage(noConsent);
  await flushPendingWork();
  expect([...Object.keys(Cookies.get()), ...Object.keys(localStorage), ...Object.keys(sessionStorage)]).toEqual([]);
});
