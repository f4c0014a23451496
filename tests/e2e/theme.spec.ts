import { expect, test, type Page } from '@playwright/test';
import { themeColors, themeKey } from '@/lib/contract/theme';
import { openHydrated } from './hydrated';

const control = (page: Page) => page.getByRole('switch', { name: 'Dark theme' });
const scheme = (page: Page) => page.evaluate(() => getComputedStyle(document.documentElement).colorScheme);
const ground = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor);

async function groundIn(page: Page, colorScheme: 'light' | 'dark'): Promise<string> {
  await page.emulateMedia({ colorScheme });
  await page.goto('/faq');
  return ground(page);
}

test('without a choice the theme is the system’s, also when that changes', async ({ page }) => {
  const light = await groundIn(page, 'light');
  await expect(control(page)).not.toBeChecked();
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(control(page)).toBeChecked();
  expect(await ground(page)).not.toBe(light);
});

test('a choice goes before the system, and is remembered after a reload and after a navigation', async ({ page }) => {
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

test('the browser’s own frame takes the colour of the choice', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/faq');
  await control(page).click();
  const colours = () =>
    page.locator('meta[name=theme-color]').evaluateAll((metas: HTMLMetaElement[]) => metas.map((meta) => meta.content));
  expect(new Set(await colours())).toEqual(new Set([themeColors.dark]));
  await page.reload();
  await expect.poll(async () => [...new Set(await colours())]).toEqual([themeColors.dark]);
});

test('the choice is there before the body is, so the other theme is never painted', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.addInitScript((key) => {
    localStorage.setItem(key, 'dark');
    new MutationObserver((_, observer) => {
      if (!document.body) return;
      Object.assign(window, { themeAtBody: document.documentElement.dataset.theme ?? 'none' });
      observer.disconnect();
    }).observe(document, { childList: true, subtree: true });
  }, themeKey);
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  await openHydrated(page, '/faq');
  expect(await page.evaluate(() => (window as unknown as { themeAtBody: string }).themeAtBody)).toBe('dark');
  expect(complaints).toEqual([]);
});

test('where storage is blocked the switch works all the same', async ({ page }) => {
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
    test(`the switch turns a ${system} page ${other}`, async ({ page }) => {
      const otherGround = await groundIn(page, other);
      const own = await groundIn(page, system);
      expect(own).not.toBe(otherGround);
      await control(page).click();
      await expect.poll(() => ground(page)).toBe(otherGround);
    });
  }
});
