import http from 'node:http';
import { expect, test } from '@playwright/test';
import { listen } from '../free-port';
import { startServer, type Server } from '../start-server';

/** The download page's main button, for five kinds of computers. */

test.describe.configure({ mode: 'serial' });

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

for (const [name, wanted, userAgent, hints] of computers) {
  test.describe(`on ${name}`, () => {
    test.use({ userAgent });

    test('the main button downloads the right file', async ({ page }) => {
      await page.addInitScript((told) => {
        const data = told && { getHighEntropyValues: () => Promise.resolve(told) };
        Object.defineProperty(Navigator.prototype, 'userAgentData', { get: () => data ?? undefined });
      }, hints);
      const asked = page.waitForResponse('**/get-latest-version?*');
      await page.goto(`${server.url}/download`);
      await asked;
      const started = page.waitForEvent('download');
      await page.locator('a[data-download]').click();
      expect((await started).suggestedFilename()).toBe(wanted);
      await expect(page.getByRole('status').filter({ hasText: 'The download is starting.' })).toBeVisible();
    });
  });
}

test('without a file, or when nobody answers, the button leads to the list of all systems', async ({
  page,
  baseURL,
}) => {
  await page.goto(`${baseURL}/download`);
  await page.waitForTimeout(1500);
  await page.locator('a[data-download]').click();
  await expect(page.getByRole('status').filter({ hasText: 'no download for your system' })).toBeVisible();
  await expect(page.locator('#downloads')).toBeInViewport();
  await page.route('**/get-latest-version?*', (route) => route.abort());
  await page.goto(`${server.url}/download`);
  await page.waitForTimeout(1500);
  await page.locator('a[data-download]').click();
  await expect(page.locator('#downloads')).toBeInViewport();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the button leads to the list', async ({ page }) => {
    await page.goto('/download');
    await page.locator('a[data-download]').click();
    await expect(page.locator('#downloads')).toBeInViewport();
  });
});
