// @vitest-environment jsdom
import Cookies from 'js-cookie';
import { expect, it, vi } from 'vitest';
import { sessionTimeout, newVisitSource, visitStore } from '@/lib/client/analytics/visit';
import type { PageEntry, Visit, VisitSource } from '@/lib/client/analytics/visit';
import { cookieNames } from '@/lib/config/cookies';
import { storageKeys } from '@/lib/contract/storage-keys';
import { limitedStorage } from '@/tests/mocks/browser';
import { land, site, takeQueuedRecords } from './landings';
// Clears storage after each test, and freezes the clock.
import { advanceSeconds, countStored } from './open-tab';

const now = 1_780_000_000_000;
const halfHour = 30 * 60;

const visitFrom = (utm_source: string): Visit => ({
  id: `visit-${utm_source}`,
  startedAt: now - 60_000,
  lastActiveAt: now,
  referrer: '',
  forwardedParams: {},
  campaign: utm_source ? { utm_source } : {},
});

/** The visit of the page, or of a new tab, now. */
const currentVisit = (isNewTab = false) => visitStore(localStorage, isNewTab).current(Date.now());

const news = 'https://news.example/';

const campaign = (utm_source: string) => ({ campaign: { utm_source } });
const reload = { isReloadOrHistory: true };
const internal = { referrerKind: 'internal' } as const;
const returning = { referrerKind: 'return' } as const;

it.each<[name: string, open: Visit | null, Partial<VisitSource>, Partial<PageEntry>, expected: string]>([
  ['a campaign link', null, campaign('nl'), {}, 'nl'],
  ['a link of another website', null, { referrer: news }, {}, 'referrer'],
  ['no source', null, {}, {}, 'direct'],
  ['the same campaign link', visitFrom('nl'), campaign('nl'), {}, 'continues'],
  ['another campaign link', visitFrom('nl'), campaign('ad'), {}, 'ad'],
  ['a campaign link in a direct visit', visitFrom(''), campaign('nl'), {}, 'nl'],
  ['a click ID', visitFrom('nl'), { campaign: { gclid: '1' } }, {}, 'gclid'],
  ['a referrer in a visit', visitFrom('nl'), { referrer: news }, {}, 'continues'],
  ['no source in a visit', visitFrom('nl'), {}, {}, 'continues'],
  ['a reload in the visit', visitFrom('nl'), campaign('ad'), reload, 'continues'],
  ['a reload after the visit', null, campaign('nl'), reload, 'direct'],
  ['a language switch in the visit', visitFrom('nl'), campaign('old'), internal, 'continues'],
  ['a language switch after the visit', null, campaign('nl'), internal, 'direct'],
  ['a return from the app in the visit', visitFrom('nl'), campaign('app'), returning, 'continues'],
  ['a link of the app after the visit', null, campaign('app'), returning, 'app'],
  ['a campaign link in a different letter case', visitFrom('c4/email'), campaign('C4/Email\u200B'), {}, 'continues'],
  ['a referral code in a different letter case', visitFrom(''), { campaign: { ref: 'R1' } }, {}, 'ref'],
])('a visit begins or continues depending on its source: %s', (_, open, source, how, expected) => {
  const entry: PageEntry = {
    source: { campaign: {}, referrer: '', forwardedParams: {}, ...source },
    isReloadOrHistory: false,
    referrerKind: 'external',
    ...how,
  };
  const found = newVisitSource(open, entry, true);
  const name = found?.referrer ? 'referrer' : (found?.campaign.utm_source ?? Object.keys(found?.campaign ?? {})[0]);
  expect(found ? (name ?? 'direct') : 'continues').toBe(expected);
});

it('a reload before the landing could be recorded is the landing', () => {
  const id = land('/?utm_source=nl&ref=R1', '', { isReloadOrHistory: true });
  expect(takeQueuedRecords()).toMatchObject([{ visit_id: id, utm_source: 'nl' }]);
  expect(Cookies.get(cookieNames.ref)).toBe('R1');
});

it('a reload after the visit is not a landing, whatever its URL contains', async () => {
  land('/?utm_source=nl&callback=c');
  takeQueuedRecords();
  await advanceSeconds(halfHour);
  land('/?utm_source=nl&callback=c', '', { isReloadOrHistory: true });
  expect(takeQueuedRecords()).toEqual([]);
  expect(currentVisit()).toMatchObject({ campaign: {}, referrer: '' });
});

it('a clock set back by a day ends the visit', () => {
  const visits = visitStore(localStorage, false);
  const first = visits.current(now);
  expect(visits.current(now - 24 * 60 * 60_000).id).not.toBe(first.id);
});

it('a reload after an internal link keeps the campaign', () => {
  const first = land('/?utm_source=nl&utm_campaign=c1', news);
  land('/pricing', `${site}/`);
  expect(land('/pricing', `${site}/`, { isReloadOrHistory: true })).toBe(first);
  expect(takeQueuedRecords()).toMatchObject([{ utm_source: 'nl', utm_campaign: 'c1', page_url: `${site}/` }]);
});

it('an event extends its visit; 30 minutes without one end it, for all tabs', async () => {
  const visits = visitStore(localStorage, true);
  const first = visits.current(Date.now());
  await advanceSeconds(halfHour - 1);
  expect(currentVisit(true).id).toBe(first.id);
  await advanceSeconds(halfHour - 1);
  expect(visits.current(Date.now()).id).toBe(first.id);
  await advanceSeconds(halfHour);
  expect(visits.current(Date.now()).id).not.toBe(first.id);
  expect(sessionTimeout).toBe(halfHour * 1000);
});

it('an event after another tab’s campaign visit has ended does not carry its campaign', async () => {
  land('/?utm_source=nl', '', { isNewTab: true });
  await advanceSeconds(halfHour);
  expect(currentVisit(true)).toMatchObject({ campaign: {}, referrer: '' });
});

it('a tab keeps its visit while that is open, then continues the one that began last', async () => {
  const one = visitStore(localStorage, true);
  const first = one.current(Date.now()).id;
  await advanceSeconds(60);
  const second = land('/?utm_source=nl', '', { isNewTab: true });
  const switchTab = (visit: string) => sessionStorage.setItem(storageKeys.visit, visit);
  switchTab(first);
  expect(one.current(Date.now()).id).toBe(first);
  switchTab(second);
  for (let minute = 0; minute < 35; minute += 1) {
    await advanceSeconds(60);
    land('/faq', `${site}/`);
  }
  switchTab(first);
  expect(one.current(Date.now()).id).toBe(second);
});

it('a page from the back/forward cache continues the visit that its tab has begun since', async () => {
  const cachedPage = visitStore(localStorage, false);
  cachedPage.current(Date.now());
  await advanceSeconds(60);
  const latest = land('/?utm_source=b');
  expect(cachedPage.current(Date.now())).toMatchObject({ id: latest, campaign: { utm_source: 'b' } });
});

it('a new tab ignores the visit copied from the page that opened it', async () => {
  const first = land('/');
  await advanceSeconds(1);
  const second = land('/?utm_source=nl', '', { isNewTab: true });
  sessionStorage.setItem(storageKeys.visit, first);
  expect(land('/pricing', `${site}/`, { isNewTab: true })).toBe(second);
});

it('visits that have ended are removed when one begins', async () => {
  land('/?utm_source=one');
  await advanceSeconds(halfHour);
  land('/?utm_source=two');
  expect(countStored(storageKeys.visits)).toBe(1);
});

const invalidVisits = ['{', '5', '{"id":"x"}', '{"id":"12345678","startedAt":null,"lastActiveAt":1}'];
it.each(invalidVisits)('an invalid stored visit is ignored: %s', (stored) => {
  localStorage.setItem(`${storageKeys.visits}12345678`, stored);
  sessionStorage.setItem(storageKeys.visit, '12345678');
  expect(currentVisit().id).not.toBe('12345678');
});

it('a page keeps its visit in memory if storage is full', () => {
  vi.stubGlobal('sessionStorage', limitedStorage(0));
  const visits = visitStore(limitedStorage(0), false);
  expect(visits.current(now).id).toBe(visits.current(now + 1000).id);
});

it.each([
  ['a campaign', '/?utm_source=letter', ''],
  ['a click ID', '/?gclid=G1', ''],
  ['a source', '/?source=s1', ''],
  ['a referral code', '/?ref=R1', ''],
  ['an invitation', '/?invite_code=I1', ''],
  ['another website', '/', news],
  ['an app', '/', 'android-app://com.google.android.gm/'],
])('a landing from %s is recorded once per visit', async (_, path, referrer) => {
  land(path, referrer);
  land(path, referrer);
  expect(takeQueuedRecords()).toHaveLength(1);
  await advanceSeconds(halfHour);
  const id = land(path, referrer);
  expect(takeQueuedRecords()).toMatchObject([{ visit_id: id }]);
});

it.each(['https://checkout.stripe.com/', 'https://accounts.google.com/', 'https://app.facetry.example/'])(
  'a return from %s in a visit is not a landing, whatever campaign its URL names',
  (referrer) => {
    const id = land('/?utm_source=nl');
    takeQueuedRecords();
    expect(land('/pricing?utm_source=provider&gclid=g', referrer)).toBe(id);
    expect(takeQueuedRecords()).toEqual([]);
  },
);

it.each([
  ['there is no source', '/pricing', ''],
  ['the link was on a page of this site', '/pricing', `${site}/`],
  ['the link was on a subdomain of this site', '/pricing', 'https://pay.facetry.example/'],
])('no landing is recorded if %s', (_, path, referrer) => {
  land(path, referrer);
  expect(takeQueuedRecords()).toEqual([]);
});

it('a different source is another landing, in another visit', async () => {
  const ids: string[] = [];
  for (const source of ['one', 'two', 'one']) {
    ids.push(land(`/?utm_source=${source}`));
    await advanceSeconds(1);
  }
  const records = takeQueuedRecords();
  expect(records.map(({ utm_source }) => utm_source)).toEqual(['one', 'two', 'one']);
  expect(records.map(({ first_touch }) => first_touch.utm_source)).toEqual(['one', 'one', 'one']);
  expect(records.map(({ visit_id }) => visit_id)).toEqual(ids);
  expect(new Set([...ids, ...records.map(({ id }) => id)]).size).toBe(6);
});

it('a landing contains its own source and the stored referrers', async () => {
  land('/', news);
  await advanceSeconds(1);
  land('/?utm_campaign=autumn&utm_id=7&ref=R1&invite_code=I1');
  const source = { utm_campaign: 'autumn', utm_id: '7', ref: 'R1', invite_code: 'I1', referrer: '' };
  expect(takeQueuedRecords()[1]).toMatchObject({ ...source, referer: [news], locale: 'en' });
});

it('a record contains the last five distinct referrers, the newest first', async () => {
  const site = (host: string) => `https://${host}.example/`;
  for (const host of ['a', 'b', 'c', 'a', 'd', 'e', 'f']) {
    land('/', site(host));
    await advanceSeconds(halfHour);
  }
  expect(takeQueuedRecords().at(-1)!.referer).toEqual(['f', 'e', 'd', 'a', 'c'].map(site));
});

it.each(['{', '{}', '"x"', '[5]'])('an invalid stored list of referrers counts as empty: %s', (stored) => {
  Cookies.set(cookieNames.referer, stored, { path: '/' });
  land('/', news);
  expect(takeQueuedRecords()).toMatchObject([{ referer: [news] }]);
});
