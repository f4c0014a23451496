import { readFileSync } from 'node:fs';
import { expect, test, type Page } from '@playwright/test';
import { localeCodes } from '@/lib/i18n/locales';
import { fixedPath } from '@/lib/i18n/paths';
import { fullOnly, sample } from '../sampling';
import { freeze, run, runUntil } from './frozen-clock';

/** The offer at the bottom of phones. */

test.use({ viewport: { width: 390, height: 800 }, hasTouch: true, isMobile: true });

type Words = { banner: { label: string; register: string; close: string; text: string } };
const words = (locale: string) => (JSON.parse(readFileSync(`messages/${locale}/client.json`, 'utf8')) as Words).banner;
const banner = (page: Page, locale = 'en') =>
  page.getByRole('complementary', { name: words(locale).label, exact: true });

test('comes a second after the page, at the bottom, with its two ends', async ({ page }) => {
  await page.goto('/');
  await expect(banner(page)).toBeVisible();
  const all = (await banner(page).boundingBox())!;
  expect(Math.round(all.y + all.height)).toBe(800);
  const register = (await banner(page).getByRole('link').boundingBox())!;
  const close = (await banner(page).getByRole('button').boundingBox())!;
  expect(register.width / all.width).toBeCloseTo(0.32, 2);
  expect(close.width / all.width).toBeCloseTo(0.08, 1);
  expect(register.x + register.width).toBeCloseTo(all.width, 0);
  expect(close.x).toBe(0);
  await expect(banner(page).getByRole('link')).toHaveAttribute('href', /^https:\/\/app\.facetry\.example\/register\?/);
  const shift = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) =>
          resolve(list.getEntries().reduce((sum, entry) => sum + (entry as unknown as { value: number }).value, 0)),
        ).observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => resolve(0), 500);
      }),
  );
  expect(shift).toBeLessThan(0.001);
});

test('its middle does nothing, and closed it stays closed', fullOnly, async ({ page }) => {
  await page.goto('/');
  await banner(page).getByText(words('en').text).click();
  expect(new URL(page.url()).pathname).toBe('/');
  await banner(page)
    .getByRole('button', { name: words('en').close })
    .click();
  await expect(banner(page)).toHaveCount(0);
  await page.reload();
  await page.waitForTimeout(2500);
  await expect(banner(page)).toHaveCount(0);
  await page.evaluate(() => localStorage.setItem('banner', String(Date.now() - 8 * 86_400_000)));
  await page.reload();
  await expect(banner(page)).toBeVisible();
});

test('hides on the way down, returns on the way up, and after five seconds', async ({ page }) => {
  // Its clock stands, so that five seconds are not over while a busy machine looks.
  await freeze(page);
  await page.goto('/');
  await runUntil(page, () => banner(page).isVisible());
  const scroll = async (top: number) => {
    await page.evaluate((to) => scrollTo({ top: to, behavior: 'instant' }), top);
    // Scrolling is looked at a few times a second.
    await run(page, 500);
  };
  await scroll(600);
  await expect(banner(page)).toBeHidden();
  await scroll(300);
  await expect(banner(page)).toBeVisible();
  await scroll(900);
  await expect(banner(page)).toBeHidden();
  await run(page, 5000);
  await expect(banner(page)).toBeVisible();
});

test('speaks the language of the page', async ({ page }) => {
  // Nobody is offered another language, which would come first.
  await page.addInitScript(() =>
    Object.defineProperty(Navigator.prototype, 'languages', { get: () => [document.documentElement.lang] }),
  );
  for (const locale of sample(localeCodes, 9)) {
    await page.goto(fixedPath(locale, '/faq'));
    await expect(banner(page, locale).getByRole('link', { name: words(locale).register, exact: true })).toBeVisible();
  }
});

test.describe('on a desktop', () => {
  test.use({ viewport: { width: 1280, height: 800 }, hasTouch: false, isMobile: false });

  test('stays away', async ({ page }) => {
    await page.goto('/');
    await page.waitForTimeout(2500);
    await expect(banner(page)).toHaveCount(0);
  });
});
