import { readFileSync } from 'node:fs';
import { expect, test, type Page } from '@playwright/test';
import { localeCodes } from '@/lib/i18n/locales';
import { canonicalPath } from '@/lib/i18n/locale-paths';
import { fullOnly, sample } from '../sampling';
import { freezeClock, advanceClock, advanceClockUntil } from './frozen-clock';

/** The promotional banner at the bottom of phones. */

test.use({ viewport: { width: 390, height: 800 }, hasTouch: true, isMobile: true });

type Messages = { promoBanner: { label: string; register: string; close: string; text: string } };
const getMessages = (locale: string) =>
  (JSON.parse(readFileSync(`messages/${locale}/client.json`, 'utf8')) as Messages).promoBanner;
const banner = (page: Page, locale = 'en') =>
  page.getByRole('complementary', { name: getMessages(locale).label, exact: true });

test('the banner appears at the bottom one second after the page, with its buttons at the edges', async ({ page }) => {
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

test('the banner text is not clickable, and a closed banner stays closed for a week', fullOnly, async ({ page }) => {
  await page.goto('/');
  await banner(page).getByText(getMessages('en').text).click();
  expect(new URL(page.url()).pathname).toBe('/');
  await banner(page)
    .getByRole('button', { name: getMessages('en').close })
    .click();
  await expect(banner(page)).toHaveCount(0);
  await page.reload();
  await page.waitForTimeout(2500);
  await expect(banner(page)).toHaveCount(0);
  await page.evaluate(() => localStorage.setItem('banner', String(Date.now() - 8 * 86_400_000)));
  await page.reload();
  await expect(banner(page)).toBeVisible();
});

test('the banner hides on scroll down and returns on scroll up or after five seconds', async ({ page }) => {
  // The clock is frozen, so that the five seconds do not elapse while a busy machine checks.
  await freezeClock(page);
  await page.goto('/');
  await advanceClockUntil(page, () => banner(page).isVisible());
  const scroll = async (top: number) => {
    await page.evaluate((to) => scrollTo({ top: to, behavior: 'instant' }), top);
    // The scroll position is checked a few times per second.
    await advanceClock(page, 500);
  };
  await scroll(600);
  await expect(banner(page)).toBeHidden();
  await scroll(300);
  await expect(banner(page)).toBeVisible();
  await scroll(900);
  await expect(banner(page)).toBeHidden();
  await advanceClock(page, 5000);
  await expect(banner(page)).toBeVisible();
});

test('the banner uses the language of the page', async ({ page }) => {
  // Avoids the language suggestion, which would be shown first.
  await page.addInitScript(() =>
    Object.defineProperty(Navigator.prototype, 'languages', { get: () => [document.documentElement.lang] }),
  );
  for (const locale of sample(localeCodes, 9)) {
    await page.goto(canonicalPath(locale, '/faq'));
    await expect(
      banner(page, locale).getByRole('link', { name: getMessages(locale).register, exact: true }),
    ).toBeVisible();
  }
});
