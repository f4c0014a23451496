import { expect, test, type Page } from '@playwright/test';
import { openAlive } from './alive';

/** The bar at the top, for navigations of the router. */

const bar = (page: Page) => page.locator('[data-loading-bar]');

/** Holds back the pages that the router asks for. @returns lets them come */
async function holdPages(page: Page): Promise<() => void> {
  let letCome = () => {};
  const held = new Promise<void>((resolve) => (letCome = resolve));
  await page.route(
    (url) => url.searchParams.has('_rsc'),
    async (route) => {
      await held;
      await route.continue().catch(() => {});
    },
  );
  return letCome;
}

/** Notes what the bar shows. @returns reads the notes */
async function watchStatuses(page: Page): Promise<() => Promise<string[]>> {
  const notes = await page.evaluateHandle(() => {
    const seen: string[] = [];
    new MutationObserver(() => {
      const status = document.querySelector<HTMLElement>('[data-loading-bar]')?.dataset.status;
      if (status && seen.at(-1) !== status) seen.push(status);
    }).observe(document.body, { childList: true, subtree: true, attributes: true });
    return seen;
  });
  return () => notes.jsonValue();
}

test('runs while a page is on its way, reaches the end and is gone', async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(Navigator.prototype, 'connection', { get: () => ({ saveData: true }) }),
  );
  await openAlive(page, '/faq');
  const letCome = await holdPages(page);
  const statuses = await watchStatuses(page);
  await page.getByRole('contentinfo').locator('a[href="/pricing"]').click();
  await expect(bar(page)).toHaveAttribute('data-status', 'running');
  const width = () =>
    bar(page)
      .locator('div')
      .evaluate((node) => node.getBoundingClientRect().width);
  const early = await width();
  await expect.poll(width).toBeGreaterThan(early);
  letCome();
  await expect(page).toHaveURL(/\/pricing$/);
  await expect(bar(page)).toHaveCount(0);
  // The end stands for half a second only, which a look from outside may miss.
  expect(await statuses()).toEqual(['running', 'done']);
});

test('stays away for places on the same page, and for pages that are there at once', async ({ page }) => {
  await openAlive(page, '/faq');
  const seen: number[] = [];
  await page.exposeFunction('sawBar', () => seen.push(1));
  await page.evaluate(() => {
    new MutationObserver(() => {
      if (document.querySelector('[data-loading-bar]')) (window as unknown as { sawBar: () => void }).sawBar();
    }).observe(document.body, { childList: true, subtree: true });
  });
  await page.locator('main a[href^="#"]').first().click();
  await page.waitForTimeout(1000);
  await page.goBack();
  await page.waitForTimeout(1000);
  expect(seen).toEqual([]);
});

test('runs on the way back as well', async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(Navigator.prototype, 'connection', { get: () => ({ saveData: true }) }),
  );
  await openAlive(page, '/faq');
  await page.getByRole('contentinfo').locator('a[href="/pricing"]').click();
  await page.waitForURL('**/pricing');
  await page.goBack();
  await page.waitForURL('**/faq');
  await expect(bar(page)).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
