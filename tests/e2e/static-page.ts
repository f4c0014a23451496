import type { Page } from '@playwright/test';
import { eventsOf, dispatchPageHide, isTracking, queuedKeys, type Payload } from './beacon-mock';
import { freezeClock, advanceClock, advanceClockUntil } from './frozen-clock';

/**
 * Opens the home page with a frozen clock and waits until its own events have been sent.
 * @param payloads the payloads received by the beacon so far, updated later
 */
export async function openIdlePage(page: Page, payloads: readonly Payload[]): Promise<void> {
  await freezeClock(page);
  await page.goto('/');
  await advanceClockUntil(page, () => isTracking(page));
  // Events of the first seconds are sent first; the web vitals code may load late.
  await advanceClock(page, 5000);
  await advanceClockUntil(page, async () => {
    await dispatchPageHide(page);
    const hasVitals = eventsOf(payloads).some(({ op_obj_type }) => op_obj_type === 'web_vital');
    return hasVitals && (await queuedKeys(page)).length === 0;
  });
}
