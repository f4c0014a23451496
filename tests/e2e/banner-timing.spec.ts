import { expect, test } from '@playwright/test';
import { toastTime } from '@/lib/client/page/toast-store';
import { requestTimeout } from '@/lib/client/api/request';
import { fullOnly } from '../sampling';
import { freezeClock, openWithFrozenClock, advanceClock, advanceClockUntil } from './frozen-clock';
import { e2eUrl } from '@/scripts/e2e-environment';

/** Timing of banners, toasts and the loading bar, to the millisecond. */

// Independent of the constants in the code, so that a change there fails this test.
const bannerDelay = 1000;
const bannerReturn = 5000;
const loadingHide = 500;
const loadingThrottle = 200;
const toastExit = 300;

const phone = { width: 390, height: 800 };

test('the mobile banner appears after one second and returns five seconds after the last scroll', async ({ page }) => {
  await page.setViewportSize(phone);
  const elapsed = await openWithFrozenClock(page, '/');
  // Matched by its label alone: hidden elements have no role.
  const offer = page.getByLabel('Offer', { exact: true });
  // It appeared at some point during the elapsed time.
  await advanceClock(page, bannerDelay - elapsed - 1);
  await expect(offer).toHaveCount(0);
  await advanceClock(page, elapsed + 1);
  await expect(offer).toBeVisible();
  // Late layout of deferred sections moves what is below them, which counts as a scroll.
  await advanceClockUntil(page, () => page.evaluate(() => 'settled' in document.documentElement.dataset));
  await page.evaluate(() => scrollTo({ top: 600, behavior: 'instant' }));
  await expect(offer).toHaveAttribute('data-hidden');
  await advanceClock(page, bannerReturn - 1);
  await expect(offer).toHaveAttribute('data-hidden');
  await advanceClock(page, 1);
  await expect(offer).not.toHaveAttribute('data-hidden');
});

test('a toast stays for 3.6 s, fades out in 0.3 s, and pauses while hovered or focused', fullOnly, async ({ page }) => {
  expect(toastTime).toBe(3600);
  // The settings define a Windows download, but the back end has none.
  await page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'userAgent', {
      get: () => 'Mozilla/5.0 (Windows NT 10.0; Win64; x64)',
    });
    Object.defineProperty(Navigator.prototype, 'userAgentData', { get: () => undefined });
  });
  const none = { code: 0, msg: '', data: { url: '', version: '' } };
  await page.route('**/get-latest-version?*', (route) => route.fulfill({ json: none }));
  let isAnswered = false;
  page.on('requestfinished', (request) => (isAnswered ||= request.url().includes('/get-latest-version?')));
  await openWithFrozenClock(page, `${e2eUrl}/download`);
  await advanceClockUntil(page, () => isAnswered, 20);
  const toast = page.getByRole('status').filter({ hasText: 'no download' }).locator('[data-status]');
  const button = page.locator('a[data-download]');
  await button.click();
  await expect(toast).toBeVisible();
  await advanceClock(page, toastTime - 1);
  await expect(toast).not.toHaveAttribute('data-exiting');
  await advanceClock(page, 1);
  await expect(toast).toHaveAttribute('data-exiting');
  await advanceClock(page, toastExit - 1);
  await expect(toast).toHaveCount(1);
  await advanceClock(page, 1);
  await expect(toast).toHaveCount(0);

  await button.click();
  await toast.hover();
  await advanceClock(page, 2 * toastTime);
  await expect(toast).not.toHaveAttribute('data-exiting');
  await page.mouse.move(0, 790);
  const close = toast.getByRole('button', { name: 'Close' });
  await close.focus();
  await advanceClock(page, 2 * toastTime);
  await expect(toast).not.toHaveAttribute('data-exiting');
  await close.press('Enter');
  await expect(toast).toHaveAttribute('data-exiting');
  await advanceClock(page, toastExit);
  await expect(toast).toHaveCount(0);
});

test('the error screen counts down in whole seconds', fullOnly, async ({ page }) => {
  await freezeClock(page);
  await page.goto(`${e2eUrl}/throws`);
  const timer = page.getByRole('timer');
  await expect(timer).toHaveText(/5/);
  // Its script may still be loading; the countdown starts once it runs.
  await advanceClockUntil(page, async () => (await timer.textContent())!.includes('4'), 50);
  for (const left of [3, 2, 1]) {
    await advanceClock(page, 999);
    await expect(timer).toHaveText(new RegExp(String(left + 1)));
    await advanceClock(page, 1);
    await expect(timer).toHaveText(new RegExp(String(left)));
  }
  await page.clock.runFor(1000);
  await page.waitForURL(`${e2eUrl}/blog`);
});

test(
  'the loading bar appears after 0.2 s, disappears 0.5 s after completion, and shows failures',
  fullOnly,
  async ({ page }) => {
    expect(requestTimeout).toBe(10_000);
    await page.addInitScript(() =>
      Object.defineProperty(Navigator.prototype, 'connection', { get: () => ({ saveData: true }) }),
    );
    await openWithFrozenClock(page, '/faq');
    let respond = () => {};
    const held = new Promise<void>((resolve) => (respond = resolve));
    await page.route(
      (url) => url.searchParams.has('_rsc'),
      async (route) => {
        await held;
        await route.continue().catch(() => {});
      },
    );
    const bar = page.locator('[data-loading-bar]');
    const footer = page.getByRole('contentinfo');
    await footer.locator('a[href="/pricing"]').click();
    await advanceClock(page, loadingThrottle - 1);
    await expect(bar).toHaveCount(0);
    await advanceClock(page, 1);
    await expect(bar).toHaveAttribute('data-status', 'running');
    await advanceClock(page, requestTimeout - loadingThrottle - 1);
    await expect(bar).toHaveAttribute('data-status', 'running');
    await advanceClock(page, 1);
    await expect(bar).toHaveAttribute('data-status', 'failed');
    await advanceClock(page, loadingHide);
    await expect(bar).toHaveCount(0);

    await footer.locator('a[href="/download"]').first().click();
    await advanceClock(page, loadingThrottle);
    await expect(bar).toHaveAttribute('data-status', 'running');
    respond();
    await expect(bar).toHaveAttribute('data-status', 'done');
    await advanceClock(page, loadingHide - 1);
    await expect(bar).toHaveCount(1);
    await advanceClock(page, 1);
    await expect(bar).toHaveCount(0);
  },
);
