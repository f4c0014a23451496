import { expect, test, type Page } from '@playwright/test';
import { fullOnly } from '../sampling';
import { openHydrated } from './hydrated';

/** Pictures of the app move where they are seen; elsewhere they rest, and take none of the computer's time. */

/** Moves without end that run, by whether a part of their picture is in the window. */
const moving = (page: Page) =>
  page.evaluate(() => {
    const counts = { seen: 0, unseen: 0 };
    for (const animation of document.getAnimations()) {
      const { target } = animation.effect as KeyframeEffect;
      if (animation.playState !== 'running' || animation.effect!.getTiming().iterations !== Infinity) continue;
      const { top, bottom } = target!.closest('figure')!.getBoundingClientRect();
      counts[bottom > 0 && top < innerHeight ? 'seen' : 'unseen'] += 1;
    }
    return counts;
  });

test('pictures move where they are seen, and nowhere else', fullOnly, async ({ page }) => {
  await openHydrated(page, '/');
  await page.waitForFunction(() => document.documentElement.dataset.settled === '');
  await expect.poll(() => moving(page)).toEqual({ seen: expect.any(Number), unseen: 0 });
  // What a link to the page itself draws anew rests too.
  await page.locator('header a[href="/"]').click();
  await page.waitForTimeout(2000);
  await expect.poll(async () => (await moving(page)).unseen).toBe(0);
  for (const heading of await page.locator('main section:has(figure) h2').all()) {
    await heading.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
    await expect.poll(async () => (await moving(page)).unseen).toBe(0);
  }
  await page.locator('figure', { hasText: 'POST' }).first().scrollIntoViewIfNeeded();
  await expect.poll(async () => (await moving(page)).seen).toBeGreaterThan(0);
});
