import { expect, test, type Page } from '@playwright/test';
import { qrCodePng } from '@/lib/tools/qr-code';
import { grantConsent, mockChats, scriptUrl } from './chat-mocks';
import { noConsentState } from './consent-states';
import { mockServices, statistics } from './third-party-mocks';
import { mockGoogle } from './one-tap-mock';
import { watchViolations } from './csp-violations';
import { startServer, type Server } from '../start-server';

/** What every tool's page promises, with everything configured and allowed that loads on other pages. */

test.use({ storageState: noConsentState });
test.describe.configure({ mode: 'serial' });

let server: Server;
test.beforeAll(async () => {
  server = await startServer({
    env: {
      RATE_LIMIT: 'off',
      GOOGLE_CLIENT_ID: '1234567890-suite.apps.googleusercontent.com',
      CHAT_TYPE: 'SS_HUMAN',
      CHAT_SCRIPT_URL: scriptUrl,
      ...statistics,
    },
  });
});
test.afterAll(() => server.kill());

test.beforeEach(async ({ context }) => {
  await grantConsent(context);
  await mockServices(context);
  await mockChats(context);
  await mockGoogle(context, 'no token', { hasPicker: false });
});

const status = (page: Page) => page.locator('#tool-status');

async function openTool(page: Page, path: string): Promise<void> {
  await page.goto(server.url + path);
  await expect(status(page)).toHaveAttribute('data-state', 'ready');
}

const secret = 'secret-of-a-visitor';

test('a tool sends nothing from the first input until the page is left, and only that it was viewed then', async ({
  page,
}) => {
  const violations = await watchViolations(page);
  const requests: string[] = [];
  const bodies: string[] = [];
  await openTool(page, '/utm-link');
  page.on('request', (request) => {
    if (request.url().startsWith('data:')) return;
    requests.push(request.url());
    bodies.push(request.postData() ?? '');
  });
  await page.getByLabel('Page URL').fill('https://example.com/page');
  await page.getByLabel('Source', { exact: true }).fill(secret);
  await page.getByLabel('Campaign', { exact: true }).fill('привет สวัสดี');
  await page.getByRole('button', { name: 'Remember these values' }).click();
  await page.evaluate((text) => void Promise.reject(new Error(text)), secret);
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await page.getByRole('link', { name: 'Partner plan' }).first().hover();
  // Events are sent after ten seconds at the latest on other pages.
  await page.waitForTimeout(12_000);
  expect(requests).toEqual([]);

  await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: 'Free tools' }).click();
  await page.waitForURL('**/tools');
  expect(bodies.join()).not.toContain(secret);
  const stored = await page.evaluate(() => Object.entries(localStorage).filter(([key]) => key.startsWith('event:')));
  expect(JSON.stringify(stored)).not.toContain(secret);
  expect(violations).toEqual([]);
});

test('two-factor secrets are in no request and no event, and only the click that checks the clock asks the server', async ({
  page,
}) => {
  const violations = await watchViolations(page);
  const requests: string[] = [];
  const sent: string[] = [];
  await openTool(page, '/two-factor-code');
  const otpSecret = 'MFRGGZDFMZTWQ2LK';
  await page.getByLabel('Secrets or links, one per line').fill(otpSecret);
  await expect(page.locator('[data-code]')).toBeVisible();
  // On a slow machine the page's own view may be sent until the first input.
  page.on('request', (request) => {
    requests.push(`${request.method()} ${request.url()}`);
    sent.push(request.url() + (request.postData() ?? '') + JSON.stringify(request.headers()));
  });
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>';
  const file = { name: `${otpSecret}.svg`, mimeType: 'image/svg+xml', buffer: Buffer.from(svg) };
  await page.getByLabel('Or a picture of a QR code').setInputFiles(file);
  await page.getByRole('button', { name: 'Use the camera' }).click();
  await page.getByLabel('Passphrase').fill('correct horse battery');
  await page.getByRole('button', { name: 'Encrypt and keep' }).click();
  await expect(page.getByText('Encrypted and kept in this browser.')).toBeVisible();
  await page.evaluate((text) => void Promise.reject(new Error(text)), otpSecret);
  // Events are sent after ten seconds at the latest on other pages.
  await page.waitForTimeout(12_000);
  expect(requests).toEqual([]);
  await page.getByRole('button', { name: 'Check the clock' }).click();
  await expect(page.getByText(/Your clock is/)).toBeVisible();
  expect(requests).toEqual([`HEAD ${server.url}/two-factor-code`]);

  await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: 'Free tools' }).click();
  await page.waitForURL('**/tools');
  expect(sent.join()).not.toMatch(/MFRGGZDFMZTWQ2LK|correct horse/);
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage }))).not.toMatch(/MFRGGZDFMZTWQ2LK|correct horse/);
  expect(violations).toEqual([]);
});

test('the checks request nothing but what a click names', async ({ page }) => {
  const violations = await watchViolations(page);
  const requests: string[] = [];
  const ask = page.getByRole('button', { name: /^Ask localhost/ });
  for (const [path, start, result] of [
    ['/fingerprint-check', 'Check this browser', 'All values'],
    ['/leak-test', 'Test WebRTC without a server', 'WebRTC'],
  ] as const) {
    await openTool(page, path);
    requests.length = 0;
    const record = (request: { url(): string }) => requests.push(request.url());
    page.on('request', record);
    await page.getByRole('button', { name: start }).click();
    await expect(page.getByRole('button', { name: start })).toHaveCount(path === '/leak-test' ? 1 : 0);
    await expect(page.getByRole('heading', { name: result, exact: true })).toBeVisible();
    // Events are sent after ten seconds at the latest on other pages.
    await page.waitForTimeout(12_000);
    expect(requests, path).toEqual([]);
    await ask.click();
    await expect(
      page.getByText(path === '/leak-test' ? /This site sees the IPv. address/ : 'All values'),
    ).toBeVisible();
    await expect(ask).not.toHaveAttribute('aria-busy', 'true');
    expect(requests, path).toEqual([`${server.url}/api/sys/config/ip/get-visitor-ip`]);
    page.off('request', record);
  }
  expect(violations).toEqual([]);
});

test('nothing of others loads on the pages of tools, and their policy allows no other origin', async ({ page }) => {
  const foreign: string[] = [];
  page.on('request', (request) => {
    const { protocol, hostname } = new URL(request.url());
    if (protocol !== 'data:' && protocol !== 'blob:' && hostname !== 'localhost') foreign.push(request.url());
  });
  for (const path of ['/tools', '/ru/proxy-format', '/two-factor-code', '/fingerprint-check', '/th/leak-test']) {
    const response = await page.goto(server.url + path);
    expect(response!.headers()['content-security-policy'], path).not.toMatch(/https?:|wss?:|report/);
    await expect(page.locator('[data-click="open chat"]')).toBeVisible();
  }
  await page.locator('[data-click="open chat"]').click();
  await expect(page.locator('[data-overlay="chat"]')).toBeVisible();
  expect(foreign).toEqual([]);
});

test('tools are entered and left by full page loads', async ({ page }) => {
  await page.goto(`${server.url}/proxies`);
  await expect(page.locator('[data-click="open chat"]')).toBeVisible();
  const mark = () => page.evaluate(() => void Object.assign(window, { isSameDocument: true }));
  const isSameDocument = () => page.evaluate(() => 'isSameDocument' in window);
  await mark();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Proxy list converter' }).click();
  await page.waitForURL('**/proxy-format');
  expect(await isSameDocument()).toBe(false);
  await mark();
  await page.getByRole('contentinfo').locator('a[href="/proxies"]').click();
  await page.waitForURL('**/proxies');
  expect(await isSameDocument()).toBe(false);
});

test('a tool works offline once it says that it is ready', async ({ page, context }) => {
  await openTool(page, '/proxy-format');
  await context.setOffline(true);
  await page.getByLabel('Proxies, one per line').fill('203.0.113.7:8080:anna:p4ss\nnonsense');
  await page.getByLabel('Convert to').selectOption('url');
  await expect(page.getByLabel('Converted list', { exact: true })).toHaveValue('http://anna:p4ss@203.0.113.7:8080');
  await expect(page.getByText('This isn’t a known proxy format.')).toBeVisible();
});

test('cookies are converted offline', async ({ page, context }) => {
  await openTool(page, '/cookie-converter');
  await context.setOffline(true);
  await page.getByLabel('Cookies', { exact: true }).fill('.shop.example\tTRUE\t/\tTRUE\t1900000000\tsession\tabc');
  await page.getByLabel('Convert to').selectOption('playwright');
  await expect(page.getByLabel('Converted cookies', { exact: true })).toHaveValue(/"cookies"/);
});

test('two-factor codes and pictures of QR codes work offline', async ({ page, context }) => {
  await openTool(page, '/two-factor-code');
  await context.setOffline(true);
  const image = await qrCodePng('otpauth://totp/Shop:anna?secret=MFRGGZDFMZTWQ2LK', {
    ...{ dark: '#000000', light: '#ffffff', width: 300 },
  });
  await page
    .getByLabel('Or a picture of a QR code')
    .setInputFiles({ name: 'code.png', mimeType: 'image/png', buffer: Buffer.from(image) });
  await expect(page.getByRole('heading', { name: 'Shop · anna' })).toBeVisible();
  await expect(page.locator('[data-code]')).toHaveText(/^\d{3} \d{3}$/);
});

test('what is typed before a tool is ready is kept and used', async ({ page }) => {
  await page.goto(`${server.url}/proxy-format`, { waitUntil: 'commit' });
  await page.getByLabel('Proxies, one per line').fill('203.0.113.7:8080');
  await expect(status(page)).toHaveAttribute('data-state', 'ready');
  await expect(page.getByLabel('Converted list', { exact: true })).toHaveValue('203.0.113.7:8080');
});
