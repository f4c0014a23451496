import { expect, test } from '@playwright/test';
import { fullOnly } from '../sampling';
import { noConsentState } from './consent-states';
import { openWithFrozenClock } from './frozen-clock';

/** Polling intervals, to the millisecond. */

// Independent of the constants in the code, so that a change there fails this test.
const buildPollInterval = 10 * 60 * 1000;

test('the page checks for a newer build every ten minutes', fullOnly, async ({ page }) => {
  const requested: string[] = [];
  page.on('request', (request) => request.url().includes('/builds/latest.json') && requested.push(request.url()));
  const elapsed = await openWithFrozenClock(page, '/faq');
  await page.clock.fastForward(buildPollInterval - elapsed - 1);
  expect(requested).toEqual([]);
  await page.clock.fastForward(elapsed + 1);
  await expect.poll(() => requested.length).toBe(1);
  expect(requested[0]).toMatch(/latest\.json\?\d+$/);
  await page.clock.fastForward(buildPollInterval);
  await expect.poll(() => requested.length).toBe(2);
});

test.describe('Google’s credential picker', () => {
  test.use({ storageState: noConsentState });
});
