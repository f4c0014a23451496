import { expect, test } from '@playwright/test';
import { startServer } from '../start-server';
import { fullOnly } from '../sampling';
import { allow } from './chat-mocks';
import { freshState } from './consent-states';
import { openFrozen, run } from './frozen-clock';
import { mockGoogle } from './one-tap-mock';

/** How often the page looks for something, to the millisecond. */

// What the site promises, in numbers of its own: a change of the code's must be seen here.
const buildPollInterval = 10 * 60 * 1000;
const pickerPollInterval = 500;
const pickerPollTime = 20 * 60 * 1000;

test('a newer build is asked for every ten minutes', fullOnly, async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => request.url().includes('/builds/latest.json') && asked.push(request.url()));
  const passed = await openFrozen(page, '/faq');
  await page.clock.fastForward(buildPollInterval - passed - 1);
  expect(asked).toEqual([]);
  await page.clock.fastForward(passed + 1);
  await expect.poll(() => asked.length).toBe(1);
  expect(asked[0]).toMatch(/latest\.json\?\d+$/);
  await page.clock.fastForward(buildPollInterval);
  await expect.poll(() => asked.length).toBe(2);
});

test.describe('Google’s picker', () => {
  test.use({ storageState: freshState });

  test('is looked for every half second, for twenty minutes', fullOnly, async ({ page, context }) => {
    const server = await startServer({ env: { GOOGLE_CLIENT_ID: '1-suite.apps.googleusercontent.com' } });
    try {
      await allow(context);
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
      await run(page, pickerPollInterval);
      await expect.poll(() => picker.evaluate((node) => node.style.zIndex)).toBe('1000000002');

      await page.reload();
      await expect(async () => {
        await run(page, 1000);
        expect(await page.evaluate(() => window.oneTap?.prompted)).toBe(true);
      }).toPass();
      await page.clock.fastForward(pickerPollTime);
      await addPicker();
      await run(page, 5 * pickerPollInterval);
      expect(await picker.evaluate((node) => node.style.zIndex)).toBe('');
    } finally {
      await server.kill();
    }
  });
});
