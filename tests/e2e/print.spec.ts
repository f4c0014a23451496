import { expect, test } from '@playwright/test';
import { pickArticle } from '../articles';
import { noConsentState } from './consent-states';
import { unprintable } from './print';

/** Printed pages. */

test.describe('a first visit', () => {
  test.use({ storageState: noConsentState, viewport: { width: 720, height: 1000 } });

  test('printing omits floating elements', async ({ page }) => {
    await page.goto('/ru');
    await expect(page.locator('[data-click="open chat"]')).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    expect(await unprintable(page)).toEqual([]);
    await expect(page.locator('h1')).toBeVisible();
  });
});

test('all FAQ answers are printed', async ({ page }) => {
  await page.goto('/faq');
  const answers = page.locator('details > div');
  await expect(answers.last()).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  const heights = await answers.evaluateAll((all) => all.map((answer) => answer.getBoundingClientRect().height));
  expect(Math.min(...heights)).toBeGreaterThan(20);
});

test('printed article links are followed by their URLs', async ({ page }) => {
  await page.goto(pickArticle('docs', { text: /\]\(\/[a-z]/ }).path);
  await page.emulateMedia({ media: 'print' });
  const links = page.locator('article a[href^="/"]');
  const after = await links.evaluateAll((all) =>
    all.map((link) => [link.getAttribute('href'), getComputedStyle(link, '::after').content]),
  );
  expect(after.length).toBeGreaterThan(0);
  for (const [href, content] of after) expect(content).toContain(href);
});

test('only prices of the selected billing period are printed', async ({ page }) => {
  await page.goto('/pricing');
  const yearly = page.locator('[name=period][value=yearly]');
  await yearly.check({ force: true });
  await page.emulateMedia({ media: 'print' });
  const shown = await page
    .locator('main label:has([name=period])')
    .evaluateAll((all) => all.filter((label) => label.checkVisibility()).map((label) => label.textContent));
  expect(shown).toHaveLength(1);
  expect(shown[0]).toContain('Yearly');
  const periods = await page
    .locator('main [data-period]')
    .evaluateAll((all) => [
      ...new Set(all.filter((element) => element.checkVisibility()).map((element) => element.dataset.period)),
    ]);
  expect(periods).toEqual([await yearly.getAttribute('data-index')]);
});

test('printing uses the light theme', async ({ page }) => {
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await page.goto('/');
  await page.evaluate(() => (document.documentElement.dataset.theme = 'dark'));
  await expect(page.locator('html')).toHaveCSS('color-scheme', 'light');
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
});

test('a table of six columns fits the printed page', async ({ page }) => {
  // A4 without its margins.
  await page.setViewportSize({ width: 680, height: 1000 });
  await page.emulateMedia({ media: 'print' });
  await page.goto(pickArticle('blog', { text: /^\|(?:[^|\n]*\|){6}$/m }).path);
  const tables = page.locator('main table:has(th:nth-child(6))');
  await expect(tables).not.toHaveCount(0);
  const overflows = await tables.evaluateAll((all) =>
    all.map((table) => table.getBoundingClientRect().right - document.documentElement.clientWidth),
  );
  expect(Math.max(...overflows)).toBeLessThanOrEqual(0);
});
