import { expect, test, type Page } from '@playwright/test';
import { canonicalPath } from '@/lib/i18n/locale-paths';
import { localeCodes } from '@/lib/i18n/locales';
import { fullOnly, sample } from '../sampling';
import { noConsentState } from './consent-states';
import { stack } from './floating-stack';
import { messagesIn } from './overlap';

/** Elements that fill a small viewport: menu, chat, QR code and banner. */

/** Whether an element is completely inside the viewport. */
const isWhole = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) => {
    const { top, left, right, bottom } = element.getBoundingClientRect();
    return top >= 0 && left >= 0 && right <= innerWidth && bottom <= innerHeight;
  });

const viewports = [
  { width: 320, height: 568 },
  { width: 640, height: 360 },
];

for (const viewport of viewports) {
  const size = `${viewport.width}×${viewport.height}`;

  test.describe(`at ${size}`, () => {
    test.use({ viewport });

    test('the chat fills the viewport, shows its fields, and closes by the button in its corner', async ({ page }) => {
      await page.goto('/');
      const launcher = page.getByRole('button', { name: 'Open chat' });
      await launcher.click();
      const panel = page.getByRole('dialog');
      await expect(panel).toBeVisible();
      // A classic scroll bar keeps its width.
      const { width, ...rest } = (await panel.boundingBox())!;
      expect(rest).toEqual({ x: 0, y: 0, height: viewport.height });
      expect(width).toBeGreaterThan(viewport.width - 20);
      expect(await isWhole(page, '[role=dialog] [name=email]')).toBe(true);
      expect(await isWhole(page, '[role=dialog] [name=content]')).toBe(true);
      const close = page.getByRole('button', { name: 'Close chat' });
      const corner = (await close.boundingBox())!;
      expect(corner.y).toBeLessThan(16);
      expect(corner.x + corner.width).toBeGreaterThan(width - 24);
      // The page behind it does not scroll.
      await page.mouse.move(viewport.width / 2, viewport.height / 2);
      await page.mouse.wheel(0, 3000);
      await page.mouse.wheel(0, 3000);
      expect(await page.evaluate(() => scrollY)).toBe(0);
      await close.click();
      await expect(panel).toBeHidden();
      await expect(launcher).toBeVisible();
    });

    test('the page behind the open menu does not scroll', async ({ page }) => {
      await page.goto('/');
      await page.locator('[popovertarget=site-menu]').click();
      await expect(page.locator('#site-menu')).toBeVisible();
      await page.mouse.move(viewport.width / 2, viewport.height / 2);
      for (let turn = 0; turn < 5; turn += 1) await page.mouse.wheel(0, 2000);
      await page.mouse.move(viewport.width / 2, 10);
      await page.mouse.wheel(0, 2000);
      expect(await page.evaluate(() => scrollY)).toBe(0);
      await page.locator('[popovertarget=site-menu]').click();
      await page.mouse.wheel(0, 400);
      await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
    });

    test('the consultation QR code is fully visible next to a bottom banner', async ({ page }) => {
      await page.goto('/zh');
      await expect(page.locator('aside[lang="en-US"]')).toBeVisible();
      await stack(page, '快捷操作').getByRole('button', { name: '客服咨询' }).press('Enter');
      await expect(page.getByRole('img', { name: '客服咨询二维码' })).toBeVisible();
      expect(await isWhole(page, '[data-overlay]:has(img) > div')).toBe(true);
    });
  });
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 640 }, storageState: noConsentState });

  test('the consent notice is compact, with equal buttons, in every language', fullOnly, async ({ page }) => {
    const issues: string[] = [];
    for (const locale of localeCodes) {
      const { consent, promoBanner: banner } = messagesIn(locale);
      await page.goto(canonicalPath(locale, '/faq'));
      const notice = page.getByRole('region', { name: consent.label });
      await expect(notice).toBeVisible();
      const measured = await notice.evaluate((element) => {
        const [refuse, accept] = element.querySelectorAll('button');
        const lines = document.createRange();
        lines.selectNodeContents(element.querySelector('p')!.firstChild!);
        return {
          lines: new Set([...lines.getClientRects()].map(({ top }) => Math.round(top))).size,
          difference:
            Math.abs(refuse!.offsetWidth - accept!.offsetWidth) + Math.abs(refuse!.offsetTop - accept!.offsetTop),
          overflow: [...element.querySelectorAll('button')].some(
            (button) => button.scrollWidth > button.clientWidth + 1,
          ),
          height: element.getBoundingClientRect().height,
        };
      });
      const { lines, difference, overflow, height } = measured;
      if (lines > 1 || difference > 1 || overflow || height > 100) {
        issues.push(`${locale}: ${JSON.stringify(measured)}`);
      }
      await notice.getByRole('button', { name: consent.rejectAll, exact: true }).click();
      const suggestion = page.locator('aside[lang]');
      const offer = page.getByRole('complementary', { name: banner.label, exact: true });
      await expect(suggestion.or(offer)).toBeVisible();
      if (await suggestion.isVisible()) await suggestion.getByRole('button').click();
      await expect(offer).toBeVisible();
      await page.setViewportSize({ width: 320, height: 640 });
      const wide = await offer
        .locator('a, p')
        .evaluateAll((parts) => parts.filter((part) => part.scrollWidth > part.clientWidth).length);
      if (wide > 0) issues.push(`${locale}: ${wide} parts of the banner are too wide`);
      await page.setViewportSize({ width: 360, height: 640 });
      await page.context().clearCookies();
      await page.evaluate(() => {
        sessionStorage.clear();
        localStorage.clear();
      });
    }
    expect(issues).toEqual([]);
  });
});

test.describe('in a low and wide viewport', () => {
  test.use({ storageState: noConsentState });

  for (const [width, height] of sample(
    [
      [1366, 480],
      [1024, 499],
    ] as const,
    2,
  )) {
    test(`the consent notice is visible without scrolling and clear of the actions at ${width}×${height}`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height });
      await page.goto('/');
      const notice = page.getByRole('region', { name: messagesIn('en').consent.label });
      await expect(notice).toBeVisible();
      const [noticeBox, action] = [
        await notice.boundingBox(),
        await page.locator('main [data-actions] a').first().boundingBox(),
      ];
      expect(noticeBox!.y + noticeBox!.height).toBeGreaterThanOrEqual(height - 1);
      expect(action!.y + action!.height).toBeLessThanOrEqual(noticeBox!.y);
    });
  }
});
