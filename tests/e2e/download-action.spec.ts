import { expect, test } from '@playwright/test';
import {
  downloadButton,
  computers,
  openDownloads,
  startDownloadServer,
  startedMessage,
  mockClientHints,
  toast,
  unavailableMessage,
  type DownloadServer,
} from './download-server';
import { e2eUrl } from '@/scripts/e2e-environment';

/** The download page's main button: on five systems, before the back end has responded, and without a file. */

test.describe.configure({ mode: 'default' });

let server: DownloadServer;
test.beforeAll(async () => {
  server = await startDownloadServer();
});
test.afterAll(() => server.close());

for (const [name, expected, userAgent, hints, system] of computers) {
  test.describe(`on ${name}`, () => {
    test.use({ userAgent });

    test('the main button downloads the file for the system', async ({ page }) => {
      await mockClientHints(page, hints);
      await openDownloads(page, server.url, 'response');
      await expect(downloadButton(page)).toHaveAccessibleName(`Download for ${system}`);
      const started = page.waitForEvent('download');
      const notified = toast(page, startedMessage).waitFor();
      await downloadButton(page).click();
      expect((await started).suggestedFilename()).toBe(expected);
      await notified;
      expect(page.url()).toBe(`${server.url}/download`);
    });
  });
}

test.describe('in a browser that never resolves its client hints', () => {
  test.use({ userAgent: computers[0]![2] });

  test('the user agent selects the file', async ({ page }) => {
    await mockClientHints(page, 'silence');
    await openDownloads(page, server.url, 'response');
    const started = page.waitForEvent('download');
    await downloadButton(page).click();
    expect((await started).suggestedFilename()).toBe('win64.exe');
  });
});

const [, intel, macUserAgent, macHints] = computers.find(([name]) => name === 'a Mac with Intel')!;

test.describe('before the system is detected', () => {
  test.use({ userAgent: macUserAgent });

  test('a click before the back end responds starts the download after the response', async ({ page }) => {
    await mockClientHints(page, macHints);
    let respond = () => {};
    const heldResponse = new Promise<void>((resolve) => (respond = resolve));
    await page.route('**/get-latest-version?*', async (route) => {
      await heldResponse;
      await route.continue();
    });
    await openDownloads(page, server.url, 'request');
    const started = page.waitForEvent('download');
    await downloadButton(page).click();
    await expect(downloadButton(page)).toHaveAttribute('aria-busy', 'true');
    expect(page.url()).toBe(`${server.url}/download`);
    expect(await toast(page, unavailableMessage).count()).toBe(0);
    const notified = toast(page, startedMessage).waitFor();
    respond();
    expect((await started).suggestedFilename()).toBe(intel);
    await notified;
    await expect(downloadButton(page)).not.toHaveAttribute('aria-busy');
  });

  test('a second click while waiting scrolls to the list of downloads', async ({ page }) => {
    await mockClientHints(page, macHints);
    await page.route('**/get-latest-version?*', () => {});
    await openDownloads(page, server.url, 'request');
    await downloadButton(page).click();
    await expect(downloadButton(page)).toHaveAttribute('aria-busy', 'true');
    await downloadButton(page).click();
    await page.waitForURL('**/download#downloads');
    await expect(page.locator('#downloads')).toBeInViewport();
  });

  test('a double click downloads the file once', async ({ page }) => {
    await mockClientHints(page, macHints);
    const downloads: string[] = [];
    page.on('download', (download) => downloads.push(download.suggestedFilename()));
    await openDownloads(page, server.url, 'response');
    await downloadButton(page).dblclick();
    await expect(toast(page, startedMessage)).toBeVisible();
    await expect.poll(() => downloads.length).toBeGreaterThan(0);
    await page.waitForTimeout(1000);
    expect(downloads).toEqual([intel]);
    expect(page.url()).toBe(`${server.url}/download`);
  });
});

test.describe('on a system without a file', () => {
  test.use({ userAgent: 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0' });

  for (const [name, origin, notify, sentence] of [
    ['if no installers are published', '', '#notify button', 'The installers aren’t available yet.'],
    ['if other systems have one', e2eUrl, '[data-expose=hero] a[href="#notify"]', 'Not available yet: Linux, 64-bit.'],
  ] as const) {
    test(`${name}, the main button offers a notification, with one notice and no version`, async ({ page }) => {
      const answered = page.waitForResponse('**/get-latest-version?*');
      await page.goto(`${origin}/download`);
      await answered;
      const button = page.locator(`main ${notify}`);
      await expect(button).toBeVisible();
      await expect(button).toHaveText('Notify me when it’s ready');
      await expect(downloadButton(page)).toBeHidden();
      await expect(page.locator('main time')).toBeHidden();
      await expect(page.locator('main').getByText(sentence).filter({ visible: true })).toHaveCount(1);
      await button.click();
      await expect(page.locator('#notify input[name=email]')).toBeInViewport();
      await expect(page.locator('#notify select[name=system]')).toHaveValue('linux');
    });
  }
});

test.describe('on a phone', () => {
  test.use({ userAgent: 'Mozilla/5.0 (Linux; Android 16; Pixel 9) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36' });

  test('the main button reports that no file is available and scrolls to the list of all systems', async ({ page }) => {
    await page.goto(`${server.url}/download`);
    await page.waitForFunction(() => 'laidOut' in document.documentElement.dataset);
    const notified = toast(page, unavailableMessage).waitFor();
    await downloadButton(page).click();
    await notified;
    await expect(page.locator('#downloads')).toBeInViewport();
    await expect(page.locator('#downloads')).toBeFocused();
  });
});

test.describe('if the back end does not respond', () => {
  test.use({ userAgent: macUserAgent });

  test('the main button scrolls to the list of all systems without a message', async ({ page }) => {
    await page.route('**/get-latest-version?*', (route) => route.abort());
    const failed = page.waitForEvent('requestfailed', (request) => request.url().includes('/get-latest-version?'));
    await page.goto(`${server.url}/download`);
    await failed;
    await downloadButton(page).click();
    await expect(page.locator('#downloads')).toBeInViewport();
    await expect(page.locator('#downloads')).toBeFocused();
    // A message would have been shown after the next frame.
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
    expect(await toast(page, unavailableMessage).count()).toBe(0);
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the main button links to the list of downloads', async ({ page }) => {
    await page.goto(`${e2eUrl}/download`);
    await downloadButton(page).click();
    await expect(page.locator('#downloads')).toBeInViewport();
  });
});
