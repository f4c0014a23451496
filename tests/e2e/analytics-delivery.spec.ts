import { expect, test } from '@playwright/test';
import { fullOnly } from '../sampling';
import { eventsOf, expectTracking, dispatchPageHide, decryptEnvelope, recordBeacons, queuedKeys } from './beacon-mock';
import { noConsentState } from './consent-states';
import { advanceClock, advanceClockUntil } from './frozen-clock';
import { openIdlePage } from './static-page';

/** Delivery of analytics events to the back end. */

test.use({ storageState: noConsentState });

test('a batch of twenty events is sent immediately, a smaller one after ten seconds', async ({ page }) => {
  const payloads = await recordBeacons(page);
  await openIdlePage(page, payloads);
  const before = payloads.length;
  const startTime = await page.evaluate(() => {
    document.body.insertAdjacentHTML('beforeend', '<button id="probe" data-click="probe">x</button>');
    for (let i = 0; i < 20; i += 1) document.getElementById('probe')!.click();
    return Date.now();
  });
  await advanceClockUntil(page, async () => (await queuedKeys(page)).length === 0, 10);
  const sent = payloads.slice(before).map(({ events }) => events.map(({ op_obj_value }) => op_obj_value));
  expect(sent).toEqual([Array(20).fill('probe')]);
  const now = await page.evaluate(() => {
    document.getElementById('probe')!.click();
    return Date.now();
  });
  await advanceClock(page, startTime + 10_000 - now - 1);
  expect(await queuedKeys(page)).toHaveLength(1);
  expect(payloads.length).toBe(before + 1);
  await advanceClockUntil(page, async () => (await queuedKeys(page)).length === 0, 10);
  expect(payloads.length).toBe(before + 2);
});

test('unsent events survive a reload and are sent once by any open tab', async ({ page, context }) => {
  let isUp = false;
  const payloads = await recordBeacons(page, () => isUp);
  await page.goto('/');
  await expect.poll(() => queuedKeys(page)).not.toEqual([]);
  await dispatchPageHide(page);
  await page.goto('/faq');
  await expect.poll(async () => (await queuedKeys(page)).length).toBeGreaterThan(1);
  const other = await context.newPage();
  await other.goto('/pricing');
  const values = () => other.evaluate(() => Object.values(localStorage).join(' '));
  await expect.poll(values).toContain('"/pricing"');
  isUp = true;
  for (const tab of [page, other]) await tab.evaluate(() => window.dispatchEvent(new Event('online')));
  await expect.poll(() => queuedKeys(page)).toEqual([]);
  const ids = eventsOf(payloads).map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  const views = eventsOf(payloads).filter(({ op_obj_type }) => op_obj_type === 'page');
  expect(views.map(({ path }) => path).sort()).toEqual(['/', '/faq', '/pricing']);
});

test('an event that the back end rejects does not block the others', fullOnly, async ({ page }) => {
  const accepted: string[] = [];
  await recordBeacons(page);
  await page.context().route('**/api/beacon', (route) => {
    const { events } = decryptEnvelope(route.request().postDataJSON() as { _t: string; _a: string });
    if (events.some(({ op_obj_value }) => op_obj_value === 'rejected')) {
      return route.fulfill({ status: 400, json: { code: 400, msg: 'no', data: null } });
    }
    accepted.push(...events.map(({ op_obj_value }) => op_obj_value));
    return route.fulfill({ json: { code: 0, msg: '', data: { accepted: events.map(({ id }) => id) } } });
  });
  await page.goto('/');
  await expectTracking(page);
  await page.evaluate(() => {
    for (const name of ['accepted-1', 'rejected', 'accepted-2']) {
      document.body.insertAdjacentHTML('beforeend', `<button id="${name}" data-click="${name}">x</button>`);
      document.getElementById(name)!.click();
    }
  });
  await dispatchPageHide(page);
  await expect.poll(() => accepted).toEqual(expect.arrayContaining(['accepted-1', 'accepted-2']));
  await expect.poll(() => queuedKeys(page)).toEqual([]);
  expect(accepted).not.toContain('rejected');
});
