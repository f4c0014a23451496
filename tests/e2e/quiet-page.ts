import type { Page } from '@playwright/test';
import { hide, measures, waiting } from './beacon-stand-in';
import { freeze, run, runUntil } from './frozen-clock';

/** Opens the home page with its clock frozen, and waits until nothing of its own is left to be sent. */
export async function openQuietly(page: Page): Promise<void> {
  await freeze(page);
  await page.goto('/');
  await runUntil(page, () => measures(page));
  // What the page shows in its first seconds is sent away first.
  await run(page, 5000);
  await hide(page);
  await runUntil(page, async () => (await waiting(page)).length === 0);
}
