import { expect, test, type Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { localeCodes } from '@/lib/i18n/locales';
import { fixedPath } from '@/lib/i18n/paths';
import { storedValues } from '@/lib/contract/storage-keys';
import { startServer, type Server } from '../start-server';
import { fullOnly, sample, today } from '../sampling';
import { axeViolations } from './axe';
import { freshState } from './consent-states';
import { stored, watchRequests } from './watch-requests';

/** What a visitor is asked, and what happens, is stored and is sent after each answer. */

test.use({ storageState: freshState });
test.describe.configure({ mode: 'serial' });

const landing = '/?utm_source=letter&ref=R7&source=s1&invite_code=i1';
const measured = ['POST /api/beacon', 'POST /api/client/record-data/log', 'POST /api/sys/user/passport/record-source'];
const kept = ['__SYS_ID', '__REF', 'source', 'registration_code', 'fingerprint', 'touches', 'visit'];
const needed = ['consent', 'myLocale'];

let optIn: Server;
test.beforeAll(async () => {
  optIn = await startServer({ env: { CONSENT_MODE: 'opt-in', RATE_LIMIT: 'off' } });
});
test.afterAll(() => optIn.kill());

const notice = (page: Page) => page.getByRole('region', { name: 'Cookies and privacy' });
const button = (page: Page, name: string) => notice(page).getByRole('button', { name });

/** Sends what waits, as leaving the tab would. */
const hide = (page: Page) => page.evaluate(() => window.dispatchEvent(new Event('pagehide')));

async function signal(page: Page, name: 'globalPrivacyControl' | 'doNotTrack', value: boolean | string): Promise<void> {
  await page.addInitScript(
    ([key, set]) => Object.defineProperty(Navigator.prototype, key, { get: () => set, configurable: true }),
    [name, value] as const,
  );
}

test('without a choice the site measures, says so, and asks as easily for no as for yes', async ({ page }) => {
  const { names } = watchRequests(page);
  await page.goto(landing);
  await expect(notice(page)).toBeVisible();
  const [refuse, accept] = await notice(page)
    .getByRole('button', { name: /Refuse all|Accept all/ })
    .evaluateAll((buttons) => buttons.map((one) => one.getBoundingClientRect().toJSON() as DOMRect));
  expect(Math.abs(refuse!.height - accept!.height)).toBeLessThan(1);
  expect(refuse!.y).toBe(accept!.y);
  await expect.poll(names).toEqual(expect.arrayContaining(measured.slice(1)));
  await hide(page);
  await expect.poll(names).toContain('POST /api/beacon');
  await expect.poll(() => stored(page)).toEqual(expect.arrayContaining(kept));
});

test('a refusal stops it, and removes what was stored', async ({ page }) => {
  await page.goto(landing);
  await expect.poll(() => stored(page)).toContain('touches');
  await button(page, 'Refuse all').click();
  await expect(notice(page)).toBeHidden();
  await expect.poll(() => stored(page)).toEqual(needed);
  const { names } = watchRequests(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Pricing' }).click();
  await page.waitForURL('**/pricing');
  await hide(page);
  await page.reload();
  await page.waitForTimeout(2000);
  await expect(notice(page)).toBeHidden();
  expect(await stored(page)).toEqual(needed);
  const left = names().filter((name) => !/settings|base-info|consent/.test(name));
  expect(left).toEqual([]);
});

test('where visitors are asked first, nothing happens before they agree, and everything after', async ({ page }) => {
  const { names } = watchRequests(page);
  await page.goto(optIn.url + landing);
  await expect(notice(page)).toContainText('May we');
  await page.waitForTimeout(1500);
  expect(names().filter((name) => !/settings|base-info/.test(name))).toEqual([]);
  expect(await stored(page)).toEqual(['myLocale']);
  await button(page, 'Accept all').click();
  // The campaign of this very landing is not lost.
  await expect.poll(names).toEqual(expect.arrayContaining(['GET /api/sys/config/ref/set', ...measured.slice(1)]));
  await expect.poll(() => stored(page)).toEqual(expect.arrayContaining(['consent', '__SYS_ID', '__REF', 'touches']));
});

test('a choice is withdrawn in the settings, which the footer opens, and calls under way are given up', async ({
  page,
}) => {
  await page.goto(optIn.url);
  await button(page, 'Accept all').click();
  await expect.poll(() => stored(page)).toContain('fingerprint');
  // The next call hangs until the withdrawal.
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
  await expect.poll(() => stored(page)).toEqual(needed);
});

const signals = [
  ['Global Privacy Control', 'globalPrivacyControl', true],
  ['Do Not Track', 'doNotTrack', '1'],
] as const;

for (const [name, key, value] of sample(signals, 2, today)) {
  test(`${name} is a refusal without a banner`, async ({ page }) => {
    await signal(page, key, value);
    const { names } = watchRequests(page);
    await page.goto(landing);
    await page.waitForTimeout(2500);
    await expect(notice(page)).toBeHidden();
    expect(await stored(page)).toEqual(['myLocale']);
    expect(names().filter((call) => !/settings|base-info/.test(call))).toEqual([]);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Cookie settings' }).click();
    await expect(notice(page)).toContainText('Your browser asks not to be tracked');
    await expect(notice(page).getByRole('checkbox', { name: /Measurement/ })).toBeDisabled();
  });
}

test('a visitor can have erased what was collected', fullOnly, async ({ page }) => {
  await page.goto(landing);
  await expect.poll(() => stored(page)).toContain('fingerprint');
  await expect.poll(() => stored(page)).toContain('touches');
  await button(page, 'Settings').click();
  await button(page, 'Erase what was collected').click();
  await expect(notice(page).getByRole('status')).toHaveText(/\d+ entries were erased/);
});

test('the notice has no accessibility faults, moves nothing, and fits a small window', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/');
  await expect(notice(page)).toBeVisible();
  await button(page, 'Settings').click();
  expect(await axeViolations(page)).toEqual([]);
  const box = (await notice(page).boundingBox())!;
  expect(box.x + box.width).toBeLessThanOrEqual(320);
  expect(box.y).toBeGreaterThanOrEqual(0);
});

test('the notice speaks every language', fullOnly, async ({ page }) => {
  for (const locale of localeCodes) {
    const words = JSON.parse(readFileSync(`messages/${locale}/client.json`, 'utf8')) as {
      consent: Record<string, string>;
    };
    await page.goto(fixedPath(locale, '/faq'));
    const region = page.getByRole('region', { name: words.consent.label });
    await expect(region.getByRole('button', { name: words.consent.refuse, exact: true })).toBeVisible();
  }
});

test('the cookie page lists every value that the site may store', async ({ page }) => {
  await page.goto('/ru/cookie-policy');
  const names = await page.locator('main table tbody th').allTextContents();
  expect(names).toEqual(storedValues.map(({ name }) => name));
});

for (const width of sample([360, 768], 2)) {
  test(`at ${width} px the line that offers another language comes when the notice has gone`, async ({ page }) => {
    const words = JSON.parse(readFileSync('messages/th/client.json', 'utf8')) as { consent: { label: string } };
    await page.setViewportSize({ width, height: 760 });
    await page.goto('/th');
    const line = page.locator('aside[lang="en-US"]');
    const asked = page.getByRole('region', { name: words.consent.label });
    await expect(asked).toBeVisible();
    await page.waitForTimeout(1500);
    await expect(line).toHaveCount(0);
    await asked.getByRole('button').first().click();
    await expect(line).toBeVisible();
    await expect(asked).toHaveCount(0);
  });
}
