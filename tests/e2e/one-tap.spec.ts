import http from 'node:http';
import { expect, test } from '@playwright/test';
import { exportJWK, generateKeyPair, SignJWT, type CryptoKey } from 'jose';
import { listen } from '../free-port';
import { startServer, type Server } from '../start-server';
import { isFull, fullOnly, sample } from '../sampling';
import { grantConsent } from './chat-mocks';
import { noConsentState } from './consent-states';
import { advanceClock } from './frozen-clock';
import { mockGoogle } from './one-tap-mock';
import { watchRequests } from './watch-requests';

/** Google One Tap. Google's script is mocked; tokens are signed with a real key, which the server fetches. */

test.use({ storageState: noConsentState });
test.describe.configure({ mode: 'serial' });

const clientId = '1-suite.apps.googleusercontent.com';
let signer: CryptoKey;
let jwks: http.Server;
let server: Server;
/** Only in the full suite. */
let newTab: Server | undefined;

test.beforeAll(async () => {
  const { publicKey, privateKey } = await generateKeyPair('RS256', { extractable: true });
  signer = privateKey;
  const keys = JSON.stringify({ keys: [{ ...(await exportJWK(publicKey)), kid: 'k1', alg: 'RS256', use: 'sig' }] });
  jwks = http.createServer((_, response) => response.setHeader('Content-Type', 'application/json').end(keys));
  const env = { GOOGLE_CLIENT_ID: clientId, GOOGLE_JWKS_URL: `${await listen(jwks)}/`, RATE_LIMIT: 'off' };
  [server, newTab] = await Promise.all([
    startServer({ env }),
    isFull ? startServer({ env: { ...env, ONE_TAP_NEW_TAB: '1' } }) : undefined,
  ]);
});
test.afterAll(async () => {
  await Promise.all([server.kill(), newTab?.kill()]);
  jwks.close();
});

type Claims = { audience?: string; issuer?: string; expires?: string };

const token = ({ audience = clientId, issuer = 'https://accounts.google.com', expires = '5m' }: Claims = {}) =>
  new SignJWT({ email: 'ada@example.org' })
    .setProtectedHeader({ alg: 'RS256', kid: 'k1' })
    .setSubject('1234567890')
    .setIssuer(issuer)
    .setAudience(audience)
    .setIssuedAt()
    .setExpirationTime(expires)
    .sign(signer);

test('One Tap starts three seconds after the page, and a valid token opens the app', async ({ page, context }) => {
  await grantConsent(context);
  await mockGoogle(context, await token());
  const sent = page.waitForRequest('**/authorized-login');
  await page.goto(`${server.url}/ru?source=s1&invite_code=i1&ref=R1`);
  await page.waitForFunction(() => window.oneTap?.prompted);
  const { at, options } = (await page.evaluate(() => ({
    at: window.oneTap!.at,
    options: { ...window.oneTap!.options, callback: 0 },
  })))!;
  expect(at).toBeGreaterThan(2500);
  expect(options).toMatchObject({ client_id: clientId, use_fedcm_for_prompt: true });
  await expect(page.locator('#credential_picker_container')).toHaveCSS('z-index', '1000000002');
  const body = (await sent).postDataBuffer()!.toString('utf8');
  for (const [name, value] of [
    ['third_party', 'google'],
    ['third_party_action_type', 'one_tap'],
    ['invite_code', 'i1'],
    ['language', 'ru-RU'],
    ['source', 's1'],
    ['regParam', '{"ref":"R1"}'],
  ]) {
    expect(body).toContain(`name="${name}"\r\n\r\n${value}\r\n`);
  }
  await page.waitForURL(/^https:\/\/app\.facetry\.example\/\?t=[\w-]{32}$/);
});

test('with ONE_TAP_NEW_TAB the app opens in a new tab', fullOnly, async ({ page, context }) => {
  await grantConsent(context);
  await mockGoogle(context, await token());
  const opened = context.waitForEvent('page');
  await page.goto(newTab!.url);
  await (await opened).waitForURL(/^https:\/\/app\.facetry\.example\/\?t=/);
  expect(new URL(page.url()).origin).toBe(newTab!.url);
});

for (const [name, claims] of sample(
  [
    ['for another audience', { audience: 'other' }],
    ['of another issuer', { issuer: 'https://evil.example' }],
    ['that has expired', { expires: '-1m' }],
  ] as [string, Claims][],
  3,
)) {
  test(`a token ${name} is rejected with a message`, async ({ page, context }) => {
    await grantConsent(context);
    await mockGoogle(context, await token(claims));
    const answered = page.waitForResponse('**/authorized-login');
    const notified = page.getByRole('status').filter({ hasText: 'Registration failed!' }).waitFor();
    await page.goto(server.url);
    const response = await answered;
    expect(response.status()).toBe(200);
    expect(await response.json()).toMatchObject({ code: 4001, data: null });
    await notified;
  });
}

test('a failed sign-in shows 注册失败 in Chinese', fullOnly, async ({ page, context }) => {
  await grantConsent(context);
  await mockGoogle(context, 'no.token.atall');
  await page.goto(`${server.url}/zh`);
  await expect(page.getByRole('status').filter({ hasText: '注册失败' })).toBeVisible();
});

test('Google’s script is not loaded without a client id or without consent', async ({ page, context, baseURL }) => {
  const { names } = watchRequests(page);
  await page.clock.install();
  const visit = async (url: string) => {
    await page.goto(url);
    await expect(page.locator('[data-click="open chat"]')).toBeVisible();
    // Beyond the three seconds after which One Tap starts, with time to load its code.
    for (let second = 0; second < 10; second += 1) {
      await advanceClock(page, 1000);
      await page.waitForTimeout(50);
    }
  };
  const googleRequests = () => names().filter((name) => name.includes('google'));
  await grantConsent(context);
  await mockGoogle(context, 'no token');
  await visit(baseURL!);
  expect(googleRequests()).toEqual([]);
  await context.clearCookies();
  await context.addCookies([{ name: 'consent', value: '1.1.0', domain: 'localhost', path: '/' }]);
  await visit(server.url);
  expect(googleRequests()).toEqual([]);
  // Control: with both, the request is observed.
  await context.clearCookies();
  await grantConsent(context);
  await visit(server.url);
  expect(googleRequests()).not.toEqual([]);
});
