import { expect, test, type Page, type Request } from '@playwright/test';
import { fullOnly, sample } from '../sampling';
import { openHydrated } from './hydrated';

/** Pages are prefetched when their links become visible: a few at a time, once, and not with data saving enabled. */

/** Turns the current page into a long one with sixty links to existing pages. */
async function sixtyLinks(page: Page): Promise<void> {
  await page.evaluate(() => {
    const names = [
      'pricing',
      'download',
      'rpa',
      'local-api',
      'synchronizer',
      'teamwork',
      'links',
      'about-us',
      'blog',
      'news',
    ];
    const paths = ['ru', 'es', 'pt', 'fr', 'uk', 'ko'].flatMap((locale) => names.map((name) => `/${locale}/${name}`));
    const list = document.createElement('div');
    list.innerHTML = paths.map((path) => `<p style="height:200px"><a href="${path}">${path}</a></p>`).join('');
    document.querySelector('main')!.append(list);
    // A new URL without a page load makes the site scan the links again.
    history.pushState(null, '', '/pre-sales');
  });
}

/** Counts prefetches as they pass: the browser reports the end of one only after it has started the next. */
async function watchPrefetches(page: Page) {
  const started: Request[] = [];
  let inFlight = 0;
  let max = 0;
  await page.route(
    (url) => url.searchParams.has('_rsc'),
    async (route) => {
      started.push(route.request());
      inFlight += 1;
      max = Math.max(max, inFlight);
      const response = await route.fetch({ maxRedirects: 0 });
      inFlight -= 1;
      await route.fulfill({ response });
    },
  );
  return { started, max: () => max };
}

async function scrollThrough(page: Page): Promise<void> {
  for (let y = 0; y < 16_000; y += 400) {
    // Intersections are reported after a frame has been rendered.
    await page.evaluate(async (top) => {
      scrollTo(0, top);
      for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
    }, y);
  }
}

// A page is prefetched in several parts: the last may be in flight when a test ends.
test.afterEach(({ page }) => page.unrouteAll({ behavior: 'wait' }));

test('a long page prefetches at most four links at once, none twice and none that redirects', async ({ page }) => {
  const { started, max } = await watchPrefetches(page);
  await openHydrated(page, '/faq');
  await sixtyLinks(page);
  await scrollThrough(page);
  await expect
    .poll(() => new Set(started.map((request) => new URL(request.url()).pathname)).size, { timeout: 90_000 })
    .toBeGreaterThanOrEqual(60);
  expect(max()).toBeLessThanOrEqual(4);
  const names = started.map(
    (request) => `${new URL(request.url()).pathname} ${request.headers()['next-router-segment-prefetch'] ?? ''}`,
  );
  expect(names.length).toBe(new Set(names).size);
  const statuses = await Promise.all(started.map(async (request) => (await request.response())?.status() ?? 0));
  expect(statuses.filter((status) => status >= 300 && status < 400)).toEqual([]);
});

test('a page at a rewritten URL is prefetched after pages whose URLs look the same', async ({ page }) => {
  await openHydrated(page, '/ko/cookie-policy');
  const statuses = new Map<string, number>();
  page.on('response', (response) => {
    const { pathname, searchParams } = new URL(response.url());
    if (searchParams.has('_rsc')) statuses.set(`${pathname} ${searchParams.get('_rsc')}`, response.status());
  });
  await page.locator('a[href="/ko/news"]:visible').first().click();
  await page.waitForURL('**/ko/news');
  const requests = () => [...statuses].filter(([name]) => name.startsWith('/ko/news-product '));
  await expect.poll(() => requests().length).toBeGreaterThan(0);
  expect(requests().filter(([, status]) => status !== 200)).toEqual([]);
});

for (const [name, connection] of sample(
  [
    ['saves data', { saveData: true, effectiveType: '4g' }],
    ['is on 2G', { saveData: false, effectiveType: '2g' }],
  ] as const,
  2,
)) {
  test(`nothing is prefetched for a visitor who ${name}`, async ({ page }) => {
    await page.addInitScript(
      (value) => Object.defineProperty(Navigator.prototype, 'connection', { get: () => value }),
      connection,
    );
    const { started } = await watchPrefetches(page);
    await openHydrated(page, '/');
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight / 2));
    await page.waitForTimeout(2000);
    expect(started.map((request) => request.url())).toEqual([]);
  });
}

test('links of the footer and the language menu are not prefetched', fullOnly, async ({ page }) => {
  const { started } = await watchPrefetches(page);
  await openHydrated(page, '/ru/privacy-policy');
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await page.locator('[popovertarget=menu-language]').click();
  await page.waitForTimeout(2000);
  const paths = started.map((request) => new URL(request.url()).pathname);
  expect(paths.filter((path) => /^\/(?:es|pt|en|zh)\b|solutions\/|alternatives\//.test(path))).toEqual([]);
});
