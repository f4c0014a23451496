import { expect, test, type Page } from '@playwright/test';
import { translated } from '../articles';
import { startServer, type Server } from '../start-server';
import { isFull, fullOnly } from '../sampling';
import { excludedIp, launcher } from './chat-servers';
import { grantConsent, scriptUrl, mockChats } from './chat-mocks';
import { noConsentState } from './consent-states';
import { loadWidget, mockServices, statistics } from './third-party-mocks';
import { mockGoogle } from './one-tap-mock';
import { watchViolations } from './csp-violations';

/** Browser tests of the Content-Security-Policy: it blocks nothing of the site or its services. */

test.use({ storageState: noConsentState });
test.describe.configure({ mode: 'serial' });

const env = { RATE_LIMIT: 'off', CHAT_EXCLUDED_IP: excludedIp };
let server: Server;
/** Only in the full suite. */
let easemob: Server | undefined;
test.beforeAll(async () => {
  const signIn = { GOOGLE_CLIENT_ID: '1234567890-suite.apps.googleusercontent.com' };
  [server, easemob] = await Promise.all([
    startServer({ env: { ...env, ...signIn, ...statistics, CHAT_TYPE: 'SS_HUMAN', CHAT_SCRIPT_URL: scriptUrl } }),
    isFull ? startServer({ env: { ...env, CHAT_TYPE: 'HUAN_XIN', EASEMOB_CONFIG_ID: 'suite-id' } }) : undefined,
  ]);
});
test.afterAll(() => Promise.all([server, easemob].map((instance) => instance?.kill())));

test.beforeEach(async ({ context }) => {
  await grantConsent(context);
  await mockServices(context);
  await mockChats(context);
  await mockGoogle(context, 'no token', { hasPicker: false });
});

/** Waits until all deferred features have loaded; the chat is the last. */
const deferredLoaded = (page: Page) => expect(page.locator('[data-click="open chat"]')).toBeVisible();

test('the CSP blocks nothing on dynamic and not-found pages', fullOnly, async ({ page }) => {
  const violations = await watchViolations(page);
  for (const path of ['/search?q=proxy', '/ru/search?q=x', '/no/such/page', '/ru/nothing', '/free-proxies']) {
    await page.goto(server.url + path);
    await deferredLoaded(page);
  }
  expect(violations).toEqual([]);
});

test('the CSP allows all requests of chat, sign-in and statistics', async ({ page }) => {
  const violations = await watchViolations(page);
  const counted = page.waitForRequest('https://stats.example/hit');
  await page.goto(`${server.url}/pricing`);
  await counted;
  await page.waitForFunction(() => window.oneTap?.prompted);
  await launcher(page).click();
  await loadWidget(page, 'salesmartly.com');
  await page.waitForLoadState('networkidle');
  expect(violations).toEqual([]);
});

test('the CSP allows all requests of the Easemob chat', fullOnly, async ({ page }) => {
  const violations = await watchViolations(page);
  await page.goto(`${easemob!.url}/ru`);
  await deferredLoaded(page);
  await loadWidget(page, 'easemob.com');
  await page.waitForLoadState('networkidle');
  expect(violations).toEqual([]);
});

test('navigation and forms do not violate the CSP', async ({ page }) => {
  const violations = await watchViolations(page);
  await page.goto(`${server.url}/pre-sales`);
  await deferredLoaded(page);
  await page.getByRole('textbox').first().fill('Ada');
  await page.getByRole('contentinfo').locator('a[href="/faq"]').click();
  await page.waitForURL('**/faq');
  await page.goBack();
  await page.waitForURL('**/pre-sales');
  await page.goto(server.url + translated('blog').path);
  await deferredLoaded(page);
  await page.getByRole('contentinfo').locator('a[href="/download"]').first().click();
  await page.waitForURL('**/download');
  expect(violations).toEqual([]);
});
