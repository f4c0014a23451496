import { expect, test, type Page } from '@playwright/test';
import { startServer, type Server } from '../start-server';
import { isFull, fullOnly, sample } from '../sampling';
import { excludedIp, launcher } from './chat-servers';
import { allow, scriptUrl, mockChats } from './chat-mocks';
import { freshState } from './consent-states';
import { bringWidget, mockServices, statistics } from './demanding-services';
import { mockGoogle } from './one-tap-mock';
import { pageKinds } from './page-kinds';
import { watchViolations } from './violations';

/** The policy of pages in a browser: nothing of the site or of its services is kept out. */

test.use({ storageState: freshState });
test.describe.configure({ mode: 'serial' });

const env = { RATE_LIMIT: 'off', CHAT_EXCLUDED_IP: excludedIp };
let server: Server;
/** For the full suite alone. */
let easemob: Server | undefined;
test.beforeAll(async () => {
  const signIn = { GOOGLE_CLIENT_ID: '1234567890-suite.apps.googleusercontent.com' };
  [server, easemob] = await Promise.all([
    startServer({ env: { ...env, ...signIn, ...statistics, CHAT_TYPE: 'SS_HUMAN', CHAT_SCRIPT_URL: scriptUrl } }),
    isFull ? startServer({ env: { ...env, CHAT_TYPE: 'HUAN_XIN', EASEMOB_CONFIG_ID: 'suite-id' } }) : undefined,
  ]);
});
test.afterAll(() => Promise.all([server, easemob].map((one) => one?.kill())));

test.beforeEach(async ({ context }) => {
  await allow(context);
  await mockServices(context);
  await mockChats(context);
  await mockGoogle(context, 'no token', { hasPicker: false });
});

/** Everything that comes later is there: the chat is the last. */
const settled = (page: Page) => expect(page.locator('[data-click="open chat"]')).toBeVisible();

/** Three parts, so that they may run side by side. */
const tried = sample(pageKinds, 12);
for (const part of [0, 1, 2]) {
  const kinds = tried.filter((_kind, nth) => nth % 3 === part);
  test(`nothing of these pages is kept out: ${kinds.join(', ')}`, async ({ page }) => {
    const violations = await watchViolations(page);
    for (const path of kinds) {
      const answer = await page.goto(server.url + path);
      expect(answer!.headers()['content-security-policy'], path).toMatch(/^default-src 'none'; script-src 'self'/);
      if (!/^\/(?:error|_icons)/.test(path)) await settled(page);
    }
    expect(violations).toEqual([]);
  });
}

test(
  'nothing of pages that are made for each request is kept out, nor of what is not there',
  fullOnly,
  async ({ page }) => {
    const violations = await watchViolations(page);
    for (const path of ['/search?q=proxy', '/ru/search?q=x', '/no/such/page', '/ru/nothing', '/free-proxies']) {
      await page.goto(server.url + path);
      await settled(page);
    }
    expect(violations).toEqual([]);
  },
);

test('chat, sign-in and statistics get all that they ask for', async ({ page }) => {
  const violations = await watchViolations(page);
  const counted = page.waitForRequest('https://stats.example/hit');
  await page.goto(`${server.url}/pricing`);
  await counted;
  await page.waitForFunction(() => window.oneTap?.prompted);
  await launcher(page).click();
  await bringWidget(page, 'salesmartly.com');
  await page.waitForLoadState('networkidle');
  expect(violations).toEqual([]);
});

test('the other chat gets all that it asks for', fullOnly, async ({ page }) => {
  const violations = await watchViolations(page);
  await page.goto(`${easemob!.url}/ru`);
  await settled(page);
  await bringWidget(page, 'easemob.com');
  await page.waitForLoadState('networkidle');
  expect(violations).toEqual([]);
});

test('going from page to page, forms, themes and languages need nothing that is kept out', async ({ page }) => {
  const violations = await watchViolations(page);
  await page.goto(`${server.url}/pre-sales`);
  await settled(page);
  await page.getByRole('textbox').first().fill('Ada');
  await page.getByRole('contentinfo').locator('a[href="/faq"]').click();
  await page.waitForURL('**/faq');
  await page.goBack();
  await page.waitForURL('**/pre-sales');
  await page.goto(`${server.url}/blog/one-profile-one-account`);
  await settled(page);
  await page.getByRole('contentinfo').locator('a[href="/download"]').first().click();
  await page.waitForURL('**/download');
  expect(violations).toEqual([]);
});
