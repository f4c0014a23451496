import { expect, test, type Page } from '@playwright/test';
import { sample } from '../sampling';
import { openHydrated } from './hydrated';
import { axeViolations } from './axe';

const field = (page: Page) => page.getByRole('combobox');
const options = (page: Page) => page.getByRole('option');

/** Opens a page and the search palette. */
async function openSearch(page: Page, path: string): Promise<void> {
  await openHydrated(page, path);
  await expect(async () => {
    await page.keyboard.press('Control+k');
    await expect(field(page)).toBeFocused({ timeout: 1000 });
  }).toPass();
}

test('the search palette opens by its link and loads the index only when needed', async ({ page }) => {
  const requested: string[] = [];
  page.on('request', (request) => request.url().includes('/search-index/') && requested.push(request.url()));
  await expect(async () => {
    // Retried from the start: before its handler has loaded, the link leads to the search page.
    await openHydrated(page, '/pricing');
    await page.locator('header a[href="/search"]').click();
    await expect(field(page)).toBeFocused({ timeout: 1000 });
  }).toPass();
  expect(new URL(page.url()).pathname).toBe('/pricing');
  expect(requested).toEqual([]);
  await field(page).fill('proxy');
  await expect(options(page).nth(2)).toBeVisible();
  expect(requested.length).toBeGreaterThan(0);
});

test('the slash key opens the search palette, except in text fields', async ({ page }) => {
  await openHydrated(page, '/pre-sales');
  const message = page.getByRole('textbox').first();
  await message.focus();
  await page.keyboard.type('and/or');
  await expect(message).toHaveValue('and/or');
  await expect(field(page)).toHaveCount(0);
  await expect(async () => {
    // Retried from the start: a second press would be typed into the palette that the first one opens late.
    await openHydrated(page, '/pre-sales');
    await page.keyboard.press('/');
    await expect(field(page)).toBeFocused({ timeout: 5000 });
    await expect(field(page)).toHaveValue('', { timeout: 1000 });
  }).toPass();
});

test('arrow keys select search results, and Enter opens the matching heading', async ({ page }) => {
  await openSearch(page, '/pricing');
  await field(page).fill('rate limit');
  const found = options(page).filter({ has: page.locator('mark') });
  await expect(found.first()).toBeVisible();
  await expect(options(page).first()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('ArrowDown');
  await expect(options(page).nth(1)).toHaveAttribute('aria-selected', 'true');
  expect(await field(page).getAttribute('aria-activedescendant')).toBe(await options(page).nth(1).getAttribute('id'));
  await page.keyboard.press('ArrowUp');
  const target = new URL((await options(page).first().getAttribute('href'))!, page.url());
  await page.keyboard.press('Enter');
  await page.waitForURL(target.href);
  await expect(field(page)).toHaveCount(0);
  expect(target.hash).not.toBe('');
  await expect(page.locator(target.hash)).toBeInViewport();
});

test('Escape closes the search palette and restores the focus', async ({ page }) => {
  await openHydrated(page, '/ru/faq');
  const link = page.locator('header [data-search]');
  await link.focus();
  await expect(async () => {
    await page.keyboard.press('Control+k');
    await expect(field(page)).toBeFocused({ timeout: 1000 });
  }).toPass();
  await page.keyboard.press('Escape');
  await expect(field(page)).toHaveCount(0);
  await expect(link).toBeFocused();
});

test('without its index the search palette shows an error, and Enter opens the search page', async ({ page }) => {
  await page.route('**/search-index/**', (route) => route.abort());
  await openSearch(page, '/pricing');
  await field(page).fill('proxy & <b>cookies</b> #1 {x}');
  await expect(page.getByRole('dialog').getByRole('status')).toContainText('couldn’t be loaded');
  await page.keyboard.press('Enter');
  await page.waitForURL(({ pathname, searchParams }) => {
    return pathname === '/search' && searchParams.get('q') === 'proxy & <b>cookies</b> #1 {x}';
  });
});

test('the search palette reports when nothing is found and links to the search page', async ({ page }) => {
  await openSearch(page, '/pricing');
  await field(page).fill('xqzvkwjpt');
  await expect(page.getByRole('dialog').getByRole('status')).toHaveText('Nothing found for “xqzvkwjpt”.');
  await expect(options(page)).toHaveCount(1);
  await expect(options(page)).toHaveAttribute('href', '/search?q=xqzvkwjpt');
});

for (const [path, query] of sample(
  [
    ['/zh/faq', '代理'],
    ['/th/faq', 'พร็อกซี'],
    ['/ru/faq', 'прокси'],
  ] as const,
  3,
)) {
  test(`the search palette on ${path} is accessible and fits a phone`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 640 });
    await openSearch(page, path);
    await field(page).fill(query);
    await expect(options(page).nth(2)).toBeVisible();
    expect(await axeViolations(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    const countClipped = (rows: Element[]) => rows.filter((row) => row.scrollHeight > row.clientHeight).length;
    expect(await options(page).evaluateAll(countClipped), 'rows that clip their text').toBe(0);
    const { y, height } = (await page.getByRole('dialog').boundingBox())!;
    expect(y + height).toBeLessThanOrEqual(640);
  });
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the header links to the search page', async ({ page }) => {
    await page.goto('/vn/pricing');
    await page.locator('header [data-search]').click();
    expect(new URL(page.url()).pathname).toBe('/vn/search');
  });
});
