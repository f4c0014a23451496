import { expect, test, type Page } from '@playwright/test';
import { themeColors, themeKey } from '@/lib/contract/theme';
import { openHydrated } from './hydrated';

const control = (page: Page) => page.getByRole('switch', { name: 'Dark theme' });
const scheme = (page: Page) => page.evaluate(() => getComputedStyle(document.documentElement).colorScheme);
const background = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor);

async function backgroundIn(page: Page, colorScheme: 'light' | 'dark'): Promise<string> {
  await page.emulateMedia({ colorScheme });
  await page.goto('/faq');
  return background(page);
}

test('without a choice the theme follows the system', async ({ page }) => {
  const light = await backgroundIn(page, 'light');
  await expect(control(page)).not.toBeChecked();
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(control(page)).toBeChecked();
  expect(await background(page)).not.toBe(light);
});

test('a chosen theme overrides the system and persists across reload and navigation', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/faq');
  await control(page).click();
  await expect(control(page)).toBeChecked();
  expect(await scheme(page)).toBe('dark');
  expect(await page.evaluate((key) => localStorage.getItem(key), themeKey)).toBe('dark');

  await page.reload();
  await expect(control(page)).toBeChecked();
  expect(await scheme(page)).toBe('dark');

  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  await page.locator('#menu-product a[href="/rpa"]').evaluate((link: HTMLElement) => link.click());
  await page.waitForURL('**/rpa');
  expect(await page.evaluate(() => 'isSamePage' in window), 'a client navigation').toBe(true);
  await expect(control(page)).toBeChecked();
  expect(await scheme(page)).toBe('dark');

  await control(page).press('Space');
  await expect(control(page)).not.toBeChecked();
  expect(await scheme(page)).toBe('light');
});

test('theme-color follows the chosen theme', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/faq');
  await control(page).click();
  const colors = () =>
    page.locator('meta[name=theme-color]').evaluateAll((metas: HTMLMetaElement[]) => metas.map((meta) => meta.content));
  expect(new Set(await colors())).toEqual(new Set([themeColors.dark]));
  await page.reload();
  await expect.poll(async () => [...new Set(await colors())]).toEqual([themeColors.dark]);
});

test('a chosen theme is applied before first paint', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.addInitScript((key) => {
    localStorage.setItem(key, 'dark');
    new MutationObserver((_, observer) => {
      if (!document.body) return;
      Object.assign(window, { themeAtBody: document.documentElement.dataset.theme ?? 'none' });
      observer.disconnect();
    }).observe(document, { childList: true, subtree: true });
  }, themeKey);
  const errors: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  page.on('pageerror', (error) => errors.push(error.message));
  await openHydrated(page, '/faq');
  expect(await page.evaluate(() => (window as unknown as { themeAtBody: string }).themeAtBody)).toBe('dark');
  expect(errors).toEqual([]);
});

test('the theme switch works with storage blocked', async ({ page }) => {
  const failures: string[] = [];
  page.on('pageerror', (error) => failures.push(error.message));
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('Blocked', 'SecurityError');
      },
    });
  });
  await page.goto('/faq');
  await expect(control(page)).toBeChecked();
  await control(page).click();
  expect(await scheme(page)).toBe('light');
  expect(failures).toEqual([]);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  for (const [system, other] of [
    ['light', 'dark'],
    ['dark', 'light'],
  ] as const) {
    test(`the switch changes a ${system} page to ${other}`, async ({ page }) => {
      const otherBackground = await backgroundIn(page, other);
      const initialBackground = await backgroundIn(page, system);
      expect(initialBackground).not.toBe(otherBackground);
      await control(page).click();
      await expect.poll(() => background(page)).toBe(otherBackground);
    });
  }
});
