import { expect, test } from '@playwright/test';
import { fullOnly } from '../sampling';
import { noConsentState } from './consent-states';
import { openHydrated } from './hydrated';
import { eventsOf, expectTracking, dispatchPageHide, recordBeacons } from './beacon-mock';
import { browserArguments } from './browser-arguments';

/** Tests the back/forward cache, which Playwright disables by default. */
test.use({
  launchOptions: {
    executablePath: process.env.CHROMIUM_PATH,
    args: browserArguments,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  },
});

test('a page restored from the bfcache shows neither its menu nor the loading bar', fullOnly, async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  // The page never responds: the bar is running when the visitor leaves.
  await page.route(
    (url) => url.searchParams.has('_rsc'),
    () => {},
  );
  await openHydrated(page, '/');
  // Wait until analytics run; exposure events stay queued.
  await page.waitForTimeout(3000);
  await page.evaluate(() => {
    addEventListener('pageshow', ({ persisted }) => (document.documentElement.dataset.persisted = String(persisted)));
  });
  await page.locator('[popovertarget=menu-product]').click();
  await expect(page.locator('#menu-product')).toBeVisible();
  await page
    .locator('#menu-product a')
    .first()
    .evaluate((link: HTMLElement) => link.click());
  await expect(page.locator('[data-loading-bar]')).toBeVisible();
  await page.locator('#menu-product').evaluate((menu: HTMLElement) => menu.showPopover());
  await page.evaluate(() => location.assign('/links'));
  await page.waitForURL('**/links');
  await page.waitForTimeout(3000);
  await page.evaluate(() => history.back());
  await page.waitForURL((url) => url.pathname === '/', { waitUntil: 'commit' });
  await expect(page.locator('html')).toHaveAttribute('data-persisted', 'true');
  await expect(page.locator('#menu-product')).toBeHidden();
  await expect(page.locator('[data-loading-bar]')).toBeHidden();
});

test.describe('with analytics', () => {
  test.use({ storageState: noConsentState });

  test('a page restored from the bfcache records a second page view in the same visit', async ({ page }) => {
    const payloads = await recordBeacons(page);
    const views = () => eventsOf(payloads).filter(({ op_obj_type, path }) => op_obj_type === 'page' && path === '/');
    await page.goto('/?utm_source=nl');
    await expectTracking(page);
    await dispatchPageHide(page);
    await expect.poll(() => views().length).toBe(1);
    // Chromium does not cache a page whose requests are intercepted, so the event is dispatched as it would be.
    await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
    await dispatchPageHide(page);
    await expect.poll(() => views().length).toBe(2);
    expect(new Set(payloads.map(({ common }) => common.visit_id)).size).toBe(1);
  });
});
