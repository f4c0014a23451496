import { expect, test, type Page } from '@playwright/test';
import { pickArticle, translated } from '../articles';
import { sample } from '../sampling';
import { flushReactTasks, waitForHydration, openHydrated } from './hydrated';

/** Hydration reads parts of a page from its HTML. A page must be the same however a visitor reaches it. */

/** One page for each set of parts read from the HTML, and another page in its language. */
const pagePairs = [
  ['/', '/about-us'],
  ['/ru', '/ru/faq'],
  ['/hi/pricing', '/hi'],
  ['/faq', '/rpa'],
  ['/download', '/'],
  ['/jp/local-api', '/jp/teamwork'],
  ['/referral-program', '/pricing'],
  ['/zh/pre-sales', '/zh/blog'],
  ['/pre-sales', '/links'],
  [translated('blog').path, '/blog'],
  [translated('helps').path, '/'],
] as const;

/** Tags, attributes and texts of the layout and the main part, without changes made by scripts. */
const contents = (page: Page) =>
  page.evaluate(() => {
    const lines: string[] = [];
    const changedByScripts = new Set([
      'data-offscreen',
      'data-current',
      'style',
      'id',
      'for',
      'aria-labelledby',
      'aria-controls',
      'checked',
    ]);
    const walk = (node: Node): void => {
      if (node instanceof Element) {
        const isAccount = node.hasAttribute('data-account');
        const attributes = [...node.attributes]
          .filter(({ name }) => !changedByScripts.has(name) && !(isAccount && name === 'href'))
          .map(({ name, value }) => `${name}="${value}"`)
          .sort();
        lines.push(`<${[node.tagName.toLowerCase(), ...attributes].join(' ')}>`);
      } else if (node instanceof Text && node.data !== '') {
        // Adjacent text may be one node or several.
        const last = lines.at(-1)!;
        if (node.previousSibling instanceof Element || !node.previousSibling) lines.push(node.data);
        else lines[lines.length - 1] = last + node.data;
      }
      node.childNodes.forEach(walk);
    };
    for (const part of document.querySelectorAll('body > header, body > main, body > footer')) walk(part);
    return lines;
  });

/** Records uncaught errors and those in the console. @returns their messages, also of later ones */
function recordErrors(page: Page): string[] {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  return errors;
}

/** Clicks a link to a page. */
async function clickLink(page: Page, href: string): Promise<void> {
  await page.evaluate((target) => {
    const link = document.createElement('a');
    link.href = target;
    document.querySelector('main')!.append(link);
    link.click();
  }, href);
  await page.waitForURL(`**${href}`);
}

/** Clicks a link to a page that the router loads. */
async function follow(page: Page, href: string): Promise<void> {
  await clickLink(page, href);
  await expect(page.locator('h1')).toBeFocused();
}

for (const [path, other] of sample(pagePairs, 6)) {
  test(`${path} is the same when loaded, restored by back navigation, and reached by a link`, async ({ page }) => {
    const errors = recordErrors(page);
    await openHydrated(page, path);
    const loaded = await contents(page);
    expect(loaded.length).toBeGreaterThan(200);

    await page.evaluate(() => Object.assign(window, { isSamePage: true }));
    await follow(page, other);
    const title = await page.title();
    await page.goBack();
    await expect(page).not.toHaveTitle(title);
    expect(await contents(page), 'gone back to').toEqual(loaded);

    await openHydrated(page, other);
    await page.evaluate(() => Object.assign(window, { isSamePage: true }));
    await follow(page, path);
    await waitForHydration(page);
    expect(await contents(page), 'reached by a link').toEqual(loaded);
    expect(await page.evaluate(() => 'isSamePage' in window), 'followed without a load').toBe(true);
    expect(errors).toEqual([]);
  });
}

test('search results are the same when loaded, restored by back navigation, and reached by a link, which loads them', async ({
  page,
}) => {
  const errors = recordErrors(page);
  const path = '/search?q=proxy';
  await openHydrated(page, path);
  const loaded = await contents(page);
  await follow(page, '/pricing');
  await page.goBack();
  await expect(page.locator('main output')).toBeVisible();
  expect(await contents(page), 'gone back to').toEqual(loaded);

  await openHydrated(page, '/pricing');
  await clickLink(page, path);
  await waitForHydration(page);
  expect(await contents(page), 'reached by a link').toEqual(loaded);
  await page.locator('main ol h2 a').first().click();
  await expect(page.locator('main output')).toHaveCount(0);
  await clickLink(page, '/search');
  await expect(page.locator('main output')).toHaveCount(0);
  await expect(page.getByRole('searchbox')).toHaveValue('');
  expect(errors).toEqual([]);
});

test('a link to the current page does not change it', async ({ page }) => {
  await openHydrated(page, '/');
  const loaded = await contents(page);
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  await page.locator('header a[href="/"]').click();
  await page.waitForTimeout(2000);
  await flushReactTasks(page);
  expect(await contents(page)).toEqual(loaded);
  expect(await page.evaluate(() => 'isSamePage' in window), 'followed without a load').toBe(true);
});

test('links in an article navigate without a page load', async ({ page }) => {
  await openHydrated(page, pickArticle('blog', { text: /\]\(\/docs\/[\w-]+\)/ }).path);
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  const link = page.locator('article a[href^="/docs/"]:not([href*="#"])').first();
  const href = (await link.getAttribute('href'))!;
  await link.click();
  await page.waitForURL(`**${href}`);
  await expect(page.locator('h1')).toBeFocused();
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
});

test('Flight data is in one script, which does not repeat the text of a static page', async ({ request }) => {
  const html = await (await request.get('/ru/about-us')).text();
  const scripts = [...html.matchAll(/<script(?![^>]*(?:src=|ld\+json))[^>]*>(.*?)<\/script>/gs)].map(
    ([, code]) => code!,
  );
  expect(scripts.filter((code) => code.includes('__next_f'))).toHaveLength(1);
  expect(scripts.length).toBeLessThanOrEqual(3);
  const inside = /<main[^>]*>(.*)<\/main>/s.exec(html)![1]!;
  const heading = /<h1[^>]*>([^<]+)/.exec(inside)![1]!;
  expect(scripts.join()).not.toContain(`"${heading}"`);
});
