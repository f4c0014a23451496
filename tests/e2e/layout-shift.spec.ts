import { expect, test, type Page } from '@playwright/test';
import { sample, commitOffset } from '../sampling';
import { noConsentState } from './consent-states';
import { messagesIn } from './overlap';

async function watchShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const shifts = { sum: 0 };
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.sum += (entry as unknown as { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate(() => (window as unknown as { shifts: { sum: number } }).shifts.sum);
}

const main = ['/', '/pricing', '/faq', '/download', '/local-api', '/referral-program'];

for (const path of sample([...main, '/ru', '/ru/pricing', '/vn', '/zh/pricing', '/th', '/hi/download'], 7)) {
  for (const width of [360, 1440]) {
    test(`${path} has no layout shift at ${width} px with late fonts`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      const shifts = await watchShifts(page);
      await page.route('**/*.woff2', async (route) => {
        await new Promise((resolve) => setTimeout(resolve, 1200));
        await route.continue();
      });
      await page.goto(path, { waitUntil: 'load' });
      await page.evaluate(() => document.fonts.ready);
      await page.waitForTimeout(500);
      expect(Number((await shifts()).toFixed(2))).toBe(0);
    });
  }
}

test('the buttons of the header stay hidden until all of them have arrived', async ({ page }) => {
  const response = await page.request.get('/th');
  const html = await response.text();
  const last = html.indexOf('popoverTarget="site-menu"');
  expect(last).toBeGreaterThan(0);
  const header = page.locator('header [popovertarget=menu-language]');
  await page.route('**/th', (route) => route.fulfill({ contentType: 'text/html', body: html.slice(0, last - 100) }));
  await page.goto('/th');
  await expect(header).toBeAttached();
  await expect(header).toBeHidden();
  await page.unroute('**/th');
  await page.goto('/th');
  await expect(header).toBeVisible();
});

for (const [width, height] of sample(
  [
    [360, 640],
    [640, 360],
    [1440, 900],
  ] as const,
  3,
  commitOffset,
)) {
  test.describe(`a first visit at ${width}×${height}`, () => {
    test.use({ storageState: noConsentState, viewport: { width, height } });

    test('banners appear and disappear without a layout shift', async ({ page }) => {
      const shifts = await watchShifts(page);
      await page.goto('/th');
      await page
        .getByRole('region', { name: messagesIn('th').consent.label })
        .getByRole('button')
        .first()
        .click();
      await page.locator('aside[lang]').getByRole('button').click();
      // Long enough for the banner to appear, if there is one.
      await page.waitForTimeout(2500);
      expect(Number((await shifts()).toFixed(2))).toBe(0);
    });
  });
}
