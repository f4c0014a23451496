import { expect, test, type Page } from '@playwright/test';
import type { LocaleCode } from '@/lib/i18n/locales';
import { canonicalPath } from '@/lib/i18n/locale-paths';
import { isFull, fullOnly, sample, commitOffset } from '../sampling';
import { noConsentState } from './consent-states';
import { actions, measureFloatingElements, messagesIn } from './overlap';

/** On a first visit banners are shown one at a time and never cover the main action, each other or the focus. */

test.use({ storageState: noConsentState, locale: 'en-US' });

const sizes = [
  { width: 320, height: 568 },
  { width: 360, height: 640 },
  { width: 390, height: 844 },
  { width: 640, height: 360 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
];

/** Checks all sizes (two in a short run): at the top, with the main action at the bottom, and scrolled. */
async function overlapsInAllSizes(page: Page, locale: LocaleCode, isSeen?: (width: number) => string[]) {
  const overlaps: string[] = [];
  for (const size of sample(sizes, 3, 1)) {
    await page.setViewportSize(size);
    for (const position of ['top', 'action', 'beyond'] as const) {
      await page.evaluate(
        ({ at, actions }) => {
          const action = [...document.querySelectorAll(actions)].find((element) => element.checkVisibility())!;
          const bottom = scrollY + action.getBoundingClientRect().bottom - innerHeight + 40;
          scrollTo({ top: { top: 0, action: bottom, beyond: innerHeight * 1.5 }[at], behavior: 'instant' });
        },
        { at: position, actions },
      );
      // Scroll handlers are throttled, and disappearing elements need a moment.
      await page.waitForTimeout(500);
      const floating = await measureFloatingElements(page, locale);
      const where = `${size.width}×${size.height}, ${position}: `;
      overlaps.push(...floating.overlaps.map((overlap) => where + overlap));
      const banners = floating.visible.filter((name) => ['notice', 'suggestion', 'banner'].includes(name));
      if (isSeen && position === 'top' && banners.join() !== isSeen(size.width).join())
        overlaps.push(`${where}shows ${banners}`);
    }
  }
  return overlaps;
}

/** A short run takes the language with the tallest letters. */
for (const locale of isFull ? (['en', 'ru', 'uk', 'th'] as const) : (['th'] as const)) {
  test(`banners in ${locale} appear one after another on phones and cover nothing`, async ({ page }) => {
    await page.addInitScript(
      (languages) => {
        Object.defineProperty(Navigator.prototype, 'languages', { get: () => languages, configurable: true });
      },
      locale === 'en' ? ['fr-FR'] : ['en-US'],
    );
    await page.setViewportSize(sizes[1]!);
    await page.goto(canonicalPath(locale, '/'));
    await expect(page.locator('[data-click="open chat"]')).toBeAttached();
    const { consent, promoBanner: banner } = messagesIn(locale);
    const notice = page.getByRole('region', { name: consent.label });
    await expect(notice).toBeVisible();
    // Long enough for anything that appears automatically.
    await page.waitForTimeout(2500);
    expect
      .soft(await overlapsInAllSizes(page, locale, (width) => (width < 768 ? ['notice'] : ['notice', 'suggestion'])))
      .toEqual([]);

    await page.setViewportSize(sizes[1]!);
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    await notice.getByRole('button', { name: consent.rejectAll, exact: true }).click();
    const suggestion = page.locator('aside[lang]');
    await expect(suggestion).toBeVisible();
    expect.soft(await overlapsInAllSizes(page, locale, () => ['suggestion'])).toEqual([]);

    await page.setViewportSize(sizes[1]!);
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    await suggestion.getByRole('button').click();
    await expect(page.getByRole('complementary', { name: banner.label, exact: true })).toBeVisible();
    expect.soft(await overlapsInAllSizes(page, locale, (width) => (width < 768 ? ['banner'] : []))).toEqual([]);
  });
}

test('on the pricing page the consent notice moves off the plan buttons and comes back', fullOnly, async ({ page }) => {
  await page.setViewportSize(sizes[5]!);
  await page.goto('/pricing');
  const notice = page.getByRole('region', { name: messagesIn('en').consent.label });
  await expect(notice).toBeVisible();
  expect(await overlapsInAllSizes(page, 'en')).toEqual([]);
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await page.setViewportSize(sizes[5]!);
  await expect(notice).toBeVisible();
});

for (const viewport of sample([sizes[1]!, sizes[3]!, sizes[5]!], 3, commitOffset)) {
  test(`at ${viewport.width}×${viewport.height} no floating element covers the focus`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await page.goto('/');
    await expect(page.getByRole('region', { name: messagesIn('en').consent.label })).toBeVisible();
    const overlaps: string[] = [];
    const step = async (key: string) => {
      await page.keyboard.press(key);
      // The overlap is checked in the next frame, and visible in the one after.
      await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
      const focused = await page.evaluate(() => document.activeElement?.textContent.trim().slice(0, 20));
      const focusOverlaps = (await measureFloatingElements(page, 'en')).overlaps.filter((overlap) =>
        /focus/.test(overlap),
      );
      overlaps.push(...focusOverlaps.map((overlap) => `“${focused}”: ${overlap}`));
    };
    for (let i = 0; i < 25; i += 1) await step('Tab');
    await page.getByRole('contentinfo').getByRole('link').last().focus();
    for (let i = 0; i < 25; i += 1) await step('Shift+Tab');
    expect(overlaps).toEqual([]);
  });
}
