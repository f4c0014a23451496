import { readFileSync } from 'node:fs';
import { expect, test, type Page } from '@playwright/test';
import { fullOnly } from '../sampling';
import { waitForHydration, openHydrated } from './hydrated';
import { fillContactForm } from './contact-form';
import { recordDocumentRequests } from './document-requests';
import { scrollBeyond, stack } from './floating-stack';
import { launcher, panel } from './builtin-chat';

/** Broken networks, and extensions that block parts of a page. */

const offline = (page: Page) => page.getByRole('status').filter({ hasText: 'You’re offline' });

test('a form submitted offline keeps its values and can be sent once online', fullOnly, async ({ page, context }) => {
  await openHydrated(page, '/pre-sales');
  const sender = page.waitForResponse('**/_next/static/chunks/*.js');
  await page.locator('input[name=name]').focus();
  await (await sender).finished();
  const loads = recordDocumentRequests(page);
  await context.setOffline(true);
  await expect(offline(page)).toBeVisible();
  await fillContactForm(page, 'Written in a tunnel');
  await page.waitForTimeout(2000);
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Nothing you wrote is lost' })).toBeVisible();
  await expect(page.locator('textarea[name=content]')).toHaveValue('Written in a tunnel');
  await context.setOffline(false);
  await expect(offline(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'has arrived' })).toBeVisible();
  expect(loads).toEqual([]);
});

test('a chat that fails to load does not affect the page and opens when the server is back', async ({ page }) => {
  await openHydrated(page, '/faq');
  const loads = recordDocumentRequests(page);
  // The browser still reports that it is online.
  await page.route('**', (route) => route.abort());
  const failed = page.waitForEvent('requestfailed', (request) => request.url().includes('/_next/static/'));
  await launcher(page).click();
  await failed;
  await page.waitForTimeout(1000);
  expect(loads).toEqual([]);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.unroute('**');
  await launcher(page).click();
  await expect(panel(page)).toBeVisible();
});

test(
  'with all API requests blocked, the chat, the back-to-top button and “Cookie settings” still work',
  fullOnly,
  async ({ page }) => {
    await page.route('**/api/**', (route) => route.abort());
    await page.goto('/faq');
    await waitForHydration(page);
    await scrollBeyond(page, 50);
    await expect(stack(page).getByRole('button', { name: 'Back to top' })).toBeVisible();
    await launcher(page).click();
    await expect(panel(page)).toBeVisible();
    await page.getByRole('contentinfo').getByRole('link', { name: 'Cookie settings' }).click();
    await page.waitForURL('**/cookie-policy');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  },
);

test('a page whose code fails to load is replaced by the error screen, with its own title', async ({ page }) => {
  // Prevents prefetching.
  await page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'connection', { get: () => ({ saveData: true }) });
  });
  await openHydrated(page, '/ru/faq');
  const loads = recordDocumentRequests(page);
  // Otherwise the page would be reloaded successfully.
  await page.evaluate(() => addEventListener('preloadError', (event) => event.preventDefault()));
  await page.route('**/_next/static/chunks/*.js', (route) => route.abort());
  await page.locator('footer a[href="/ru/pricing"]').click();
  const { failed } = JSON.parse(readFileSync('messages/ru/errors.json', 'utf8')) as { failed: { title: string } };
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(failed.title);
  await page.keyboard.press('Shift');
  await expect(page.getByRole('timer')).toHaveCount(0);
  await expect(page).toHaveTitle(failed.title);
  expect(loads).toEqual([]);
});
