import { expect, test, type Page } from '@playwright/test';
import { fullOnly } from '../sampling';
import { openHydrated } from './hydrated';

/** Mockups are animated only while they are visible, to save CPU time. */

/** Counts running infinite animations by whether their figure is in the viewport. */
const countAnimations = (page: Page) =>
  page.evaluate(() => {
    const counts = { visible: 0, offscreen: 0 };
    for (const animation of document.getAnimations()) {
      const { target } = animation.effect as KeyframeEffect;
      if (animation.playState !== 'running' || animation.effect!.getTiming().iterations !== Infinity) continue;
      const { top, bottom } = target!.closest('figure')!.getBoundingClientRect();
      counts[bottom > 0 && top < innerHeight ? 'visible' : 'offscreen'] += 1;
    }
    return counts;
  });

test('mockups are animated only in the viewport', fullOnly, async ({ page }) => {
  await openHydrated(page, '/');
  await page.waitForFunction(() => document.documentElement.dataset.laidOut === '');
  await expect.poll(() => countAnimations(page)).toEqual({ visible: expect.any(Number), offscreen: 0 });
  // Mockups re-rendered by a link to the same page are paused too.
  await page.locator('header a[href="/"]').click();
  await page.waitForTimeout(2000);
  await expect.poll(async () => (await countAnimations(page)).offscreen).toBe(0);
  for (const heading of await page.locator('main section:has(figure) h2').all()) {
    await heading.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
    await expect.poll(async () => (await countAnimations(page)).offscreen).toBe(0);
  }
  await page.locator('figure', { hasText: 'POST' }).first().scrollIntoViewIfNeeded();
  await expect.poll(async () => (await countAnimations(page)).visible).toBeGreaterThan(0);
});
