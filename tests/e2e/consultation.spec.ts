import { expect, test, type Page } from '@playwright/test';
import { axeViolations } from './axe';
import { scrollBeyond, stack } from './floating-stack';
import { send } from './send-request';

test.describe('consultation', () => {
  const region = (page: Page) => stack(page, '快捷操作');
  const button = (page: Page) => region(page).getByRole('button', { name: '客服咨询' });
  const code = (page: Page) => page.getByRole('img', { name: '客服咨询二维码' });
  const isDrawn = (page: Page) =>
    code(page).evaluate((node) => (node as HTMLImageElement).complete && (node as HTMLImageElement).naturalWidth > 0);

  /** Opens the Chinese page and waits for the language suggestion, which lifts the buttons when it appears. */
  async function openSettled(page: Page): Promise<void> {
    await page.goto('/zh');
    await expect(page.locator('aside[lang="en-US"]')).toBeVisible();
    await expect(button(page)).toBeVisible();
  }

  test('hovering shows a QR code of 234 × 282 px, and Escape hides it', async ({ page }) => {
    await openSettled(page);
    await expect(button(page)).toHaveAttribute('aria-expanded', 'false');
    await expect(code(page)).toHaveCount(0);
    await button(page).hover();
    await expect(button(page)).toHaveAttribute('aria-expanded', 'true');
    await expect.poll(() => isDrawn(page)).toBe(true);
    await expect(region(page).getByText('扫码联系我们')).toBeVisible();
    const box = (await code(page).locator('..').boundingBox())!;
    expect([box.width, box.height]).toEqual([234, 282]);
    // The pointer stays inside on its way to the code.
    await code(page).hover();
    await expect(code(page)).toBeVisible();
    await code(page).click();
    await button(page).click();
    await expect(code(page)).toBeVisible();
    await page.mouse.move(10, 10);
    await expect(code(page)).toHaveCount(0);
    await button(page).hover();
    await expect(code(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(code(page)).toHaveCount(0);
  });

  /**
   * Rests the pointer on the button.
   * @returns a function that repeats the hit test, as browsers do from time to time
   */
  async function rest(page: Page): Promise<() => Promise<void>> {
    const { x, y, width, height } = (await button(page).boundingBox())!;
    const hitTest = () => page.mouse.move(x + width / 2, y + height / 2);
    await hitTest();
    return hitTest;
  }

  test('the consultation QR code stays while the page scrolls under a resting pointer, and hides when the pointer leaves', async ({
    page,
  }) => {
    await openSettled(page);
    const hitTest = await rest(page);
    await expect(code(page)).toBeVisible();
    await scrollBeyond(page, 200);
    await expect(region(page).getByRole('button', { name: '回到顶部' })).toBeVisible();
    await page.mouse.wheel(0, 300);
    await hitTest();
    await expect(code(page)).toBeVisible();
    await page.mouse.move(10, 10);
    await expect(code(page)).toHaveCount(0);
  });

  test('the consultation QR code stays when a banner moves it off a resting pointer, and hides when the pointer moves', async ({
    page,
  }) => {
    // The banner is held back until the panel is open.
    let releaseBanner!: () => void;
    const held = new Promise<void>((resolve) => (releaseBanner = resolve));
    await page.route('**/language-suggestion-en*.json', async (route) => {
      await held;
      await route.continue();
    });
    await page.goto('/zh');
    await expect(button(page)).toBeVisible();
    const hitTest = await rest(page);
    await expect(code(page)).toBeVisible();
    const before = (await button(page).boundingBox())!;
    releaseBanner();
    await expect(page.locator('aside[lang="en-US"]')).toBeVisible();
    await expect.poll(async () => (await button(page).boundingBox())!.y).toBeLessThan(before.y - before.height);
    await hitTest();
    await page.waitForTimeout(500);
    await expect(code(page)).toBeVisible();
    await page.mouse.move(10, 10);
    await expect(code(page)).toHaveCount(0);
  });

  test('the consultation QR code opens and closes by keyboard', async ({ page }) => {
    await page.goto('/zh');
    await button(page).focus();
    await page.keyboard.press('Enter');
    await expect(code(page)).toBeVisible();
    await page.keyboard.press('Space');
    await expect(code(page)).toHaveCount(0);
    await page.keyboard.press('Enter');
    await expect(code(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(code(page)).toHaveCount(0);
    await expect(button(page)).toBeFocused();
    await expect(button(page)).toHaveAttribute('aria-expanded', 'false');
  });

  test.describe('on a phone', () => {
    test.use({ viewport: { width: 320, height: 640 }, hasTouch: true, isMobile: true });

    test('the consultation QR code opens and closes by tapping, and fits the viewport', async ({ page }) => {
      await page.goto('/zh');
      await button(page).tap();
      await expect(code(page)).toBeVisible();
      const box = (await code(page).locator('..').boundingBox())!;
      expect(box.x).toBeGreaterThanOrEqual(0);
      expect(box.y).toBeGreaterThanOrEqual(0);
      await button(page).tap();
      await expect(code(page)).toHaveCount(0);
      await button(page).tap();
      await expect(code(page)).toBeVisible();
      await page.touchscreen.tap(20, 120);
      await expect(code(page)).toHaveCount(0);
    });
  });

  test('the consultation is offered only in the two Chinese languages', async ({ page }) => {
    await page.goto('/tc');
    await expect(page.getByRole('button', { name: '客服諮詢' })).toBeVisible();
    for (const path of ['/', '/ru', '/jp']) {
      await page.context().clearCookies({ name: 'myLocale' });
      await page.goto(path);
      await expect(page.locator('[data-click="open chat"]')).toBeVisible();
      await expect(page.locator('[data-click=consultation]')).toHaveCount(0);
    }
  });

  test('the consultation has no accessibility violations', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openSettled(page);
    await scrollBeyond(page, 200);
    await expect(region(page).getByRole('button', { name: '回到顶部' })).toBeVisible();
    await button(page).hover();
    await expect.poll(() => isDrawn(page)).toBe(true);
    expect(await axeViolations(page)).toEqual([]);
  });

  test('the QR code is a cacheable SVG image', async () => {
    const { status, headers, body } = await send('/api/site/consultation.svg');
    expect(status).toBe(200);
    expect(headers['content-type']).toBe('image/svg+xml');
    expect(headers['cache-control']).toContain('s-maxage=60');
    expect(body).toMatch(/^<svg /);
  });
});
