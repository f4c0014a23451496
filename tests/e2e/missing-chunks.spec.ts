import { expect, test, type Page } from '@playwright/test';
import { fullOnly } from '../sampling';
import { isHydrated } from './hydrated';
import { documents } from './documents';

/** First loads that go wrong: a file of the build that does not come, a browser that has no time. */

const firstScript = /\/_next\/static\/chunks\/[^/]+\.js$/;
const firstStyle = /\/_next\/static\/chunks\/[^/]+\.css$/;

/** Lets requests for the first of these files fail, and notes each page that is loaded. */
async function lose(page: Page, file: RegExp, isLost: (nth: number, kind: string) => boolean): Promise<string[]> {
  const loads = documents(page);
  let lost: string | undefined;
  let nth = 0;
  await page.route(file, (route) => {
    const request = route.request();
    lost ??= request.url();
    if (request.url() !== lost || !isLost((nth += 1), request.resourceType())) return route.fallback();
    return route.abort('connectionreset');
  });
  return loads;
}

const once = (nth: number) => nth === 1;

const cancel = (page: Page) =>
  page.addInitScript(() => addEventListener('preloadError', (event) => event.preventDefault()));

for (const [name, file] of Object.entries({ script: firstScript, 'style sheet': firstStyle })) {
  test(`a page whose first ${name} did not come is loaded anew, once, when it can be had`, async ({ page }) => {
    const loads = await lose(page, file, once);
    await page.goto('/faq');
    await isHydrated(page);
    await expect.poll(() => loads.length).toBe(2);
    await page.waitForTimeout(1000);
    expect(loads).toHaveLength(2);
  });
}

test('a page whose first script is blocked stays as it is', async ({ page }) => {
  const loads = await lose(page, firstScript, () => true);
  await page.goto('/faq');
  await page.waitForTimeout(1000);
  expect(loads).toHaveLength(1);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('a page whose first script fails each time, though it can be had, is loaded anew once', async ({ page }) => {
  const loads = await lose(page, firstScript, (_nth, kind) => kind === 'script');
  await page.goto('/faq');
  await expect.poll(() => loads.length).toBe(2);
  await page.waitForTimeout(2000);
  expect(loads).toHaveLength(2);
});

test(
  'where somebody cancels preloadError, a page without its first script stays as it is',
  fullOnly,
  async ({ page }) => {
    await cancel(page);
    const loads = await lose(page, firstScript, once);
    await page.goto('/faq');
    await page.waitForTimeout(1000);
    expect(loads).toHaveLength(1);
  },
);

test('what was written into a page without its first script is not lost', async ({ page }) => {
  const loads = await lose(page, firstScript, once);
  // The page is still loading while somebody writes.
  let letLoad = () => {};
  const written = new Promise<void>((resolve) => (letLoad = resolve));
  await page.route('**/assets/print.css', (route) => written.then(() => route.fallback()));
  await page.goto('/pre-sales', { waitUntil: 'commit' });
  await page.locator('textarea[name=content]').fill('Written early');
  const loaded = page.waitForEvent('load');
  letLoad();
  await loaded;
  await page.waitForTimeout(1000);
  expect(loads).toHaveLength(1);
  await expect(page.locator('textarea[name=content]')).toHaveValue('Written early');
});

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
  await isHydrated(page);
});
