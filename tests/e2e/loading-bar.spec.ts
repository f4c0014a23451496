import { expect, test, type Page } from '@playwright/test';
import { fullOnly } from '../sampling';
import { openHydrated } from './hydrated';
import { openPanel, panel } from './builtin-chat';
import { dismissesDialog } from './dismiss-dialog';

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
  await openHydrated(page, '/faq');
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

test(
  'stays away for places on the same page, and for clicks that open a dialog or ask for another tab',
  fullOnly,
  async ({ page }) => {
    await openHydrated(page, '/faq');
    const statuses = await watchStatuses(page);
    await page.locator('main a[href^="#"]').first().click();
    await page.waitForTimeout(500);
    await page.goBack();
    await page.getByRole('contentinfo').getByRole('link', { name: 'Cookie settings' }).click();
    await expect(page.getByRole('heading', { name: 'Cookie settings' })).toBeVisible();
    await page.evaluate(() => {
      const link = document.querySelector<HTMLAnchorElement>('footer a[href="/pricing"]')!;
      document.addEventListener('click', (event) => event.preventDefault(), { once: true });
      link.click();
    });
    await page.waitForTimeout(500);
    expect(await statuses()).toEqual([]);
  },
);

test('stays away when the browser asks before it leaves, and the visitor stays', async ({ page }) => {
  await openHydrated(page, '/faq');
  await openPanel(page);
  await panel(page).getByRole('textbox', { name: 'Your message' }).fill('Half a question');
  const statuses = await watchStatuses(page);
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Русский' });
  expect(await dismissesDialog(page, link)).toBe('beforeunload');
  await page.waitForTimeout(1000);
  expect(await statuses()).toEqual([]);
  await expect(panel(page).getByRole('textbox', { name: 'Your message' })).toHaveValue('Half a question');
});

test('runs on the way back as well', fullOnly, async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(Navigator.prototype, 'connection', { get: () => ({ saveData: true }) }),
  );
  await openHydrated(page, '/faq');
  await page.getByRole('contentinfo').locator('a[href="/pricing"]').click();
  await page.waitForURL('**/pricing');
  await page.goBack();
  await page.waitForURL('**/faq');
  await expect(bar(page)).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
