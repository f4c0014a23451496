import { expect, test } from '@playwright/test';
import { locales } from '@/lib/i18n/locales';
import { canonicalPath } from '@/lib/i18n/locale-paths';
import { pickArticle } from '../articles';
import { sample } from '../sampling';
import { openHydrated } from './hydrated';

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('menus and the language switcher work, and the footer lists every language', async ({ page }) => {
    await page.goto('/ru/pricing');
    await page.locator('[popovertarget=menu-solutions]').click();
    await expect(page.locator('#menu-solutions')).toBeVisible();
    await page.locator('#menu-solutions a[href="/ru/solutions/google"]').click();
    await page.waitForURL('**/ru/solutions/google');
    await page.locator('[popovertarget=menu-language]').click();
    await page.locator('#menu-language').getByRole('link', { name: 'ไทย', exact: true }).click();
    await page.waitForURL('**/th/solutions/google');
    const named = await page.locator('footer a[hreflang]').allTextContents();
    expect(named).toEqual(locales.map(({ name }) => name));
  });

  test('FAQ questions open and the search works', async ({ page }) => {
    await page.goto('/faq');
    // The first question of each group is open.
    const closed = page.locator('main details:not([open])').first();
    const question = await closed.locator('summary').innerText();
    await closed.locator('summary').click();
    await expect(page.locator('main details', { hasText: question }).locator('p').first()).toBeVisible();
    await page.goto('/search');
    await page.getByRole('searchbox').fill('synchronizer');
    await page.getByRole('searchbox').press('Enter');
    await page.waitForURL('**/search?q=synchronizer');
    await expect(page.getByRole('main').getByRole('link', { name: 'Synchronizer' }).first()).toBeVisible();
  });

  test('the mobile menu opens', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto('/hi');
    await expect(page.locator('#site-menu')).toBeHidden();
    await page.locator('[popovertarget=site-menu]').click();
    await expect(page.locator('#site-menu a[href="/hi/rpa"]')).toBeVisible();
  });
});

test.describe('header menus', () => {
  test.use({ viewport: { width: 1280, height: 800 } });

  test('header menus open on hover and stay open while the pointer moves to the panel', async ({ page }) => {
    await openHydrated(page, '/faq');
    const [product, solutions] = [page.locator('#menu-product'), page.locator('#menu-solutions')];
    await page.locator('[popovertarget=menu-product]').hover();
    await expect(product).toBeVisible();
    await product.getByRole('link').last().hover();
    await page.waitForTimeout(400);
    await expect(product).toBeVisible();
    await page.locator('[popovertarget=menu-solutions]').hover();
    await expect(solutions).toBeVisible();
    await expect(product).toBeHidden();
    await page.mouse.move(640, 780);
    await expect(solutions).toBeHidden();
  });

  test('header menus stay open after a click, until the next click or Escape', async ({ page }) => {
    await openHydrated(page, '/faq');
    const [button, panel] = [page.locator('[popovertarget=menu-product]'), page.locator('#menu-product')];
    await button.hover();
    await expect(panel).toBeVisible();
    await button.click();
    await page.mouse.move(640, 780);
    await page.waitForTimeout(400);
    await expect(panel).toBeVisible();
    await button.click();
    await expect(panel).toBeHidden();
    await button.press('Enter');
    await expect(panel).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(panel).toBeHidden();
    await expect(button).toBeFocused();
  });

  for (const { code } of sample(locales, 14, 9)) {
    test(`header menus fit the viewport in ${code}`, async ({ page }) => {
      await page.setViewportSize({ width: 1024, height: 700 });
      await page.goto(canonicalPath(code, '/faq'));
      for (const id of ['menu-product', 'menu-solutions', 'menu-resources', 'menu-language']) {
        await page.locator(`[popovertarget=${id}]`).click();
        const box = (await page.locator(`#${id}`).boundingBox())!;
        expect(box.x, id).toBeGreaterThanOrEqual(0);
        expect(box.x + box.width, id).toBeLessThanOrEqual(1024);
        expect(await page.locator(`#${id}`).evaluate((panel) => panel.scrollWidth - panel.clientWidth), id).toBe(0);
        await page.keyboard.press('Escape');
      }
      const bar = await page.locator('header > div').evaluate((node) => node.scrollWidth - node.clientWidth);
      expect(bar, 'the bar').toBe(0);
      for (const width of [320, 360, 768]) {
        await page.setViewportSize({ width, height: 700 });
        await page.locator('[popovertarget=site-menu]').click();
        const menu = page.locator('#site-menu');
        expect(await menu.evaluate((node) => node.scrollWidth - node.clientWidth), `the menu at ${width}`).toBe(0);
        await expect(menu.locator('> div').last()).toBeInViewport();
        await page.keyboard.press('Escape');
      }
    });
  }
});

test('the header has the specified navigation', async ({ page }) => {
  await page.goto('/ru');
  const hrefs = await page
    .locator('#menu-resources a')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(hrefs).toEqual([
    '/ru/helps',
    '/ru/docs',
    '/ru/tools',
    `/ru${pickArticle('docs', { where: ({ menu }) => menu === 'proxy' }).path}`,
    '/ru/blog',
    '/ru/news',
    '/ru/partner',
    '/ru/about-us',
    '/ru/pre-sales',
  ]);
});

test('the skip link is first and leads to the content', async ({ page }) => {
  await page.goto('/ru/faq');
  await page.keyboard.press('Tab');
  const skip = page.locator('a[href="#content"]');
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.locator('main')).toBeFocused();
});

test('navigation moves the focus to the heading and announces the title', async ({ page }) => {
  await page.goto('/ru/faq');
  await page.locator('#menu-product a[href="/ru/rpa"]').evaluate((link: HTMLElement) => link.click());
  await page.waitForURL('**/ru/rpa');
  await expect(page.locator('h1')).toBeFocused();
  await expect(page.locator('body > .visually-hidden[role=status]')).toHaveText(/^RPA.* \| Facetry$/);
  await expect(page.locator('body > .visually-hidden[role=status]')).toHaveText(await page.title());
});
