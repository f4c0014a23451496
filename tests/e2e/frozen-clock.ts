import { expect, type Page } from '@playwright/test';
import { caughtUp } from './alive';

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
