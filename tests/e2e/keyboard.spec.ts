import { expect, test, type Page } from '@playwright/test';
import { fullOnly, sample } from '../sampling';
import { openHydrated } from './hydrated';

const focusIsIn = (page: Page, selector: string) =>
  page.evaluate((inside) => document.activeElement?.closest(inside) !== null, selector);

/** Presses Tab until the focus leaves the element. @returns how many stops there were inside */
async function stopsInside(page: Page, selector: string): Promise<number> {
  let stops = 0;
  for (await page.keyboard.press('Tab'); await focusIsIn(page, selector); await page.keyboard.press('Tab')) stops++;
  return stops;
}

test.describe('the panels of the header', () => {
  test.use({ viewport: { width: 1280, height: 800 } });

  for (const id of sample(['menu-product', 'menu-solutions', 'menu-resources'], 3)) {
    test(`#${id} opens, is walked through link by link, and closes by keyboard`, async ({ page }) => {
      await openHydrated(page, '/ru/faq');
      const [button, panel] = [page.locator(`[popovertarget=${id}]`), page.locator(`#${id}`)];
      await button.focus();
      await page.keyboard.press('Enter');
      await expect(panel).toBeVisible();
      const links = await panel.getByRole('link').count();
      expect(await stopsInside(page, `#${id}`)).toBe(links);
      // The focus has left it.
      await expect(panel).toBeHidden();
      await button.focus();
      await page.keyboard.press('Enter');
      await page.keyboard.press('Escape');
      await expect(panel).toBeHidden();
      await expect(button).toBeFocused();
      await page.keyboard.press('Space');
      await page.keyboard.press('Tab');
      const href = await page.evaluate(() => (document.activeElement as HTMLAnchorElement).pathname);
      await page.keyboard.press('Enter');
      await page.waitForURL(`**${href}`);
      await expect(panel).toBeHidden();
    });
  }
});

test('the mobile menu opens, is walked through and closes by keyboard', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openHydrated(page, '/ru/faq');
  const [button, menu] = [page.locator('[popovertarget=site-menu]').first(), page.locator('#site-menu')];
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(menu).toBeVisible();
  expect(await stopsInside(page, '#site-menu')).toBeGreaterThan(20);
  await expect(menu).toBeHidden();
  await button.focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(button).toBeFocused();
});

test('every stop of the pricing page shows where the focus is', fullOnly, async ({ page }) => {
  await openHydrated(page, '/pricing');
  for (let i = 0; i < 25; i++) {
    await page.keyboard.press('Tab');
    const seen = await page.evaluate(() => {
      const element = document.activeElement!;
      const marks = [element, element.parentElement!].map((node) => getComputedStyle(node));
      return marks.some(({ outlineStyle, outlineWidth }) => outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2);
    });
    expect(seen, await page.evaluate(() => document.activeElement!.outerHTML.slice(0, 120))).toBe(true);
  }
});
