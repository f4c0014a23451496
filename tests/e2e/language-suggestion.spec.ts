import { expect, test, type Page } from '@playwright/test';
import { fullOnly } from '../sampling';
import { noConsentState } from './consent-states';
import { waitForHydration } from './hydrated';
import { chooseLanguage } from './language-switcher';

test.describe('language suggestion', () => {
  test.use({ locale: 'ru-RU' });

  test('the page is suggested once in the browser’s language, without a layout shift', async ({ page }) => {
    await page.goto('/about-us');
    const offer = page.locator('aside[lang=ru-RU]');
    await expect(offer).toBeVisible();
    await expect(offer.getByRole('link')).toHaveAttribute('href', '/ru/about-us');
    await expect(offer).toHaveCSS('position', 'fixed');
    await offer.getByRole('button').click();
    await expect(offer).toBeHidden();
    await page.reload();
    await waitForHydration(page);
    await expect(offer).toBeHidden();
  });

  test(
    'a dismissed language suggestion stays hidden in all tabs and on all pages for thirty days',
    fullOnly,
    async ({ page, context }) => {
      const other = await context.newPage();
      await other.goto('/faq');
      await page.goto('/about-us');
      const offer = (where: Page) => where.locator('aside[lang=ru-RU]');
      await expect(offer(other)).toBeVisible();
      await offer(page).getByRole('button').click();
      await expect(offer(other)).toBeHidden();
      const third = await context.newPage();
      await third.clock.setFixedTime(Date.now() + 29 * 24 * 60 * 60 * 1000);
      await third.goto('/download');
      await waitForHydration(third);
      await expect(offer(third)).toBeHidden();
      await third.clock.setFixedTime(Date.now() + 31 * 24 * 60 * 60 * 1000);
      await third.goto('/download');
      await expect(offer(third)).toBeVisible();
    },
  );

  test('a visitor who has chosen a language gets no suggestion', async ({ page }) => {
    await page.goto('/ru/pricing');
    await chooseLanguage(page, 'English');
    await page.waitForURL('**/pricing');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en-US');
    await waitForHydration(page);
    await expect(page.locator('aside[lang=ru-RU]')).toHaveCount(0);
  });

  test('no suggestion appears for a page that does not exist in that language or is already in it', async ({
    page,
  }) => {
    for (const path of ['/tc/solutions/media-market', '/ru/pricing']) {
      await page.goto(path);
      await waitForHydration(page);
      await expect(page.locator('aside')).toHaveCount(0);
    }
  });
});

test.describe('language suggestion on a first visit', () => {
  test.use({ locale: 'ru-RU', storageState: noConsentState });

  test('in a wide viewport the suggestion is shown above the consent notice, on a phone after it', async ({ page }) => {
    await page.goto('/about-us');
    const offer = page.locator('aside[lang=ru-RU]');
    const notice = page.locator('section').filter({ has: page.getByRole('button', { name: 'Reject all' }) });
    await expect(notice).toBeVisible();
    await expect(offer).toBeVisible();
    const [above, below] = [await offer.boundingBox(), await notice.boundingBox()];
    expect(above!.y + above!.height).toBeLessThanOrEqual(below!.y + 1);
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(offer).toBeHidden();
    await notice.getByRole('button', { name: 'Reject all' }).click();
    await expect(offer).toBeVisible();
  });
});
