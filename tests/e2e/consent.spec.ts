import { expect, test, type Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { localeCodes } from '@/lib/i18n/locales';
import { canonicalPath } from '@/lib/i18n/locale-paths';
import { storedValues } from '@/lib/contract/storage-keys';
import { startServer, type Server } from '../start-server';
import { fullOnly, sample, commitOffset } from '../sampling';
import { axeViolations } from './axe';
import { noConsentState } from './consent-states';
import { storedNames, watchRequests } from './watch-requests';

/** The consent notice, and what is stored and sent after each choice. */

test.use({ storageState: noConsentState });
test.describe.configure({ mode: 'serial' });

const landing = '/?utm_source=letter&ref=R7&source=s1&invite_code=i1';
const measured = ['POST /api/beacon', 'POST /api/client/record-data/log', 'POST /api/sys/user/passport/record-source'];
const analyticsData = ['__SYS_ID', '__REF', 'source', 'registration_code', 'fingerprint', 'touches', 'visit'];
const necessaryData = ['consent', 'myLocale'];

let optIn: Server;
test.beforeAll(async () => {
  optIn = await startServer({ env: { CONSENT_MODE: 'opt-in', RATE_LIMIT: 'off' } });
});
test.afterAll(() => optIn.kill());

const notice = (page: Page) => page.getByRole('region', { name: 'Cookies and privacy' });
const button = (page: Page, name: string) => notice(page).getByRole('button', { name });

/** Flushes queued events, as leaving the tab would. */
const hide = (page: Page) => page.evaluate(() => window.dispatchEvent(new Event('pagehide')));

async function signal(page: Page, name: 'globalPrivacyControl' | 'doNotTrack', value: boolean | string): Promise<void> {
  await page.addInitScript(
    ([key, set]) => Object.defineProperty(Navigator.prototype, key, { get: () => set, configurable: true }),
    [name, value] as const,
  );
}

test('before a choice in opt-out mode analytics run, with a notice that makes refusing as easy as accepting', async ({
  page,
}) => {
  const { names } = watchRequests(page);
  await page.goto(landing);
  await expect(notice(page)).toBeVisible();
  const [refuse, accept] = await notice(page)
    .getByRole('button', { name: /Reject all|Accept all/ })
    .evaluateAll((buttons) => buttons.map((button) => button.getBoundingClientRect().toJSON() as DOMRect));
  expect(Math.abs(refuse!.height - accept!.height)).toBeLessThan(1);
  expect(refuse!.y).toBe(accept!.y);
  await expect.poll(names).toEqual(expect.arrayContaining(measured.slice(1)));
  await hide(page);
  await expect.poll(names).toContain('POST /api/beacon');
  await expect.poll(() => storedNames(page)).toEqual(expect.arrayContaining(analyticsData));
});

test('refusing stops analytics and removes the stored data', async ({ page }) => {
  await page.goto(landing);
  await expect.poll(() => storedNames(page)).toContain('touches');
  await button(page, 'Reject all').click();
  await expect(notice(page)).toBeHidden();
  await expect.poll(() => storedNames(page)).toEqual(necessaryData);
  const { names } = watchRequests(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Pricing' }).click();
  await page.waitForURL('**/pricing');
  await hide(page);
  await page.reload();
  await page.waitForTimeout(2000);
  await expect(notice(page)).toBeHidden();
  expect(await storedNames(page)).toEqual(necessaryData);
  const left = names().filter((name) => !/settings|base-info|consent/.test(name));
  expect(left).toEqual([]);
});

test('in opt-in mode analytics start only after consent', async ({ page }) => {
  const { names } = watchRequests(page);
  await page.goto(optIn.url + landing);
  await expect(notice(page)).toContainText('May we');
  await page.waitForTimeout(1500);
  expect(names().filter((name) => !/settings|base-info/.test(name))).toEqual([]);
  expect(await storedNames(page)).toEqual(['myLocale']);
  await button(page, 'Accept all').click();
  // The campaign of this landing is not lost.
  await expect.poll(names).toEqual(expect.arrayContaining(['GET /api/sys/config/ref/set', ...measured.slice(1)]));
  await expect
    .poll(() => storedNames(page))
    .toEqual(expect.arrayContaining(['consent', '__SYS_ID', '__REF', 'touches']));
});

test('withdrawing consent in the cookie settings aborts requests in flight', async ({ page }) => {
  await page.goto(optIn.url);
  await button(page, 'Accept all').click();
  await expect.poll(() => storedNames(page)).toContain('fingerprint');
  // The next request hangs until consent is withdrawn.
  await page.evaluate(() => localStorage.removeItem('fingerprint'));
  await page.route('**/record-data/log', () => {});
  await page.goto(optIn.url);
  const failed = page.waitForEvent('requestfailed', (request) => request.url().endsWith('record-data/log'));
  await page.waitForRequest('**/record-data/log');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Cookie settings' }).click();
  await notice(page)
    .getByRole('checkbox', { name: /Measurement/ })
    .uncheck();
  await button(page, 'Save my choice').click();
  await failed;
  await expect.poll(() => storedNames(page)).toEqual(necessaryData);
});

const signals = [
  ['Global Privacy Control', 'globalPrivacyControl', true],
  ['Do Not Track', 'doNotTrack', '1'],
] as const;

for (const [name, key, value] of sample(signals, 2, commitOffset)) {
  test(`${name} counts as a refusal, without a notice`, async ({ page }) => {
    await signal(page, key, value);
    const { names } = watchRequests(page);
    await page.goto(landing);
    await page.waitForTimeout(2500);
    await expect(notice(page)).toBeHidden();
    expect(await storedNames(page)).toEqual(['myLocale']);
    expect(names().filter((call) => !/settings|base-info/.test(call))).toEqual([]);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Cookie settings' }).click();
    await expect(notice(page)).toContainText('Your browser asks sites not to track you');
    await expect(notice(page).getByRole('checkbox', { name: /Measurement/ })).toBeDisabled();
  });
}

test('visitors can erase their collected data', fullOnly, async ({ page }) => {
  await page.goto(landing);
  await expect.poll(() => storedNames(page)).toContain('fingerprint');
  await expect.poll(() => storedNames(page)).toContain('touches');
  await button(page, 'Settings').click();
  await button(page, 'Delete the data collected').click();
  await expect(notice(page).getByRole('status')).toHaveText(/\d+ entries were erased/);
});

test('the consent notice is accessible and fits a small viewport', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/');
  await expect(notice(page)).toBeVisible();
  await button(page, 'Settings').click();
  expect(await axeViolations(page)).toEqual([]);
  const box = (await notice(page).boundingBox())!;
  expect(box.x + box.width).toBeLessThanOrEqual(320);
  expect(box.y).toBeGreaterThanOrEqual(0);
});

test('the consent notice is translated into every language', fullOnly, async ({ page }) => {
  for (const locale of localeCodes) {
    const messages = JSON.parse(readFileSync(`messages/${locale}/client.json`, 'utf8')) as {
      consent: Record<string, string>;
    };
    await page.goto(canonicalPath(locale, '/faq'));
    const region = page.getByRole('region', { name: messages.consent.label });
    await expect(region.getByRole('button', { name: messages.consent.rejectAll, exact: true })).toBeVisible();
  }
});

test('the cookie policy lists every value that the site may store', async ({ page }) => {
  await page.goto('/ru/cookie-policy');
  const names = await page.locator('main table tbody th').allTextContents();
  expect(names).toEqual(storedValues.map(({ name }) => name));
});

for (const width of sample([360, 768], 2)) {
  test(`at ${width} px the language suggestion appears after the consent notice is closed`, async ({ page }) => {
    const messages = JSON.parse(readFileSync('messages/th/client.json', 'utf8')) as { consent: { label: string } };
    await page.setViewportSize({ width, height: 760 });
    await page.goto('/th');
    const line = page.locator('aside[lang="en-US"]');
    const consentNotice = page.getByRole('region', { name: messages.consent.label });
    await expect(consentNotice).toBeVisible();
    await page.waitForTimeout(1500);
    await expect(line).toHaveCount(0);
    await consentNotice.getByRole('button').first().click();
    await expect(line).toBeVisible();
    await expect(consentNotice).toHaveCount(0);
  });
}

test('the consent notice is next after the skip link, at 360 px and with forced colors', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/');
  await expect(notice(page)).toBeVisible();
  const refuse = button(page, 'Reject all');
  await page.keyboard.press('Tab');
  await expect(page.locator('a[href="#content"]')).toBeFocused();
  for (let step = 0; step < 2; step += 1) await page.keyboard.press('Tab');
  await expect(refuse).toBeFocused();
  await expect(refuse).not.toHaveCSS('border-top-width', '0px');
  await page.keyboard.press('Escape');
  await expect(refuse).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(notice(page)).toBeHidden();
});
