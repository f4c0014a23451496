import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test, type Page } from '@playwright/test';
import { axeViolations } from './axe';
import { startServer, type Server } from '../start-server';

/** The fingerprint check and the leak test, in this browser and in ones that were changed by hand. */

const openTool = async (page: Page, path: string) => {
  await page.goto(path);
  await expect(page.locator('#tool-status')).toHaveAttribute('data-state', 'ready');
};

const section = (page: Page, heading: string) =>
  page.locator('#tool-result section').filter({ has: page.getByRole('heading', { name: heading, exact: true }) });

async function checkBrowser(page: Page): Promise<void> {
  await openTool(page, '/fingerprint-check');
  await page.getByRole('button', { name: 'Check this browser' }).click();
  await expect(section(page, 'All values')).toBeVisible();
}

/** The reasons that the page gives. */
const reasons = (page: Page) => section(page, 'Contradictions').locator('li strong').allTextContents();

test('an unchanged Chromium does not contradict itself; that a program drives it is a finding of its own', async ({
  page,
}) => {
  await checkBrowser(page);
  expect(await reasons(page)).toEqual([]);
  await expect(page.getByText('rules found a contradiction')).toBeVisible();
  await expect(
    section(page, 'Automation traces').getByText('The browser says that a program controls it.'),
  ).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
});

test.describe('a browser whose user agent was changed', () => {
  test.use({
    userAgent:
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_7 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.2 Mobile/15E148 Safari/604.1',
  });

  test('contradicts its engine, its platform and its touchscreen', async ({ page }) => {
    await checkBrowser(page);
    expect(await reasons(page)).toEqual(
      expect.arrayContaining([
        'The two name different operating systems.',
        'The value belongs to another browser engine than the one in the user agent.',
        'Every phone has a touchscreen; this browser says that it has none.',
      ]),
    );
    await expect(section(page, 'Contradictions').getByRole('link').first()).toHaveAttribute('href', /^\/docs\//);
  });
});

test('values that a script has replaced are found, and differ from those of an empty frame', async ({ page }) => {
  await page.addInitScript(() => {
    if (window !== window.top) return;
    Object.defineProperty(navigator, 'hardwareConcurrency', { get: () => 77 });
    Object.defineProperty(screen, 'availWidth', { get: () => screen.width + 500 });
    const { toDataURL } = HTMLCanvasElement.prototype;
    HTMLCanvasElement.prototype.toDataURL = function (...options) {
      return toDataURL.apply(this, options) + String(Math.random());
    };
  });
  await checkBrowser(page);
  expect(await reasons(page)).toEqual(
    expect.arrayContaining([
      'An empty frame on this page gets a different answer than the page itself.',
      'The two values describe the same screen and can’t differ this way.',
      'A script or extension has replaced these, so their code isn’t the browser’s.',
    ]),
  );
  await expect(section(page, 'Stable or noisy').getByText('Noise changes these: Canvas')).toBeVisible();
});

test('a result that the visitor keeps is compared at the next visit, and deleted without the tick', async ({
  page,
}) => {
  await checkBrowser(page);
  await expect(page.getByText('no earlier result in this browser')).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('fingerprint_check'))).toBeNull();
  await page.getByLabel('Compare with my last visit').check();
  await page.addInitScript(() => Object.defineProperty(navigator, 'deviceMemory', { get: () => 2 }));
  await checkBrowser(page);
  await expect(page.getByLabel('Compare with my last visit')).toBeChecked();
  await expect(section(page, 'Stable or noisy').getByText(/^Changed since/)).toBeVisible();
  await expect(
    section(page, 'Stable or noisy').getByRole('rowheader', { name: 'navigator.deviceMemory' }),
  ).toBeVisible();
  await page.getByLabel('Compare with my last visit').uncheck();
  expect(await page.evaluate(() => localStorage.getItem('fingerprint_check'))).toBeNull();
});

test('saved results are compared with each other and with this browser', async ({ page }) => {
  await checkBrowser(page);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save as JSON' }).click();
  const path = await (await download).path();
  const files = page.getByLabel('Compare saved results');
  await files.setInputFiles([path]);
  await expect(page.getByText('The two results are the same.')).toBeVisible();
  const other = JSON.stringify({ fingerprintCheck: 1, checkedAt: '2026-01-01T00:00:00Z', signals: { cores: 99 } });
  await files.setInputFiles({ name: 'other.json', mimeType: 'application/json', buffer: Buffer.from(other) });
  await expect(section(page, 'Compare saved results').getByRole('cell', { name: '99' })).toBeVisible();
  await files.setInputFiles({ name: 'list.txt', mimeType: 'text/plain', buffer: Buffer.from('no result') });
  await expect(page.getByRole('alert').getByText('list.txt isn’t a saved result of this check.')).toBeVisible();
});

test('without servers the leak test says first what it cannot see, and never that nothing leaks', async ({ page }) => {
  await openTool(page, '/leak-test');
  const result = page.locator('#tool-result');
  await expect(result.getByRole('heading').first()).toHaveText('What this test can’t see');
  await expect(result.getByText(/^DNS:/)).toBeVisible();
  await expect(result.getByText(/^Your public IP under WebRTC:/)).toBeVisible();
  await expect(result.getByText(/^A second IP over IPv6:/)).toBeVisible();
  await page.getByLabel('The IP you expect').fill('93.184.216.34');
  await page.getByRole('button', { name: 'Test WebRTC without a server' }).focus();
  await page.keyboard.press('Enter');
  await expect(section(page, 'WebRTC').getByRole('listitem').first()).toBeVisible();
  await page.getByRole('button', { name: /^Ask localhost/ }).click();
  await expect(result.getByText(/^You expect 93\.184\.216\.34, but this site sees/)).toBeVisible();
  await expect(result.getByText(/they can’t be compared/)).toBeVisible();
  expect(await result.innerText()).not.toMatch(/no leak/i);
  expect(await axeViolations(page)).toEqual([]);
});

test.describe('with servers', () => {
  const ipv6 = createServer((request, response) => {
    response.setHeader('Access-Control-Allow-Origin', request.headers.origin ?? '*').end('2a02:2e02::17\n');
  });
  let server: Server;

  test.beforeAll(async () => {
    await new Promise<void>((resolve) => void ipv6.listen(0, '127.0.0.1', resolve));
    const { port } = ipv6.address() as AddressInfo;
    server = await startServer({
      env: { IPV6_CHECK_URL: `http://localhost:${port}/address`, STUN_URL: 'stun:127.0.0.1:9', RATE_LIMIT: 'off' },
    });
  });
  test.afterAll(async () => {
    ipv6.close();
    await server.kill();
  });

  test('the leak test asks them after a click that names them', async ({ page }) => {
    await openTool(page, `${server.url}/leak-test`);
    const requests: string[] = [];
    page.on('request', (request) => requests.push(new URL(request.url()).pathname));
    await expect(page.getByRole('button', { name: 'Test WebRTC and ask 127.0.0.1:9' })).toBeVisible();
    await expect(page.getByText('What this test can’t see')).toBeVisible();
    await expect(page.getByText(/^A second IP over IPv6:/)).toBeHidden();
    await page.getByRole('button', { name: /^Ask localhost:\d+ for my IPv6/ }).click();
    await expect(page.getByText('Sites with IPv6 see the IP 2a02:2e02::17.')).toBeVisible();
    expect(requests).toEqual(['/address']);
    await page.getByRole('button', { name: 'Test WebRTC and ask' }).click();
    await expect(page.getByText('The STUN server showed no public IP.')).toBeVisible({ timeout: 15_000 });
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  for (const [path, text] of [
    ['/fingerprint-check', 'There’s no score.'],
    ['/leak-test', 'It never claims that nothing leaks.'],
  ] as const)
    test(`${path} says what it needs, and explains itself`, async ({ page }) => {
      await page.goto(path);
      await expect(page.getByText('so it needs JavaScript')).toBeVisible();
      await expect(page.getByText(text)).toBeVisible();
    });
});
