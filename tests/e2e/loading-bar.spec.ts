import { expect, test, type Page } from '@playwright/test';
import { openHydrated } from './hydrated';
import { openPanel, panel } from './builtin-chat';
import { dismissDialog } from './dismiss-dialog';

/** The loading bar at the top, for client-side navigation. */

const bar = (page: Page) => page.locator('[data-loading-bar]');

/** Delays the pages that the router requests. @returns a function that releases them */
async function holdPages(page: Page): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(
    (url) => url.searchParams.has('_rsc'),
    async (route) => {
      await held;
      await route.continue().catch(() => {});
    },
  );
  return release;
}

/** Records the states of the loading bar. @returns a function that reads them */
async function watchStatuses(page: Page): Promise<() => Promise<string[]>> {
  const recorded = await page.evaluateHandle(() => {
    const states: string[] = [];
    new MutationObserver(() => {
      const status = document.querySelector<HTMLElement>('[data-loading-bar]')?.dataset.status;
      if (status && states.at(-1) !== status) states.push(status);
    }).observe(document.body, { childList: true, subtree: true, attributes: true });
    return states;
  });
  return () => recorded.jsonValue();
}

test('the loading bar runs while a page loads, completes and disappears', async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(Navigator.prototype, 'connection', { get: () => ({ saveData: true }) }),
  );
  await openHydrated(page, '/faq');
  const release = await holdPages(page);
  const statuses = await watchStatuses(page);
  await page.getByRole('contentinfo').locator('a[href="/pricing"]').click();
  await expect(bar(page)).toHaveAttribute('data-status', 'running');
  const width = () =>
    bar(page)
      .locator('div')
      .evaluate((node) => node.getBoundingClientRect().width);
  const early = await width();
  await expect.poll(width).toBeGreaterThan(early);
  release();
  await expect(page).toHaveURL(/\/pricing$/);
  await expect(bar(page)).toHaveCount(0);
  // The completed state lasts only half a second, which polling may miss.
  expect(await statuses()).toEqual(['running', 'done']);
});

test('the loading bar does not appear if the visitor cancels leaving the page', async ({ page }) => {
  await openHydrated(page, '/faq');
  await openPanel(page);
  await panel(page).getByRole('textbox', { name: 'Your message' }).fill('Half a question');
  const statuses = await watchStatuses(page);
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Русский' });
  expect(await dismissDialog(page, link)).toBe('beforeunload');
  await page.waitForTimeout(1000);
  expect(await statuses()).toEqual([]);
  await expect(panel(page).getByRole('textbox', { name: 'Your message' })).toHaveValue('Half a question');
});
