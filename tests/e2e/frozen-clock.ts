import { expect, type Page, type Request } from '@playwright/test';
import { flushReactTasks } from './hydrated';

/**
 * The page's clock is frozen and advanced by the test: timings are exact to the millisecond, and nothing disappears
 * while a busy machine checks it.
 */

/** Freezes the clock of pages opened afterwards. */
export async function freezeClock(page: Page): Promise<void> {
  await page.clock.install({ time: new Date('2026-11-20T12:00:00Z') });
  await page.clock.pauseAt(new Date('2026-11-20T12:00:01Z'));
}

/** Advances the clock and lets the page render the result. */
export async function advanceClock(page: Page, milliseconds: number): Promise<void> {
  await page.clock.runFor(milliseconds);
  await flushReactTasks(page);
}

/** Advances the clock in steps until a condition holds: the code that waits for it may still be loading. */
export async function advanceClockUntil(
  page: Page,
  condition: () => boolean | Promise<boolean>,
  step = 100,
): Promise<void> {
  await expect(async () => {
    await advanceClock(page, step);
    expect(await condition()).toBe(true);
  }).toPass({ intervals: [20] });
}

/**
 * Opens a page with a frozen clock and waits for its post-paint features.
 * @returns the milliseconds that elapsed on the page's clock meanwhile
 */
export async function openWithFrozenClock(page: Page, path: string): Promise<number> {
  const step = 5;
  let isLoading = false;
  const inFlight = new Set<Request>();
  page.on('request', (request) => {
    inFlight.add(request);
    isLoading ||= request.url().endsWith('/api/site/settings');
  });
  page.on('requestfinished', (request) => inFlight.delete(request));
  page.on('requestfailed', (request) => inFlight.delete(request));
  await freezeClock(page);
  await page.goto(path);
  let elapsed = 0;
  // The loader waits until the page is idle, and React delays showing what was loaded.
  while (!(await page.locator('[data-click="open chat"]').isVisible())) {
    // Advance only while nothing is loading: a busy machine is slow without the clock.
    if (!isLoading || inFlight.size === 0) {
      await advanceClock(page, step);
      if (isLoading) elapsed += step;
    }
    await page.waitForTimeout(20);
  }
  await flushReactTasks(page);
  return elapsed;
}
