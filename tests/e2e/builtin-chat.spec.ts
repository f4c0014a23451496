import { expect, test, type Page } from '@playwright/test';
import { storageKeys } from '@/lib/contract/storage-keys';
import { popularHelpArticles } from '@/lib/content/article-lists';
import { siteArticles } from '../articles';
import { fullOnly } from '../sampling';
import { axeViolations } from './axe';
import { launcher, openPanel, panel } from './builtin-chat';
import { watchRequests } from './watch-requests';

/** The built-in chat, shown to visitors who have refused third-party services. */

const focusIsInside = (page: Page) => panel(page).evaluate((node) => node.contains(document.activeElement));

test('the chat panel loads when first opened and sends no requests before', async ({ page }) => {
  const { names } = watchRequests(page);
  const scripts: string[] = [];
  page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()));
  await page.goto('/');
  await expect(launcher(page)).toBeVisible();
  await page.waitForLoadState('networkidle');
  const before = scripts.length;
  expect(names()).not.toContain('GET /api/site/help-articles');
  await openPanel(page);
  expect(scripts.length).toBeGreaterThan(before);
  await expect.poll(names).toContain('GET /api/site/help-articles');
});

test('the chat opens and closes by keyboard, moving focus in and restoring it', async ({ page }) => {
  await page.goto('/');
  await expect(launcher(page)).toHaveAttribute('aria-expanded', 'false');
  await launcher(page).focus();
  await page.keyboard.press('Enter');
  await expect(panel(page)).toBeVisible();
  await expect.poll(() => focusIsInside(page)).toBe(true);
  const closer = page.getByRole('button', { name: 'Close chat' });
  await expect(closer).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Tab');
  expect(await focusIsInside(page)).toBe(true);
  await page.keyboard.press('Escape');
  await expect(panel(page)).toBeHidden();
  await expect(launcher(page)).toBeFocused();
  await page.keyboard.press('Space');
  await expect(panel(page)).toBeVisible();
  await closer.click();
  await expect(panel(page)).toBeHidden();
});

test('the chat is a non-modal dialog and does not block the page', fullOnly, async ({ page }) => {
  await page.goto('/');
  await openPanel(page);
  await expect(panel(page)).not.toHaveAttribute('aria-modal', 'true');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Pricing' }).click();
  await page.waitForURL('**/pricing');
});

test('the chat links to help articles in the page’s language and to other contact options', async ({ page }) => {
  await page.goto('/ru/faq');
  await page.getByRole('button', { name: 'Открыть чат' }).click();
  const dialog = page.getByRole('dialog', { name: 'Чем мы можем помочь?' });
  const articles = dialog.locator('a[href^="/ru/helps/"]');
  await expect(articles).toHaveCount(4);
  const expected = popularHelpArticles(siteArticles())
    .slice(0, 4)
    .map(({ id }) => `/ru/helps/${id}`);
  expect(await articles.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual(expected);
  for (const article of await articles.all()) await expect(article).toHaveText(/\p{Script=Cyrillic}/u);
  await expect(dialog.getByRole('link', { name: 'Получить консультацию' })).toHaveAttribute('href', '/ru/pre-sales');
  await expect(dialog.locator('a[href="mailto:hello@facetry.example"]')).toBeVisible();
  const href = (await articles.first().getAttribute('href'))!;
  await articles.first().click();
  await page.waitForURL(`**${href}`);
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`the chat fills a small viewport accessibly in the ${colorScheme} theme`, async ({ page }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.setViewportSize({ width: 320, height: 640 });
    await page.addInitScript((key) => localStorage.setItem(key, String(Date.now())), storageKeys.banner);
    await page.goto('/');
    await openPanel(page);
    await expect(panel(page).getByRole('link')).toHaveCount(6);
    const box = (await panel(page).boundingBox())!;
    const button = (await page.getByRole('button', { name: 'Close chat' }).boundingBox())!;
    expect([box.x, box.y, box.height]).toEqual([0, 0, 640]);
    expect([button.y, button.width, button.height]).toEqual([8, 44, 44]);
    const heading = (await panel(page).getByRole('heading', { level: 2 }).boundingBox())!;
    expect(button.x).toBeGreaterThan(heading.x);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    expect(await axeViolations(page)).toEqual([]);
  });
}

test(
  'on phones the chat button does not overlap the bottom banner, and the open panel hides the banner',
  fullOnly,
  async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto('/');
    const offer = page.getByRole('complementary', { name: 'Offer', exact: true });
    await expect(offer).toBeVisible();
    const { y } = (await offer.boundingBox())!;
    const button = (await launcher(page).boundingBox())!;
    expect(button.y + button.height).toBeLessThanOrEqual(y);
    await openPanel(page);
    await expect(offer).toBeHidden();
    await page.getByRole('button', { name: 'Close chat' }).click();
    await expect(offer).toBeVisible();
  },
);
