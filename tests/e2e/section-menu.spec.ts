import { expect, test, type Page } from '@playwright/test';
import { openHydrated } from './hydrated';

/** The section menu of documentation and help on small viewports: a sheet opened by a bar below the header. */

test.use({ viewport: { width: 360, height: 740 } });

const opener = (page: Page) => page.locator('main button[popovertarget=section-menu]').first();
const sheet = (page: Page) => page.locator('#section-menu');
const isFocusInside = (page: Page) =>
  page.evaluate(() => document.querySelector('#section-menu')!.contains(document.activeElement));

test('the section bar sticks below the header and does not cover link targets', async ({ page }) => {
  await page.goto('/ru/docs/automation');
  const heading = page.locator('article h2').nth(2);
  await page.goto(`/ru/docs/automation#${encodeURIComponent((await heading.getAttribute('id'))!)}`);
  const header = (await page.locator('header').first().boundingBox())!;
  const bar = (await opener(page).boundingBox())!;
  expect(Math.abs(bar.y - header.height)).toBeLessThan(4);
  expect((await heading.boundingBox())!.y).toBeGreaterThanOrEqual(bar.y + bar.height);
});

test('by keyboard the section menu opens at the current page, traps the focus, and restores it on Escape', async ({
  page,
}) => {
  await openHydrated(page, '/docs/proxies');
  await opener(page).focus();
  await page.keyboard.press('Enter');
  await expect(sheet(page).locator('a[aria-current=page]')).toBeFocused();
  const stops = await sheet(page).locator('a:visible, button:visible, summary:visible').count();
  for (const key of ['Tab', 'Shift+Tab']) {
    for (let i = 0; i <= stops; i += 1) {
      await page.keyboard.press(key);
      expect(await isFocusInside(page), `${key} ${i}`).toBe(true);
    }
  }
  await page.keyboard.press('Escape');
  await expect(sheet(page)).toBeHidden();
  await expect(opener(page)).toBeFocused();
});

test('navigating closes the section menu', async ({ page }) => {
  await openHydrated(page, '/helps/import-cookies');
  await opener(page).click();
  await sheet(page).locator('a[href="/helps/clone-a-profile"]').click();
  await page.waitForURL('**/helps/clone-a-profile');
  await expect(sheet(page)).toBeHidden();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('without scripts the section menu opens, closes and links to its pages', async ({ page }) => {
    await page.goto('/th/docs/proxies');
    await expect(sheet(page)).toBeHidden();
    await opener(page).click();
    await expect(sheet(page).locator('a[aria-current=page]')).toBeVisible();
    await sheet(page).getByRole('button').click();
    await expect(sheet(page)).toBeHidden();
    await opener(page).click();
    await page.keyboard.press('Escape');
    await expect(sheet(page)).toBeHidden();
    await opener(page).click();
    await sheet(page).locator('a[href="/th/docs/proxy-drops-and-leaks"]').click();
    await page.waitForURL('**/th/docs/proxy-drops-and-leaks');
  });
});

test('on wide viewports the section menu is a sidebar without a bar', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/docs/proxies');
  await expect(opener(page)).toBeHidden();
  await expect(sheet(page).locator('a[aria-current=page]')).toBeVisible();
  await expect(sheet(page).getByRole('button')).toHaveCount(0);
});
