import type { Page } from '@playwright/test';
import { eventsOf, hide, measures, waiting, type Payload } from './beacon-mock';
import { freeze, run, runUntil } from './frozen-clock';

/**
 * Opens the home page with a frozen clock and waits until its own events have been sent.
 * @param payloads the payloads received by the beacon so far, updated later
 */
export async function openStatic(page: Page, payloads: readonly Payload[]): Promise<void> {
  await freeze(page);
  await page.goto('/');
  await runUntil(page, () => measures(page));
  // Events of the first seconds are sent first; the web vitals code may load late.
  await run(page, 5000);
  await runUntil(page, async () => {
    await hide(page);
    const hasVitals = eventsOf(payloads).some(({ op_obj_type }) => op_obj_type === 'web_vital');
    return hasVitals && (await waiting(page)).length === 0;
  });
}
