import { test } from '@playwright/test';
import { isAlive } from './alive';

/** First loads that go wrong. */

test('in a browser that is never idle, what comes after the first paint comes all the same', async ({ page }) => {
  await page.addInitScript(() => {
    const keepBusy = () => {
      const begun = performance.now();
      while (performance.now() - begun < 25);
      requestAnimationFrame(keepBusy);
    };
    keepBusy();
  });
  await page.goto('/faq');
  await isAlive(page);
});
