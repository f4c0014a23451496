import { expect, test } from '@playwright/test';
import { startServer } from '../start-server';
import { fullOnly } from '../sampling';
import { grantConsent } from './chat-mocks';
import { noConsentState } from './consent-states';
import { openWithFrozenClock, advanceClock } from './frozen-clock';
import { mockGoogle } from './one-tap-mock';

/** Polling intervals, to the millisecond. */

// Independent of the constants in the code, so that a change there fails this test.
const buildPollInterval = 10 * 60 * 1000;
const pickerPollInterval = 500;
const pickerPollTime = 20 * 60 * 1000;

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

  test(
    'the page polls for Google’s picker every half second for twenty minutes',
    fullOnly,
    async ({ page, context }) => {
      const server = await startServer({ env: { GOOGLE_CLIENT_ID: '1-suite.apps.googleusercontent.com' } });
      try {
        await grantConsent(context);
        await mockGoogle(context, 'no token', { hasPicker: false });
        await page.clock.install();
        await page.goto(server.url);
        await page.waitForFunction(() => window.oneTap?.prompted);
        await page.clock.pauseAt(new Date(await page.evaluate(() => Date.now() + 1000)));
        const addPicker = () =>
          page.evaluate(() => {
            document.querySelector('#credential_picker_container')?.remove();
            document.body.insertAdjacentHTML('beforeend', '<div id="credential_picker_container">x</div>');
          });
        const picker = page.locator('#credential_picker_container');
        await page.clock.fastForward(pickerPollTime - 60_000);
        await addPicker();
        await expect(picker).not.toHaveCSS('z-index', '1000000002');
        await advanceClock(page, pickerPollInterval);
        await expect.poll(() => picker.evaluate((node) => node.style.zIndex)).toBe('1000000002');

        await page.reload();
        await expect(async () => {
          await advanceClock(page, 1000);
          expect(await page.evaluate(() => window.oneTap?.prompted)).toBe(true);
        }).toPass();
        await page.clock.fastForward(pickerPollTime);
        await addPicker();
        await advanceClock(page, 5 * pickerPollInterval);
        expect(await picker.evaluate((node) => node.style.zIndex)).toBe('');
      } finally {
        await server.kill();
      }
    },
  );
});
