import { expect, test, type Page, type Request } from '@playwright/test';
import { fullOnly, sample } from '../sampling';
import { openHydrated } from './hydrated';

/** Pages are fetched ahead when their links come into view: a few at a time, once, and not for visitors who save data. */

/** Makes the page that is shown a long one of sixty links to pages that exist. */
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
    // A new address without a load: the links of the page are looked at anew.
    history.pushState(null, '', '/pre-sales');
  });
}

/** Counts what is fetched ahead, on its way: the browser tells of an end later than it begins the next. */
async function watchPrefetches(page: Page) {
  const begun: Request[] = [];
  let inFlight = 0;
  let most = 0;
  await page.route(
    (url) => url.searchParams.has('_rsc'),
    async (route) => {
      begun.push(route.request());
      inFlight += 1;
      most = Math.max(most, inFlight);
      const response = await route.fetch({ maxRedirects: 0 });
      inFlight -= 1;
      await route.fulfill({ response });
    },
  );
  return { begun, most: () => most };
}

async function scrollThrough(page: Page): Promise<void> {
  for (let y = 0; y < 16_000; y += 400) {
    // What comes into view is told when a frame has been drawn.
    await page.evaluate(async (top) => {
      scrollTo(0, top);
      for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
    }, y);
  }
}

// A page is fetched in several pieces: the last ones may be on their way when a test has seen enough.
test.afterEach(({ page }) => page.unrouteAll({ behavior: 'wait' }));

test('a long page fetches ahead at most four at once, none twice and none that redirects', async ({ page }) => {
  const { begun, most } = await watchPrefetches(page);
  await openHydrated(page, '/faq');
  await sixtyLinks(page);
  await scrollThrough(page);
  await expect
    .poll(() => new Set(begun.map((request) => new URL(request.url()).pathname)).size, { timeout: 90_000 })
    .toBeGreaterThanOrEqual(60);
  expect(most()).toBeLessThanOrEqual(4);
  const names = begun.map(
    (request) => `${new URL(request.url()).pathname} ${request.headers()['next-router-segment-prefetch'] ?? ''}`,
  );
  expect(names.length).toBe(new Set(names).size);
  const statuses = await Promise.all(begun.map(async (request) => (await request.response())?.status() ?? 0));
  expect(statuses.filter((status) => status >= 300 && status < 400)).toEqual([]);
});

for (const [name, connection] of sample(
  [
    ['saves data', { saveData: true, effectiveType: '4g' }],
    ['is on 2G', { saveData: false, effectiveType: '2g' }],
  ] as const,
  2,
)) {
  test(`nothing is fetched ahead for a visitor who ${name}`, async ({ page }) => {
    await page.addInitScript(
      (told) => Object.defineProperty(Navigator.prototype, 'connection', { get: () => told }),
      connection,
    );
    const { begun } = await watchPrefetches(page);
    await openHydrated(page, '/');
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight / 2));
    await page.waitForTimeout(2000);
    expect(begun.map((request) => request.url())).toEqual([]);
  });
}

test('links of the footer and the language menu are not fetched ahead', fullOnly, async ({ page }) => {
  const { begun } = await watchPrefetches(page);
  await openHydrated(page, '/ru/privacy-policy');
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await page.locator('[popovertarget=menu-language]').click();
  await page.waitForTimeout(2000);
  const paths = begun.map((request) => new URL(request.url()).pathname);
  expect(paths.filter((path) => /^\/(?:es|pt|en|zh)\b|solutions\/|alternatives\//.test(path))).toEqual([]);
});
