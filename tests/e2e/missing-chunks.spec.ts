import { expect, test, type Page } from '@playwright/test';
import { fullOnly } from '../sampling';
import { launcher, panel } from './builtin-chat';
import { refusedState } from './consent-states';
import { openHydrated, waitForHydration } from './hydrated';
import { recordDocumentRequests } from './document-requests';

/** Pages that miss a file of the build, and a browser that is never idle. */

const firstScript = /\/_next\/static\/chunks\/[^/]+\.js$/;

/** Lets requests for the first matching file fail. @returns the recorded page loads */
async function failFirst(
  page: Page,
  file: RegExp,
  isLost: (requestNumber: number, kind: string) => boolean,
): Promise<string[]> {
  const loads = recordDocumentRequests(page);
  let lost: string | undefined;
  let requestNumber = 0;
  await page.route(file, (route) => {
    const request = route.request();
    lost ??= request.url();
    if (request.url() !== lost || !isLost((requestNumber += 1), request.resourceType())) return route.fallback();
    return route.abort('connectionreset');
  });
  return loads;
}

const once = (requestNumber: number) => requestNumber === 1;

test('a page whose first script is blocked is not reloaded', async ({ page }) => {
  const loads = await failFirst(page, firstScript, () => true);
  await page.goto('/faq');
  await page.waitForTimeout(1000);
  expect(loads).toHaveLength(1);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('a page whose first script fails every time, though it is available, is reloaded once', async ({ page }) => {
  const loads = await failFirst(page, firstScript, (_index, kind) => kind === 'script');
  await page.goto('/faq');
  await expect.poll(() => loads.length).toBe(2);
  await page.waitForTimeout(2000);
  expect(loads).toHaveLength(2);
});

test('form input in a page without its first script is not lost by a reload', async ({ page }) => {
  const loads = await failFirst(page, firstScript, once);
  // The page is still loading while the visitor types.
  let release = () => {};
  const written = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/assets/print.css', (route) => written.then(() => route.fallback()));
  await page.goto('/pre-sales', { waitUntil: 'commit' });
  await page.locator('textarea[name=content]').fill('Written early');
  const loaded = page.waitForEvent('load');
  release();
  await loaded;
  await page.waitForTimeout(1000);
  expect(loads).toHaveLength(1);
  await expect(page.locator('textarea[name=content]')).toHaveValue('Written early');
});

test('a file that is requested later and fails once is requested again, without a reload', async ({ page }) => {
  await openHydrated(page, '/faq');
  const loads = await failFirst(page, firstScript, once);
  await launcher(page).click();
  await expect(panel(page)).toBeVisible();
  expect(loads).toEqual([]);
});

test('a page whose code fails while the router loads it is loaded from the server', async ({ page }) => {
  // Prevents prefetching.
  await page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'connection', { get: () => ({ saveData: true }) });
  });
  await openHydrated(page, '/ru/faq');
  let failures = 0;
  const loads = await failFirst(page, firstScript, (_requestNumber, kind) => kind === 'script' && (failures += 1) <= 2);
  await page.locator('footer a[href="/ru/pricing"]').click();
  await expect.poll(() => loads.map((url) => new URL(url).pathname)).toEqual(['/ru/pricing']);
  await waitForHydration(page);
  expect(loads).toHaveLength(1);
});

test('a page of which any single request fails once loads its deferred features', fullOnly, async ({ browser }) => {
  const open = async (lostUrl?: string) => {
    const context = await browser.newContext({ storageState: refusedState });
    const page = await context.newPage();
    const urls = new Set<string>();
    page.on('request', (request) => request.resourceType() !== 'document' && urls.add(request.url()));
    const loads = recordDocumentRequests(page);
    if (lostUrl) await page.route(lostUrl, (route) => route.abort('connectionreset'), { times: 1 });
    await openHydrated(page, '/faq');
    await context.close();
    return { urls, loads };
  };
  const { urls } = await open();
  expect(urls.size).toBeGreaterThan(20);
  for (const url of urls) expect((await open(url)).loads.length, url).toBeLessThanOrEqual(2);
});

test('deferred features load in a browser that is never idle', async ({ page }) => {
  await page.addInitScript(() => {
    const keepBusy = () => {
      const startedAt = performance.now();
      while (performance.now() - startedAt < 25);
      requestAnimationFrame(keepBusy);
    };
    keepBusy();
  });
  await page.goto('/faq');
  await waitForHydration(page);
});
