import http from 'node:http';
import { expect, test, type Page } from '@playwright/test';
import { listen } from '../free-port';
import { startServer, type Server } from '../start-server';

/** The download page's main button, for five kinds of computers. */

test.describe.configure({ mode: 'default' });

let files: http.Server;
let server: Server;

test.beforeAll(async () => {
  files = http.createServer(({ url }, response) => {
    response.setHeader('Content-Disposition', `attachment; filename="${url!.slice(1)}"`);
    response.end('program');
  });
  const url = await listen(files);
  server = await startServer({
    env: {
      DOWNLOAD_URL_WIN64: `${url}/win64.exe`,
      DOWNLOAD_URL_WIN32: `${url}/win32.exe`,
      DOWNLOAD_URL_MAC: `${url}/intel.dmg`,
      DOWNLOAD_URL_ARM64: `${url}/apple.dmg`,
      LINUX_DOWNLOAD_URL: `${url}/linux.deb`,
    },
  });
});
test.afterAll(async () => {
  await server.kill();
  files.close();
});

type Hints = { platform: string; architecture: string; bitness: string };

const chrome = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';
const computers: [name: string, file: string, userAgent: string, hints: Hints | null][] = [
  [
    '64-bit Windows',
    'win64.exe',
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${chrome}`,
    { platform: 'Windows', architecture: 'x86', bitness: '64' },
  ],
  ['32-bit Windows', 'win32.exe', 'Mozilla/5.0 (Windows NT 10.0; rv:140.0) Gecko/20100101 Firefox/140.0', null],
  [
    'a Mac with Apple silicon',
    'apple.dmg',
    `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${chrome}`,
    { platform: 'macOS', architecture: 'arm', bitness: '64' },
  ],
  [
    'a Mac with Intel',
    'intel.dmg',
    `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${chrome}`,
    { platform: 'macOS', architecture: 'x86', bitness: '64' },
  ],
  ['Linux', 'linux.deb', 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', null],
];

/** What the browser tells of its computer when it is asked; a browser that never answers with `'silence'`. */
const tell = (page: Page, hints: Hints | 'silence' | null) =>
  page.addInitScript((told) => {
    const getHighEntropyValues = () => (told === 'silence' ? new Promise(() => {}) : Promise.resolve(told));
    Object.defineProperty(Navigator.prototype, 'userAgentData', {
      get: () => (told ? { getHighEntropyValues } : undefined),
    });
  }, hints);

const button = (page: Page) => page.locator('a[data-download]');
const toast = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text });
const starting = 'The download is starting.';
const unavailable = 'no download for your system';

/** Opens the download page and waits until the back end is asked for the file, or has answered. */
async function open(page: Page, event: 'request' | 'response'): Promise<void> {
  const isCall = (sent: { url: () => string }) => sent.url().includes('/get-latest-version?');
  const happened = event === 'request' ? page.waitForRequest(isCall) : page.waitForResponse(isCall);
  await page.goto(`${server.url}/download`);
  await happened;
}

for (const [name, wanted, userAgent, hints] of computers) {
  test.describe(`on ${name}`, () => {
    test.use({ userAgent });

    test('the main button downloads the right file', async ({ page }) => {
      await tell(page, hints);
      await open(page, 'response');
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

const [, intel, macUserAgent, macHints] = computers.find(([name]) => name === 'a Mac with Intel')!;

test.describe('on a computer that is not known yet', () => {
  test.use({ userAgent: macUserAgent });

  test('a click before the answer starts the download when it comes', async ({ page }) => {
    await tell(page, macHints);
    let answer = () => {};
    const held = new Promise<void>((resolve) => (answer = resolve));
    await page.route('**/get-latest-version?*', async (route) => {
      await held;
      await route.continue();
    });
    await open(page, 'request');
    const started = page.waitForEvent('download');
    await button(page).click();
    await expect(button(page)).toHaveAttribute('aria-busy', 'true');
    expect(page.url()).toBe(`${server.url}/download`);
    expect(await toast(page, unavailable).count()).toBe(0);
    const told = toast(page, starting).waitFor();
    answer();
    expect((await started).suggestedFilename()).toBe(intel);
    await told;
    await expect(button(page)).not.toHaveAttribute('aria-busy');
  });

  test('somebody who does not want to wait clicks again, and is led to the list', async ({ page }) => {
    await tell(page, macHints);
    await page.route('**/get-latest-version?*', () => {});
    await open(page, 'request');
    await button(page).click();
    await expect(button(page)).toHaveAttribute('aria-busy', 'true');
    await button(page).click();
    await page.waitForURL('**/download#downloads');
    await expect(page.locator('#downloads')).toBeInViewport();
  });

  test('a slow machine misses nothing between the answer and the click', async ({ page }) => {
    await tell(page, macHints);
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: 20 });
    await open(page, 'response');
    const started = page.waitForEvent('download');
    await button(page).click();
    expect((await started).suggestedFilename()).toBe(intel);
  });

  test('a double click downloads once', async ({ page }) => {
    await tell(page, macHints);
    const downloads: string[] = [];
    page.on('download', (download) => downloads.push(download.suggestedFilename()));
    await open(page, 'response');
    await button(page).dblclick();
    await expect(toast(page, starting)).toBeVisible();
    await expect.poll(() => downloads.length).toBeGreaterThan(0);
    await page.waitForTimeout(1000);
    expect(downloads).toEqual([intel]);
    expect(page.url()).toBe(`${server.url}/download`);
  });
});

test.describe('on a computer whose browser does not tell what it is', () => {
  test.use({ userAgent: computers[0]![2] });

  test('its name decides', async ({ page }) => {
    await tell(page, 'silence');
    await open(page, 'response');
    const started = page.waitForEvent('download');
    await button(page).click();
    expect((await started).suggestedFilename()).toBe('win64.exe');
  });
});

test('without a file the button says so, and leads to the list of all systems', async ({ page, baseURL }) => {
  const answered = page.waitForResponse('**/get-latest-version?*');
  await page.goto(`${baseURL}/download`);
  await answered;
  const told = toast(page, unavailable).waitFor();
  await button(page).click();
  await told;
  await expect(page.locator('#downloads')).toBeInViewport();
  await expect(page.locator('#downloads')).toBeFocused();
});

test('when nobody answers, the button leads to the list of all systems, and claims nothing', async ({ page }) => {
  await page.route('**/get-latest-version?*', (route) => route.abort());
  const failed = page.waitForEvent('requestfailed', (request) => request.url().includes('/get-latest-version?'));
  await page.goto(`${server.url}/download`);
  await failed;
  await button(page).click();
  await expect(page.locator('#downloads')).toBeInViewport();
  await expect(page.locator('#downloads')).toBeFocused();
  // What was to be said has been said when the next picture has been drawn.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  expect(await toast(page, unavailable).count()).toBe(0);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the button leads to the list', async ({ page }) => {
    await page.goto('/download');
    await button(page).click();
    await expect(page.locator('#downloads')).toBeInViewport();
  });
});
