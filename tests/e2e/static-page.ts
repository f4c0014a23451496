import type { Page } from '@playwright/test';
import { eventsOf, hide, measures, waiting, type Payload } from './beacon-mock';
import { freeze, run, runUntil } from './frozen-clock';

/**
 * Opens the home page with its clock frozen, and waits until nothing of its own is left to be sent.
 * @param payloads what has come to the beacon, and will
 */
export async function openStatic(page: Page, payloads: readonly Payload[]): Promise<void> {
  await freeze(page);
  await page.goto('/');
  await runUntil(page, () => measures(page));
  // What the page shows in its first seconds is sent away first; what tells of its paint may load late.
  await run(page, 5000);
  await runUntil(page, async () => {
    await hide(page);
    const toldOfPaint = eventsOf(payloads).some(({ op_obj_type }) => op_obj_type === 'web_vital');
    return toldOfPaint && (await waiting(page)).length === 0;
  });
}
