import { expect, test } from '@playwright/test';
import {
  button,
  computers,
  openDownloads,
  startDownloadServer,
  starting,
  tell,
  toast,
  type DownloadServer,
} from './download-server';

/** The download page's main button, for five kinds of computers. */

test.describe.configure({ mode: 'default' });

let server: DownloadServer;
test.beforeAll(async () => {
  server = await startDownloadServer();
});
test.afterAll(() => server.close());

for (const [name, wanted, userAgent, hints] of computers) {
  test.describe(`on ${name}`, () => {
    test.use({ userAgent });

    test('the main button downloads the right file', async ({ page }) => {
      await tell(page, hints);
      await openDownloads(page, server.url, 'response');
      const started = page.waitForEvent('download');
      const told = toast(page, starting).waitFor();
      await button(page).click();
      expect((await started).suggestedFilename()).toBe(wanted);
      await told;
      // The page stays where it is.
      expect(page.url()).toBe(`${server.url}/download`);
    });
  });
}

test.describe('on a computer whose browser does not tell what it is', () => {
  test.use({ userAgent: computers[0]![2] });

  test('its name decides', async ({ page }) => {
    await tell(page, 'silence');
    await openDownloads(page, server.url, 'response');
    const started = page.waitForEvent('download');
    await button(page).click();
    expect((await started).suggestedFilename()).toBe('win64.exe');
  });
});
