import { expect, test, type Page } from '@playwright/test';
import { fullOnly } from '../sampling';
import { grantConsent } from './chat-mocks';
import { scrollBeyond, stack } from './floating-stack';

const toTop = (page: Page) => stack(page).getByRole('button', { name: 'Back to top' });
const chatButton = (page: Page) => page.getByRole('button', { name: 'Open chat' });

test.describe('back-to-top button', () => {
  test.use({ viewport: { width: 1280, height: 800 } });

  test('the back-to-top button appears after one viewport height, 98 px above the bottom, and scrolls to the top', async ({
    page,
  }) => {
    await page.goto('/');
    await expect(chatButton(page)).toBeVisible();
    await scrollBeyond(page, 0);
    await page.waitForTimeout(500);
    await expect(stack(page)).toHaveCount(0);
    await scrollBeyond(page, 1);
    await expect(toTop(page)).toBeVisible();
    await expect(stack(page)).toHaveCSS('z-index', '1000000000');
    const box = (await stack(page).boundingBox())!;
    expect(box.y + box.height).toBe(800 - 98);
    const button = (await toTop(page).boundingBox())!;
    expect(Math.min(button.width, button.height)).toBeGreaterThanOrEqual(44);
    const below = (await chatButton(page).boundingBox())!;
    expect(button.x + button.width / 2).toBe(below.x + below.width / 2);
    expect(box.y + box.height).toBeLessThanOrEqual(below.y);

    await toTop(page).focus();
    await page.keyboard.press('Enter');
    await page.waitForFunction(() => scrollY === 0);
    await expect(toTop(page)).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  });

  for (const [reducedMotion, behavior] of [
    ['no-preference', 'smooth'],
    ['reduce', 'instant'],
  ] as const) {
    test(`scrolls ${behavior === 'smooth' ? 'smoothly' : 'instantly'} with prefers-reduced-motion: ${reducedMotion}`, async ({
      page,
    }) => {
      await page.emulateMedia({ reducedMotion });
      await page.goto('/');
      await scrollBeyond(page, 200);
      await expect(toTop(page)).toBeVisible();
      await page.evaluate(() => {
        Object.assign(window, { scrollTo: (scrolled: object) => Object.assign(window, { scrolled }) });
      });
      await toTop(page).click();
      expect(await page.evaluate(() => (window as unknown as { scrolled: object }).scrolled)).toEqual({
        top: 0,
        behavior,
      });
    });
  }

  test('the back-to-top button is hidden until the chat is available', fullOnly, async ({ page, context }) => {
    await context.clearCookies();
    await grantConsent(context);
    await page.route('**/get-visitor-ip', () => {});
    const requested = page.waitForRequest('**/get-visitor-ip');
    await page.goto('/');
    await requested;
    await scrollBeyond(page, 200);
    await page.waitForTimeout(1000);
    await expect(chatButton(page)).toHaveCount(0);
    await expect(stack(page)).toHaveCount(0);
  });

  test('the back-to-top button stays visible while the chat is open', fullOnly, async ({ page }) => {
    await page.goto('/');
    await scrollBeyond(page, 200);
    await chatButton(page).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await toTop(page).click();
    await page.waitForFunction(() => scrollY === 0);
  });
});
