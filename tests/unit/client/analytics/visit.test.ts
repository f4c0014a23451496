// @vitest-environment jsdom
import { describe, expect, it, vi } from 'vitest';
import { continueVisit, idleLimit, visitStore, type Arrival, type Visit } from '@/lib/client/analytics/visit';
import { storageKeys } from '@/lib/contract/storage-keys';
import { land, site, takeQueuedRecords } from './landings';
import { limitedStorage } from './limited-storage';
// Clears storage after each test, and freezes the clock.
import { advanceSeconds } from './open-tab';

const now = 1_780_000_000_000;
const minutes = (count: number) => count * 60_000;
const halfHour = 30 * 60;

const visitFrom = (utm_source: string, idle: number, began = now - minutes(60)): Visit => ({
  id: `visit-${utm_source}`,
  began,
  seen: now - idle,
  referrer: '',
  carried: {},
  campaign: utm_source ? { utm_source } : {},
});

/** Opens a page by a link from another site, with these differences. */
const opened = (changes: Partial<Arrival> & { utm?: string }): Arrival => ({
  isReloadOrHistory: false,
  referrerKind: 'external',
  referrer: '',
  carried: {},
  campaign: changes.utm ? { utm_source: changes.utm } : {},
  ...changes,
});

const news = 'https://news.example/';
const open = minutes(29);
const over = minutes(30);

describe('a visit continues or begins', () => {
  type Case = [name: string, own: Visit | null, latest: Visit | null, arrival: Arrival, expected: string];
  const cases: Case[] = [
    ['first campaign link', null, null, opened({ utm: 'nl' }), 'begins nl'],
    ['first page by referrer', null, null, opened({ referrer: news }), 'begins by referrer'],
    ['first page without a source', null, null, opened({}), 'begins direct'],
    ['same campaign link', visitFrom('nl', open), null, opened({ utm: 'nl' }), 'continues nl'],
    ['other campaign link', visitFrom('nl', open), null, opened({ utm: 'ad' }), 'begins ad'],
    ['same campaign link in a new visit', visitFrom('nl', over), null, opened({ utm: 'nl' }), 'begins nl'],
    ['campaign link in a direct visit', visitFrom('', open), null, opened({ utm: 'nl' }), 'begins nl'],
    ['click ID', visitFrom('nl', open), null, opened({ campaign: { gclid: '1' } }), 'begins gclid'],
    ['referrer in an open visit', visitFrom('nl', open), null, opened({ referrer: news }), 'continues nl'],
    ['referrer after the visit', visitFrom('nl', over), null, opened({ referrer: news }), 'begins by referrer'],
    ['new tab by referrer, visit open', null, visitFrom('nl', open), opened({ referrer: news }), 'continues nl'],
    ['new tab without a source, visit open', null, visitFrom('nl', open), opened({}), 'continues nl'],
    ['new tab by campaign link, visit open', null, visitFrom('nl', open), opened({ utm: 'ad' }), 'begins ad'],
    ['new tab by the same link, visit open', null, visitFrom('nl', open), opened({ utm: 'nl' }), 'continues nl'],
    [
      'reload in the visit',
      visitFrom('nl', open),
      null,
      opened({ utm: 'ad', isReloadOrHistory: true }),
      'continues nl',
    ],
    [
      'reload after the visit',
      visitFrom('nl', over),
      null,
      opened({ utm: 'nl', isReloadOrHistory: true }),
      'begins direct',
    ],
    [
      'reload, own visit over',
      visitFrom('nl', over),
      visitFrom('ad', 0),
      opened({ isReloadOrHistory: true }),
      'continues ad',
    ],
    ['reload in a tab with an open visit', visitFrom('nl', open), visitFrom('ad', 0), opened({}), 'continues nl'],
    ['language switch', visitFrom('nl', open), null, opened({ utm: 'old', referrerKind: 'internal' }), 'continues nl'],
    [
      'language switch after',
      visitFrom('nl', over),
      null,
      opened({ utm: 'nl', referrerKind: 'internal' }),
      'begins direct',
    ],
    [
      'return from the app',
      visitFrom('nl', open),
      null,
      opened({ utm: 'app', referrerKind: 'ownHost' }),
      'continues nl',
    ],
    [
      'link of the app after',
      visitFrom('nl', over),
      null,
      opened({ utm: 'app', referrerKind: 'ownHost' }),
      'begins app',
    ],
    ['clock set back a day', visitFrom('nl', -minutes(1440)), null, opened({}), 'begins direct'],
  ];

  it.each(cases)('%s', (_, own, latest, arrival, expected) => {
    const decision = continueVisit({ own, latest: latest ?? own, wasTracked: own !== null }, arrival, now);
    const name = (campaign: Visit['campaign']) => campaign.utm_source ?? Object.keys(campaign)[0] ?? 'direct';
    const found =
      'open' in decision
        ? `continues ${name(decision.open.campaign)}`
        : `begins ${decision.referrer ? 'by referrer' : name(decision.campaign)}`;
    expect(found).toBe(expected);
  });

  it('a reload before the landing could be recorded is the landing', () => {
    const arrival = opened({ utm: 'nl', isReloadOrHistory: true });
    expect(continueVisit({ own: null, latest: null, wasTracked: false }, arrival, now)).toMatchObject({
      campaign: { utm_source: 'nl' },
    });
  });
});

describe('visits of a browser', () => {
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
    expect(visitStore(localStorage, true).current(Date.now()).id).toBe(first.id);
    await advanceSeconds(halfHour - 1);
    expect(visits.current(Date.now()).id).toBe(first.id);
    await advanceSeconds(halfHour);
    const second = visits.current(Date.now());
    expect(second.id).not.toBe(first.id);
    expect(idleLimit).toBe(halfHour * 1000);
  });

  it('an event after another tab’s campaign visit has ended does not carry its campaign', async () => {
    land('/?utm_source=nl', '', { isNewTab: true });
    await advanceSeconds(halfHour);
    expect(visitStore(localStorage, true).current(Date.now())).toMatchObject({ campaign: {}, referrer: '' });
  });

  it('a tab keeps its visit while that is open, then continues the one that began last', async () => {
    const one = visitStore(localStorage, true);
    const first = one.current(Date.now());
    await advanceSeconds(60);
    const second = land('/?utm_source=nl', '', { isNewTab: true });
    expect(one.current(Date.now()).id).toBe(first.id);
    for (let minute = 0; minute < 35; minute += 1) {
      await advanceSeconds(60);
      land('/faq', `${site}/`);
    }
    expect(one.current(Date.now()).id).toBe(second);
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
    expect(Object.keys(localStorage).filter((key) => key.startsWith(storageKeys.visits))).toHaveLength(1);
  });

  it.each(['{', '5', '{"id":"x"}', '{"id":"12345678","began":null,"seen":1}'])(
    'an invalid stored visit is ignored: %s',
    (stored) => {
      localStorage.setItem(`${storageKeys.visits}12345678`, stored);
      sessionStorage.setItem(storageKeys.visit, '12345678');
      expect(visitStore(localStorage, false).current(now).id).not.toBe('12345678');
    },
  );

  it('a page keeps its visit in memory if storage is full', () => {
    vi.stubGlobal('sessionStorage', limitedStorage(0));
    const visits = visitStore(limitedStorage(0), false);
    expect(visits.current(now).id).toBe(visits.current(now + 1000).id);
  });
});

describe('landings', () => {
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

  it.each([
    ['there is no source', '/pricing', ''],
    ['the link was on an own page', '/pricing', `${site}/`],
    ['the link was on an own subdomain', '/pricing', 'https://pay.facetry.example/'],
  ])('no landing is recorded if %s', (_, path, referrer) => {
    land(path, referrer);
    expect(takeQueuedRecords()).toEqual([]);
  });

  it('a different source is another landing, in another visit', () => {
    const ids = ['one', 'two', 'one'].map((source) => land(`/?utm_source=${source}`));
    const records = takeQueuedRecords();
    expect(records.map(({ utm_source }) => utm_source)).toEqual(['one', 'two', 'one']);
    expect(records.map(({ first_touch }) => first_touch.utm_source)).toEqual(['one', 'one', 'one']);
    expect(records.map(({ visit_id }) => visit_id)).toEqual(ids);
    expect(new Set([...ids, ...records.map(({ id }) => id)]).size).toBe(6);
  });

  it('a landing contains its own source and the stored referrers', () => {
    land('/', news);
    land('/?utm_campaign=autumn&utm_id=7&ref=R1&invite_code=I1');
    expect(takeQueuedRecords()[1]).toMatchObject({
      utm_campaign: 'autumn',
      utm_id: '7',
      ref: 'R1',
      invite_code: 'I1',
      referrer: '',
      referer: [news],
      locale: 'en',
    });
  });
});
