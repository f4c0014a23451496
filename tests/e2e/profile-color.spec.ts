import { expect, test, type Page } from '@playwright/test';
import { fullOnly } from '../sampling';
import { openHydrated } from './hydrated';

/** The page takes the hue of the profile that the visitor picks in the list. */

const row = (page: Page, name: string) => page.getByRole('radio', { name, exact: true });
const token = (page: Page, name: string) =>
  page.evaluate((property) => getComputedStyle(document.documentElement).getPropertyValue(property).trim(), name);

/** Returns the gem's color in the closing section and the one name that its reel shows. */
const closing = (page: Page) =>
  page.locator('[data-expose=closing]').evaluate((block) => {
    const gap = block.querySelector('b')!.parentElement!.parentElement!.getBoundingClientRect();
    const names = [...block.querySelectorAll('b')].filter((name) => {
      const { top, bottom } = name.getBoundingClientRect();
      return (top + bottom) / 2 > gap.top && (top + bottom) / 2 < gap.bottom;
    });
    const gem = block.querySelector('polygon:last-child')!;
    return { gem: getComputedStyle(gem).fill, names: names.map(({ textContent }) => textContent) };
  });

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the page, its focus ring and the closing section take the hue of the selected profile', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/');
    expect(await token(page, '--profile-color')).toBe('');
    const before = await closing(page);
    expect(before.names).toEqual(['Store Lisbon']);
    await row(page, 'Store Kraków').check();
    expect(await token(page, '--profile-color')).toBe(await token(page, '--profile-color-4'));
    expect(await token(page, '--focus')).toBe(await token(page, '--profile-color-4'));
    const after = await closing(page);
    expect(after.names).toEqual(['Store Kraków']);
    expect(after.gem).not.toBe(before.gem);
  });
});

test('profiles are a labeled radio group that works by keyboard', async ({ page }) => {
  await openHydrated(page, '/');
  const group = page.getByRole('radiogroup', { name: 'Pick a profile: the page takes its color.' });
  await expect(group.getByRole('radio')).toHaveCount(6);
  await row(page, 'Store Lisbon').focus();
  await page.keyboard.press('ArrowDown');
  await expect(row(page, 'Store Kraków')).toBeChecked();
  expect(await token(page, '--profile-color')).toBe(await token(page, '--profile-color-4'));
});

test('the selected profile persists across navigation, reload and return to the list', async ({ page }) => {
  await openHydrated(page, '/');
  await row(page, 'Ads client B').check();
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  await page.locator('#menu-product a[href="/rpa"]').evaluate((link: HTMLElement) => link.click());
  await page.waitForURL('**/rpa');
  expect(await page.evaluate(() => 'isSamePage' in window), 'a client navigation').toBe(true);
  expect(await token(page, '--profile-color')).toBe(await token(page, '--profile-color-5'));

  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-profile-color', '5');
  await page.goto('/');
  await expect(row(page, 'Ads client B')).toBeChecked();
});

test('selecting a profile does not shift the layout', fullOnly, async ({ page }) => {
  await openHydrated(page, '/');
  // Wait until everything is laid out and the list keeps its position.
  await expect(page.locator('html')).toHaveAttribute('data-laid-out');
  await row(page, 'Support desk').scrollIntoViewIfNeeded();
  const boxes = () =>
    page.evaluate(() => {
      const elements = document.querySelectorAll('main > :not(script), [data-expose=hero] label, footer');
      return [...elements].map((element) => {
        const { x, width, height } = element.getBoundingClientRect();
        return [x, element.getBoundingClientRect().y + scrollY, width, height].map(Math.round).join();
      });
    });
  const before = await boxes();
  await row(page, 'Support desk').check();
  expect(await boxes()).toEqual(before);
});

for (const reducedMotion of ['reduce', 'no-preference'] as const) {
  test(`the selected profile ${reducedMotion === 'reduce' ? 'is static' : 'moves'} with prefers-reduced-motion: ${reducedMotion}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.emulateMedia({ reducedMotion });
    await page.goto('/');
    const running = await page.evaluate(() => document.getAnimations().length);
    expect(running > 0).toBe(reducedMotion === 'no-preference');
  });
}
