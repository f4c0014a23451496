import { expect, test, type Page } from '@playwright/test';
import { fullOnly, sample } from '../sampling';
import { openHydrated } from './hydrated';

const focusIsIn = (page: Page, selector: string) =>
  page.evaluate((inside) => document.activeElement?.closest(inside) !== null, selector);

/** Presses Tab until the focus leaves the element. @returns the number of tab stops inside */
async function stopsInside(page: Page, selector: string): Promise<number> {
  let stops = 0;
  for (await page.keyboard.press('Tab'); await focusIsIn(page, selector); await page.keyboard.press('Tab')) stops++;
  return stops;
}

test.describe('header panels', () => {
  test.use({ viewport: { width: 1280, height: 800 } });

  for (const id of sample(['menu-product', 'menu-solutions', 'menu-resources'], 3)) {
    test(`#${id} opens, is traversed link by link, and closes by keyboard`, async ({ page }) => {
      await openHydrated(page, '/ru/faq');
      const [button, panel] = [page.locator(`[popovertarget=${id}]`), page.locator(`#${id}`)];
      await button.focus();
      await page.keyboard.press('Enter');
      await expect(panel).toBeVisible();
      const links = await panel.getByRole('link').count();
      expect(await stopsInside(page, `#${id}`)).toBe(links);
      // The focus has left the panel.
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

test('the mobile menu opens, is traversed and closes by keyboard', async ({ page }) => {
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

test('every tab stop of the pricing page has a visible focus indicator', fullOnly, async ({ page }) => {
  await openHydrated(page, '/pricing');
  for (let i = 0; i < 25; i++) {
    await page.keyboard.press('Tab');
    const hasOutline = await page.evaluate(() => {
      const element = document.activeElement!;
      const styles = [element, element.parentElement!].map((node) => getComputedStyle(node));
      return styles.some(({ outlineStyle, outlineWidth }) => outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2);
    });
    expect(hasOutline, await page.evaluate(() => document.activeElement!.outerHTML.slice(0, 120))).toBe(true);
  }
});
