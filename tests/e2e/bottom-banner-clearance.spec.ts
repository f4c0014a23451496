import { expect, test, type Page } from '@playwright/test';
import { sample, commitOffset } from '../sampling';
import { noConsentState } from './consent-states';
import { messagesIn } from './overlap';

/** A reader at the end of a page still sees its last lines when a banner appears at the bottom of the viewport. */

test.use({ storageState: noConsentState, locale: 'en-US' });

const toEnd = (page: Page) =>
  page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }));

/** Pixels between the footer's last line and the banner; a banner below the header is not at the bottom. */
const clearance = (page: Page, banner: string) =>
  page.evaluate((selector) => {
    const { top } = document.querySelector(selector)!.getBoundingClientRect();
    const lines = [...document.querySelectorAll('footer p, footer a')].map(
      (line) => line.getBoundingClientRect().bottom,
    );
    const foot = top > innerHeight / 2 ? Math.min(top, innerHeight) : innerHeight;
    return Math.round(foot - Math.max(...lines));
  }, banner);

const viewports = [
  { width: 360, height: 640 },
  { width: 640, height: 360 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
];

for (const viewport of sample(viewports, 2, commitOffset)) {
  test(`at ${viewport.width}×${viewport.height} no banner covers the footer’s last line`, async ({ page }) => {
    const { consent, promoBanner: banner } = messagesIn('en');
    await page.addInitScript(() => {
      Object.defineProperty(Navigator.prototype, 'languages', { get: () => ['fr-FR'], configurable: true });
    });
    await page.setViewportSize(viewport);
    await page.goto('/faq');
    const notice = page.getByRole('region', { name: consent.label });
    await toEnd(page);
    await notice.waitFor();
    await expect.poll(() => clearance(page, `section[aria-label="${consent.label}"]`)).toBeGreaterThanOrEqual(0);

    await toEnd(page);
    await notice.getByRole('button', { name: consent.rejectAll, exact: true }).click();
    const suggestion = page.locator('aside[lang]');
    await suggestion.waitFor();
    await expect.poll(() => clearance(page, 'aside[lang]')).toBeGreaterThanOrEqual(0);

    if (viewport.width >= 768) return;
    await toEnd(page);
    await suggestion.getByRole('button').click();
    await page.getByRole('complementary', { name: banner.label, exact: true }).waitFor();
    await expect.poll(() => clearance(page, `aside[aria-label="${banner.label}"]`)).toBeGreaterThanOrEqual(0);
  });
}

for (const width of [360, 768, 1200]) {
  test(`at ${width} px the chat button covers no text at the end of a page`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/faq');
    await page.locator('[data-click="open chat"]').waitFor();
    await toEnd(page);
    const isOver = () =>
      page.evaluate(() => {
        const button = document.querySelector('[data-click="open chat"]')!.getBoundingClientRect();
        return [...document.querySelectorAll('footer p:last-of-type, footer li a')].some((line) => {
          const box = line.getBoundingClientRect();
          return box.right > button.left && box.bottom > button.top && box.top < button.bottom;
        });
      });
    await expect.poll(isOver).toBe(false);
  });
}
