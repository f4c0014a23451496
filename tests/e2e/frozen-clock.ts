import { expect, type Page, type Request } from '@playwright/test';
import { caughtUp } from './hydrated';

/**
 * The page's clock stands still and is moved by the test: every time is seen to the millisecond, and nothing goes away
 * while a busy machine looks at it.
 */

/** Stops the clock of what is opened next. */
export async function freeze(page: Page): Promise<void> {
  await page.clock.install({ time: new Date('2026-11-20T12:00:00Z') });
  await page.clock.pauseAt(new Date('2026-11-20T12:00:01Z'));
}

/** Moves the clock, and lets the page draw what follows from it. */
export async function run(page: Page, milliseconds: number): Promise<void> {
  await page.clock.runFor(milliseconds);
  await caughtUp(page);
}

/** Moves the clock a step at a time until something is so: what waits for it may itself still be on its way. */
export async function runUntil(page: Page, isSo: () => boolean | Promise<boolean>, step = 100): Promise<void> {
  await expect(async () => {
    await run(page, step);
    expect(await isSo()).toBe(true);
  }).toPass({ intervals: [20] });
}

/**
 * Opens a page whose clock stands still once what comes after the first paint is there.
 * @returns how many milliseconds passed on it while that was coming
 */
export async function openFrozen(page: Page, path: string): Promise<number> {
  const step = 5;
  let isComing = false;
  const inFlight = new Set<Request>();
  page.on('request', (request) => {
    inFlight.add(request);
    isComing ||= request.url().endsWith('/api/site/settings');
  });
  page.on('requestfinished', (request) => inFlight.delete(request));
  page.on('requestfailed', (request) => inFlight.delete(request));
  await freeze(page);
  await page.goto(path);
  let passed = 0;
  // It waits until the page is idle, and React lets a moment pass before it shows what was loaded.
  while (!(await page.locator('[data-click="open chat"]').isVisible())) {
    // Only what needs the clock shall move it: a busy machine is slow without it.
    if (!isComing || inFlight.size === 0) {
      await run(page, step);
      if (isComing) passed += step;
    }
    await page.waitForTimeout(20);
  }
  await caughtUp(page);
  return passed;
}
