import { expect, test, type Page } from '@playwright/test';
import { openHydrated } from './hydrated';

const openQuestions = (page: Page) => page.locator('main details[open] summary').allTextContents();
const shownQuestions = (page: Page) => page.locator('main details:visible').count();

test('the FAQ filter shows matching questions and their number', async ({ page }) => {
  await openHydrated(page, '/faq');
  const all = await page.locator('main details').count();
  const status = page.getByRole('main').getByRole('status');
  await expect(status).toHaveText(`${all} questions`);
  const field = page.getByRole('searchbox');
  await field.fill('SOCKS');
  const matching = await page
    .locator('main details')
    .evaluateAll((items) => items.filter((item) => /socks/i.test(item.textContent)).length);
  expect(matching).toBeGreaterThan(0);
  expect(matching).toBeLessThan(all);
  await expect.poll(() => shownQuestions(page)).toBe(matching);
  await expect(status).toHaveText(matching === 1 ? '1 question' : `${matching} questions`);
  await field.fill('zzzz');
  await expect(status).toHaveText('No matching questions.');
  expect(await shownQuestions(page)).toBe(0);
  await expect(page.locator('main section h2:visible').filter({ hasText: 'Proxies' })).toHaveCount(0);
  await field.fill('');
  await expect.poll(() => shownQuestions(page)).toBe(all);
});

test('questions open and close by keyboard, and each has a permalink', async ({ page }) => {
  await openHydrated(page, '/faq');
  const question = page.locator('main details').first();
  const summary = question.locator('summary');
  await summary.press('Space');
  await expect(question).not.toHaveAttribute('open');
  await page.keyboard.press('Enter');
  await expect(question).toHaveAttribute('open');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/faq#product-what$/);
});

test('topic links scroll to their questions, below the sticky header', async ({ page }) => {
  await page.goto('/ru/faq');
  await page.locator('main nav a[href="#proxies"]').click();
  const heading = page.locator('#proxies h2');
  await expect(heading).toBeInViewport();
  const header = (await page.locator('header').first().boundingBox())!;
  expect((await heading.boundingBox())!.y).toBeGreaterThanOrEqual(header.y + header.height);
});

test('only the first question of each group is open', async ({ page }) => {
  await page.goto('/faq');
  const groups = page.locator('main section:has(details)');
  for (const group of await groups.all()) {
    await expect(group.locator('details[open]')).toHaveCount(1);
    await expect(group.locator('details').first()).toHaveAttribute('open');
  }
});

test('a URL fragment opens its question and scrolls to it', async ({ page }) => {
  await openHydrated(page, '/faq#profiles-noise');
  const question = 'What’s the difference between real and noise?';
  await expect.poll(() => openQuestions(page)).toContain(question);
  await expect(page.locator('main details[open] summary', { hasText: question })).toBeInViewport();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a URL fragment opens its question, and the filter is hidden', async ({ page }) => {
    await page.goto('/th/faq#profiles-noise');
    await expect(page.locator('#profiles-noise')).toBeVisible();
    await expect(page.getByRole('searchbox')).toBeHidden();
  });
});
