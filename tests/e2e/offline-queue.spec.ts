import { expect, test, type Page } from '@playwright/test';
import { fullOnly } from '../sampling';
import { eventsOf, expectTracking, dispatchPageHide, recordBeacons, queuedKeys } from './beacon-mock';
import { noConsentState } from './consent-states';
import { advanceClock, advanceClockUntil } from './frozen-clock';
import { openIdlePage } from './static-page';

/** Events queued while the back end is unreachable, and the visit they belong to. */

test.use({ storageState: noConsentState });

/** Clicks on elements with unique names. */
const click = (page: Page, name: string, count: number) =>
  page.evaluate(
    ([word, times]) => {
      const button = document.createElement('button');
      document.body.append(button);
      for (let i = 0; i < times; i += 1) {
        button.dataset.click = `${word} ${i}`;
        button.click();
      }
    },
    [name, count] as const,
  );

const visitOf = (page: Page) => page.evaluate(() => sessionStorage.getItem('visit'));
const reconnect = (page: Page) => page.evaluate(() => window.dispatchEvent(new Event('online')));

test(
  'of 1,100 queued clicks 1,000 are kept with few retries, and 100 are reported as dropped',
  fullOnly,
  async ({ page }) => {
    let isUp = true;
    let attempts = 0;
    const payloads = await recordBeacons(page, () => isUp);
    page.on('request', (request) => {
      if (request.url().endsWith('/api/beacon')) attempts += 1;
    });
    await openIdlePage(page, payloads);
    const before = payloads.length;
    isUp = false;
    attempts = 0;
    await click(page, 'click', 1100);
    for (let second = 0; second < 70; second += 1) await advanceClock(page, 1000);
    expect(await queuedKeys(page)).toHaveLength(1000);
    // The first immediately, the next ones no sooner than after 5, 10, 20 and 40 seconds.
    expect(attempts).toBeGreaterThan(1);
    expect(attempts).toBeLessThanOrEqual(4);
    isUp = true;
    await reconnect(page);
    await advanceClockUntil(page, async () => (await queuedKeys(page)).length === 0, 1000);
    const after = payloads.slice(before);
    expect(eventsOf(after)).toHaveLength(1000);
    expect(after.map(({ common }) => common.dropped).filter((count) => count !== 0)).toEqual([100]);
  },
);

test('unsent events of a closed tab are sent later under their own visit', async ({ page, context }) => {
  let isUp = false;
  const payloads = await recordBeacons(page, () => isUp);
  await page.goto('/?utm_source=one');
  await expectTracking(page);
  await click(page, 'closed', 41);
  const closed = await visitOf(page);
  await page.close();
  const next = await context.newPage();
  await next.goto('/?utm_source=two');
  await expect.poll(() => visitOf(next)).not.toBeNull();
  await click(next, 'next', 5);
  const visit = await visitOf(next);
  isUp = true;
  await expect(async () => {
    await reconnect(next);
    await dispatchPageHide(next);
    expect(await queuedKeys(next)).toEqual([]);
  }).toPass();
  const clicks = payloads.flatMap(({ common, events }) =>
    events
      .filter(({ op_type }) => op_type === 'click')
      .map(({ op_obj_value }) => [op_obj_value.split(' ')[0], common.visit_id, common.utm_source]),
  );
  expect(clicks.filter(([name]) => name === 'closed')).toEqual(
    Array.from({ length: 41 }, () => ['closed', closed, 'one']),
  );
  expect(clicks.filter(([name]) => name === 'next')).toEqual(Array.from({ length: 5 }, () => ['next', visit, 'two']));
});

test('no event is lost when two tabs write, send and close at the same time', async ({ page, context }) => {
  let isUp = true;
  const payloads = await recordBeacons(page, () => isUp);
  const other = await context.newPage();
  for (const tab of [page, other]) {
    await tab.goto('/faq');
    // The device ID exists once the first tab has loaded, so it does not indicate that the second has.
    await expect.poll(() => visitOf(tab)).not.toBeNull();
  }
  for (let round = 0; round < 12; round += 1) {
    isUp = round % 4 !== 2;
    await Promise.all([click(page, `one ${round}`, 7 * round), click(other, `other ${round}`, 25)]);
    const [first, second] = round % 2 === 0 ? [page, other] : [other, page];
    await Promise.all([dispatchPageHide(first), reconnect(second)]);
  }
  isUp = true;
  await expect(async () => {
    for (const tab of [page, other]) await reconnect(tab);
    expect(await queuedKeys(page)).toEqual([]);
  }).toPass();
  // A tab that is left may send what another one is sending; the back end stores each ID once.
  const clicks = eventsOf(payloads).filter(({ op_type }) => op_type === 'click');
  expect(new Set(clicks.map(({ id }) => id)).size).toBe(7 * 66 + 12 * 25);
});

test(
  'landings recorded while the back end fails all arrive, each under its own visit',
  fullOnly,
  async ({ context }) => {
    await context.route('**/api/sys/**', (route) => route.fulfill({ status: 503, body: '{}' }));
    const visits: unknown[] = [];
    const landings = (page: Page) =>
      page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('landing:')).length);
    for (const source of ['one', 'two', 'three']) {
      const tab = await context.newPage();
      await tab.goto(`/?utm_source=${source}&ref=R-${source}`);
      await expect.poll(() => landings(tab)).toBe(visits.length + 1);
      visits.push(await visitOf(tab));
      await tab.close();
    }
    await context.unroute('**/api/sys/**');
    const records: Record<string, unknown>[] = [];
    const codes: unknown[][] = [];
    await context.route('**/record-source', (route) => {
      const [, json] = /name="source_data"\r\n\r\n(.*)\r\n/.exec(route.request().postData()!)!;
      records.push(JSON.parse(json!) as Record<string, unknown>);
      return route.continue();
    });
    await context.route(/\/ref\/set\?/, (route) => {
      const query = new URL(route.request().url()).searchParams;
      codes.push([query.get('c_v'), query.get('visit_id')]);
      return route.continue();
    });
    const last = await context.newPage();
    await last.goto('/faq');
    await expect(async () => {
      await reconnect(last);
      expect(await landings(last)).toBe(0);
    }).toPass();
    expect(records.map(({ utm_source, visit_id }) => [utm_source, visit_id])).toEqual(
      ['one', 'two', 'three'].map((source, i) => [source, visits[i]]),
    );
    expect(codes).toEqual(['one', 'two', 'three'].map((source, i) => [`R-${source}`, visits[i]]));
  },
);
