import { expect, test, type Page } from '@playwright/test';
import { themeColors } from '@/lib/contract/theme';
import { axeViolations } from './axe';
import { openHydrated } from './hydrated';

/** The profile list of the home page as visitors use it: windows, the color of the page, search, new profiles. */

const demo = (page: Page) => page.locator('[data-demo]');
const row = (page: Page, name: string) => demo(page).getByRole('listitem').filter({ hasText: name });
const action = (page: Page, name: string) => demo(page).getByRole('button', { name, exact: true });
const windowOf = (page: Page, name: string) => demo(page).getByRole('group', { name, exact: true });
const status = (page: Page) => demo(page).getByRole('status');
const isLive = (page: Page) => expect(demo(page)).toHaveAttribute('data-live', 'true');

/** The value of a custom property of the root element. */
const token = (page: Page, name: string) =>
  page.evaluate((property) => getComputedStyle(document.documentElement).getPropertyValue(property).trim(), name);
const buttonColor = (page: Page) =>
  page
    .locator('main [data-actions] a')
    .first()
    .evaluate((link) => getComputedStyle(link).backgroundColor);
const browserColors = (page: Page) =>
  page.locator('meta[name=theme-color]').evaluateAll((metas: HTMLMetaElement[]) => metas.map((meta) => meta.content));

/** Cumulative layout shift from now on, except shifts that follow an input. */
const watchLayoutShift = (page: Page) =>
  page.evaluate(() => {
    Object.assign(window, { layoutShift: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[]) {
        if (!entry.hadRecentInput) Object.assign(window, { layoutShift: window.layoutShift + entry.value });
      }
    }).observe({ type: 'layout-shift' });
  });

declare global {
  interface Window {
    layoutShift: number;
  }
}

test('an opened profile gets a window beside another, and the page takes its color until Facetry’s is back', async ({
  page,
}) => {
  await openHydrated(page, '/');
  await watchLayoutShift(page);
  const [brandButton, brandBorder] = [await buttonColor(page), await token(page, '--color-border')];
  await demo(page).hover();
  await isLive(page);

  await action(page, 'Open Ads client B').click();
  await expect(status(page)).toHaveText('Ads client B is open. 6 of 6 values differ from those in Store Kraków.');
  for (const value of ['198.51.100.93', 'fr-FR', '2560 × 1440', 'c90f…27e8']) {
    await expect(windowOf(page, 'Ads client B')).toContainText(value);
  }
  await expect(windowOf(page, 'Ads client B')).toContainText(/\d\d:\d\d Europe\/Paris/);
  await expect(windowOf(page, 'Store Kraków')).toBeVisible();
  await expect(row(page, 'Ads client B')).toContainText('Running');
  await expect.poll(() => token(page, '--profile-color')).toBe(await token(page, '--profile-color-5'));
  await expect.poll(() => buttonColor(page)).not.toBe(brandButton);
  expect(await token(page, '--color-border')).not.toBe(brandBorder);
  // Buttons take the color gradually.
  await expect
    .poll(async () => [...new Set([...(await browserColors(page)), await buttonColor(page)])])
    .toHaveLength(1);

  await action(page, 'Store Lisbon').click();
  await expect(windowOf(page, 'Store Lisbon')).toBeVisible();
  await expect(windowOf(page, 'Store Kraków')).toBeHidden();
  await expect(action(page, 'Store Lisbon').first()).toHaveAttribute('aria-pressed', 'true');
  expect(await token(page, '--profile-color')).toBe(await token(page, '--profile-color-1'));

  await windowOf(page, 'Ads client B').getByRole('button', { name: 'Stop' }).click();
  await expect(status(page)).toHaveText('Ads client B is closed. Its session is saved.');
  await expect(windowOf(page, 'Store Kraków'), 'a covered window is visible again').toBeVisible();
  expect(await page.evaluate(() => window.layoutShift)).toBe(0);
  expect(await axeViolations(page)).toEqual([]);

  // The next page has the color before its first paint, and so has a reloaded one.
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      if (!document.body) return;
      document.body.dataset.colorAtBody = document.documentElement.dataset.profileColor;
      observer.disconnect();
    }).observe(document, { childList: true, subtree: true });
  });
  await openHydrated(page, '/rpa');
  await expect(page.locator('body')).toHaveAttribute('data-color-at-body', '1');
  // Back to the list by a client navigation.
  await page.locator('header a[href="/"]').first().click();
  await demo(page).hover();
  await isLive(page);
  await action(page, 'Back to Facetry’s color').click();
  await expect(page.locator('html')).not.toHaveAttribute('data-profile-color');
  await expect.poll(() => buttonColor(page)).toBe(brandButton);
  await expect.poll(() => browserColors(page)).toEqual([themeColors.light, themeColors.dark]);
  await page.reload();
  await expect(page.locator('html')).not.toHaveAttribute('data-profile-color');
});

test('the demo works by keyboard and without motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openHydrated(page, '/');
  await demo(page).getByRole('searchbox').focus();
  await isLive(page);

  await page.keyboard.type('krakow');
  await expect(demo(page).getByRole('listitem')).toHaveCount(1);
  await expect(status(page)).toHaveText('Profiles shown: 1');
  await page.keyboard.press('Escape');
  await expect(demo(page).getByRole('listitem')).toHaveCount(6);

  const clients = action(page, 'Clients 2');
  await clients.focus();
  await page.keyboard.press('Space');
  await expect(clients).toHaveAttribute('aria-pressed', 'true');
  await expect(demo(page).getByRole('listitem')).toHaveCount(2);

  const locked = action(page, 'Open Ads client A');
  await expect(locked).toHaveAttribute('aria-disabled', 'true');
  await expect(locked).toHaveAccessibleDescription('In use by Member 2');
  await locked.focus();
  await page.keyboard.press('Enter');
  await expect(status(page)).toHaveText('Ads client A is in use by Member 2. You can open it once they close it.');
  await expect(windowOf(page, 'Ads client A')).toHaveCount(0);

  // A new profile takes over the values of its proxy.
  await action(page, 'New profile').focus();
  await page.keyboard.press('Enter');
  const form = demo(page).getByRole('form', { name: 'New profile' });
  await expect(form.getByRole('radio', { name: 'Japan' })).toBeFocused();
  await expect(form.getByRole('button', { name: 'Create profile' })).toHaveAccessibleDescription('Choose a proxy');
  await page.keyboard.press('Escape');
  await expect(form).toHaveCount(0);
  await expect(action(page, 'New profile')).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Space');
  await expect(form).toContainText('192.0.2.115');
  await expect(form).toContainText('ja-JP');
  expect(await axeViolations(page)).toEqual([]);
  await page.keyboard.press('Enter');
  await expect(status(page)).toHaveText('Profile 7 is ready. Open it whenever you like.');
  await expect(demo(page).getByRole('listitem')).toHaveCount(7);
  const open = action(page, 'Open Profile 7');
  await expect(open).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(windowOf(page, 'Profile 7')).toContainText('192.0.2.115');
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
  await windowOf(page, 'Profile 7').getByRole('button', { name: 'Stop' }).press('Enter');
  await expect(open).toBeFocused();
});

test('the first action before the code is there is shown as taken, and done once', async ({ page }) => {
  const messages = '**/assets/messages/demo-en.json';
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(messages, (route) => route.abort());
  await page.goto('/');
  const open = action(page, 'Open Support desk');
  await open.click();
  await expect(status(page)).toHaveText('The demo couldn’t be loaded. Please try again.');
  await expect(open).not.toHaveAttribute('aria-busy');

  await page.unroute(messages);
  await page.route(messages, async (route) => {
    await released;
    await route.continue();
  });
  await open.click();
  await action(page, 'Open Ads client B').click();
  await expect(open).toHaveAttribute('aria-busy', 'true');
  await demo(page).getByRole('searchbox').fill('desk');
  release();
  await isLive(page);
  await expect(windowOf(page, 'Support desk')).toBeVisible();
  await expect(windowOf(page, 'Ads client B'), 'only the first one').toHaveCount(0);
  await expect(demo(page).getByRole('listitem'), 'a search is not lost').toHaveCount(1);
  await expect(demo(page).locator('[aria-busy]')).toHaveCount(0);
});

test('a narrow page shows the demo without overflow, and scrolls to the window of an opened profile', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openHydrated(page, '/');
  await row(page, 'Store Lisbon').scrollIntoViewIfNeeded();
  await isLive(page);
  await action(page, 'Open QA São Paulo').click();
  await expect(windowOf(page, 'QA São Paulo').getByText('73a4…1cd9')).toBeInViewport();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  expect(await axeViolations(page)).toEqual([]);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the demo is a picture with a description, and nothing in it looks like a control', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('figure', { name: 'The list of browser profiles' })).toBeVisible();
    await expect(row(page, 'Ads client A')).toContainText('In use by Member 2');
    await expect(windowOf(page, 'Store Kraków')).toContainText('10:05 Europe/Warsaw');
    for (const control of await demo(page).locator('button, input').all()) await expect(control).toBeHidden();
  });
});
