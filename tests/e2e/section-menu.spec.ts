import { expect, test, type Page } from '@playwright/test';
import { pickArticle, siteArticles } from '../articles';
import { openHydrated } from './hydrated';

/** The section menu of documentation and help on small viewports: a sheet opened by a bar below the header. */

test.use({ viewport: { width: 360, height: 740 } });

/** Two articles of one section, which the menu shows opened: one with three headings, and its neighbor. */
function neighbors(collection: 'docs' | 'helps'): string[] {
  const { section, path } = pickArticle(collection, {
    in: ['en', 'ru'],
    text: /(?:^## [\s\S]*?){3}/m,
    where: ({ section }) => siteArticles()[collection].filter((other) => other.section === section).length > 1,
  });
  const sibling = pickArticle(collection, {
    where: (other) => other.section === section && !path.endsWith(`/${other.id}`),
  });
  return [path, sibling.path];
}

const docs = neighbors('docs');
const [help, sibling] = neighbors('helps');

const opener = (page: Page) => page.locator('main button[popovertarget=section-menu]').first();
const sheet = (page: Page) => page.locator('#section-menu');
const isFocusInside = (page: Page) =>
  page.evaluate(() => document.querySelector('#section-menu')!.contains(document.activeElement));

test('the section bar sticks below the header and does not cover link targets', async ({ page }) => {
  await page.goto(`/ru${docs[0]}`);
  const heading = page.locator('article h2').nth(2);
  await page.goto(`/ru${docs[0]}#${encodeURIComponent((await heading.getAttribute('id'))!)}`);
  const header = (await page.locator('header').first().boundingBox())!;
  const bar = (await opener(page).boundingBox())!;
  expect(Math.abs(bar.y - header.height)).toBeLessThan(4);
  expect((await heading.boundingBox())!.y).toBeGreaterThanOrEqual(bar.y + bar.height);
});

test('by keyboard the section menu opens at the current page, traps the focus, and restores it on Escape', async ({
  page,
}) => {
  await openHydrated(page, docs[0]!);
  await opener(page).focus();
  await page.keyboard.press('Enter');
  await expect(sheet(page).locator('a[aria-current=page]')).toBeFocused();
  const stops = await sheet(page).locator('a:visible, button:visible, summary:visible').count();
  for (const key of ['Tab', 'Shift+Tab']) {
    for (let i = 0; i <= stops; i += 1) {
      await page.keyboard.press(key);
      expect(await isFocusInside(page), `${key} ${i}`).toBe(true);
    }
  }
  await page.keyboard.press('Escape');
  await expect(sheet(page)).toBeHidden();
  await expect(opener(page)).toBeFocused();
});

test('navigating closes the section menu', async ({ page }) => {
  await openHydrated(page, help!);
  await opener(page).click();
  await sheet(page).locator(`a[href="${sibling}"]`).click();
  await page.waitForURL(`**${sibling}`);
  await expect(sheet(page)).toBeHidden();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the section menu opens, closes and links to its pages', async ({ page }) => {
    await page.goto(`/th${docs[0]}`);
    await expect(sheet(page)).toBeHidden();
    await opener(page).click();
    await expect(sheet(page).locator('a[aria-current=page]')).toBeVisible();
    await sheet(page).getByRole('button').click();
    await expect(sheet(page)).toBeHidden();
    await opener(page).click();
    await page.keyboard.press('Escape');
    await expect(sheet(page)).toBeHidden();
    await opener(page).click();
    await sheet(page).locator(`a[href="/th${docs[1]}"]`).click();
    await page.waitForURL(`**/th${docs[1]}`);
  });
});

test('on wide viewports the section menu is a sidebar without a bar', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(docs[0]!);
  await expect(opener(page)).toBeHidden();
  await expect(sheet(page).locator('a[aria-current=page]')).toBeVisible();
  await expect(sheet(page).getByRole('button')).toHaveCount(0);
});
