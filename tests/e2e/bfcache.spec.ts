import { expect, test } from '@playwright/test';
import { fullOnly } from '../sampling';
import { openHydrated } from './hydrated';
import { browserArguments } from './browser-arguments';

/** Browsers put a page that is left aside, and show it as it was on the way back. Playwright forbids it unless told. */
test.use({
  launchOptions: {
    executablePath: process.env.CHROMIUM_PATH,
    args: browserArguments,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  },
});

test(
  'on the way back the page is there as it was, without its menu and the loading bar',
  fullOnly,
  async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    // A page that never comes: the bar runs when the visitor leaves.
    await page.route(
      (url) => url.searchParams.has('_rsc'),
      () => {},
    );
    await openHydrated(page, '/');
    // Until it measures; what it has seen waits to be sent.
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
  },
);
