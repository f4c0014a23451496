import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium, expect, test, type Page } from '@playwright/test';
import { formatOtpauthUrl } from '@/lib/tools/two-factor-code/otpauth-url';
import { totpCode } from '@/lib/tools/two-factor-code/totp';
import { qrCodePng } from '@/lib/tools/qr-code';
import { account, secret } from '../unit/tools/two-factor-code/accounts';
import { encodeExport } from '../unit/tools/two-factor-code/encode-export';
import { addStyles } from './add-styles';
import { axeViolations } from './axe';
import { browserArguments } from './browser-arguments';
import { unprintable } from './print';
import { qrVideo } from './qr-video';

/** The page of two-factor codes, with pictures, a camera's stream, the browser's cryptography and the server's clock. */

const openTool = async (page: Page, address = '/two-factor-code') => {
  await page.goto(address);
  await expect(page.locator('#tool-status')).toHaveAttribute('data-state', 'ready');
};

const secrets = (page: Page) => page.getByLabel('Secrets or links, one per line');
const codes = (page: Page) => page.locator('[data-code]');
const shown = async (page: Page, i = 0) => ((await codes(page).nth(i).textContent()) ?? '').replace(' ', '');

/** Expects the code of an account, whichever period the browser is in. @param shift of its clock, in ms */
const expectCode = async (page: Page, values = account(), shift = 0) =>
  expect(async () => expect(await shown(page)).toBe(totpCode(values, Date.now() + shift))).toPass();

const png = async (text: string) => ({
  name: 'code.png',
  mimeType: 'image/png',
  buffer: Buffer.from(await qrCodePng(text, { dark: '#000000', light: '#ffffff', width: 400 })),
});
const choose = (page: Page, file: { name: string; mimeType: string; buffer: Buffer }) =>
  page.getByLabel('Or a picture of a QR code').setInputFiles(file);

test('a secret typed by keyboard becomes the code of this moment, with the settings chosen for it', async ({
  page,
}) => {
  await openTool(page);
  await secrets(page).focus();
  await page.keyboard.type('jbsw y3dp ehpk 3pxp');
  await expectCode(page);
  await expect(page.getByRole('progressbar', { name: 'Time left for this code' })).toBeVisible();
  await page.getByText('Digits, period, algorithm').focus();
  await page.keyboard.press('Enter');
  await page.getByLabel('Digits', { exact: true }).selectOption('8');
  await page.getByLabel('New code every').selectOption('60');
  await page.getByLabel('Algorithm').selectOption('SHA256');
  await expectCode(page, account({ digits: 8, period: 60, algorithm: 'SHA256' }));
});

test('wrong secrets are named with their line and the reason, and the others are used', async ({ page }) => {
  await openTool(page);
  await secrets(page).fill(`JBSW Y3DP EHPK 3PX0\n${secret}\notpauth://hotp/a?secret=${secret}\nhttps://example.com`);
  await expectCode(page);
  const errors = page.getByRole('listitem').filter({ hasText: /^Line \d/ });
  await expect(errors).toHaveText([
    'Line 1: “0” can’t be part of a secret, which uses only the letters A–Z and the digits 2–7.',
    /^Line 3: These codes follow a counter/,
    'Line 4: This isn’t a two-factor link; those begin with otpauth://.',
  ]);
});

test('QR codes in pictures are read, those of exports with all their accounts', async ({ page }) => {
  await openTool(page);
  const shop = account({ issuer: 'Shop', name: 'anna@example.com', digits: 8 });
  await choose(page, await png(formatOtpauthUrl(shop)));
  await expectCode(page, shop);
  await expect(page.getByRole('heading', { name: 'Shop · anna@example.com' })).toBeVisible();
  const others = ['ben', 'cleo', 'dora'].map((name) => account({ name }));
  await choose(page, await png(encodeExport(others, { index: 0, count: 2 })));
  await expect(codes(page)).toHaveCount(4);
  await expect(page.getByText('This export is spread over 2 QR codes, and you’ve added 1.')).toBeVisible();
});

test('pictures without a secret end in a clear message', async ({ page }) => {
  await openTool(page);
  const alert = page
    .getByRole('region', { name: 'Two-factor code generator' })
    .getByRole('alert')
    .filter({ hasText: /./ });
  await choose(page, await png('https://example.com'));
  await expect(alert).toHaveText('This QR code doesn’t contain a two-factor secret.');
  const empty = await page.screenshot({ clip: { x: 0, y: 0, width: 300, height: 50 } });
  await choose(page, { name: 'empty.png', mimeType: 'image/png', buffer: empty });
  await expect(alert).toContainText('No QR code was found in the picture.');
  await choose(page, { name: 'broken.png', mimeType: 'image/png', buffer: Buffer.from([0x89, 0x50, 0, 0xff]) });
  await expect(alert).toHaveText('This file can’t be opened as a picture.');
  await choose(page, { name: 'huge.png', mimeType: 'image/png', buffer: Buffer.alloc(21_000_000) });
  await expect(alert).toHaveText('The file is larger than 20 MB.');
  await choose(page, await png(formatOtpauthUrl(account())));
  await expectCode(page);
  await expect(alert).toHaveCount(0);
});

test('the camera reads a QR code and is switched off', async ({ baseURL }) => {
  const folder = mkdtempSync(path.join(tmpdir(), 'qr-'));
  const video = path.join(folder, 'code.y4m');
  const shop = account({ issuer: 'Shop' });
  writeFileSync(video, qrVideo(formatOtpauthUrl(shop)));
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH,
    args: [
      ...[...browserArguments, '--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream'],
      `--use-file-for-fake-video-capture=${video}`,
    ],
  });
  try {
    const page = await browser.newPage({ baseURL });
    await openTool(page);
    await page.getByRole('button', { name: 'Use the camera' }).click();
    await expectCode(page, shop);
    await expect(page.getByLabel('What the camera sees')).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Use the camera' })).toBeVisible();
  } finally {
    await browser.close();
    rmSync(folder, { recursive: true });
  }
});

test('a camera that is missing or not allowed ends in a message, and can be tried again', async ({ page }) => {
  await openTool(page);
  await page.getByRole('button', { name: 'Use the camera' }).click();
  await expect(page.getByRole('alert').filter({ hasText: /camera/i })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Use the camera' })).toBeVisible();
});

test('the clock is compared by one request after a click, and codes then follow the correct time', async ({ page }) => {
  const shift = 90_000;
  await page.clock.install({ time: Date.now() + shift });
  await openTool(page);
  await secrets(page).fill(secret);
  await expectCode(page, account(), shift);
  const requests: string[] = [];
  page.on('request', (request) => requests.push(`${request.method()} ${new URL(request.url()).pathname}`));
  await page.getByRole('button', { name: 'Check the clock' }).click();
  await expect(page.getByText(/Your clock is (?:89|90|91) sec ahead/)).toBeVisible();
  await expectCode(page);
  expect(requests).toEqual(['HEAD /two-factor-code']);
});

test('a clock that is right is said to be, and without a connection the page says that it could not ask', async ({
  page,
  context,
}) => {
  await openTool(page);
  await secrets(page).fill(secret);
  await page.getByRole('button', { name: 'Check the clock' }).click();
  await expect(page.getByText(/Your clock is right to within \d+ sec/)).toBeVisible();
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Check the clock' }).click();
  await expect(page.getByText('There was no response, so the clock couldn’t be checked.')).toBeVisible();
});

test('accounts are kept only on wish and encrypted, opened by the passphrase alone, and forgotten', async ({
  page,
}) => {
  await openTool(page);
  await secrets(page).fill(formatOtpauthUrl(account({ issuer: 'Shop' })));
  await expectCode(page);
  const stored = () => page.evaluate(() => localStorage.getItem('two_factor_accounts'));
  expect(await stored()).toBeNull();
  await page.getByLabel('Passphrase').fill('short');
  await page.getByRole('button', { name: 'Encrypt and keep' }).click();
  await expect(page.getByText('Use at least 8 characters.')).toBeVisible();
  expect(await stored()).toBeNull();
  await page.getByLabel('Passphrase').fill('correct horse battery');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Encrypted and kept in this browser.')).toBeVisible();
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))).not.toContain(secret);

  await openTool(page);
  await expect(codes(page)).toHaveCount(0);
  await page.getByLabel('Passphrase').fill('wrong horse battery');
  await page.getByRole('button', { name: 'Unlock' }).click();
  await expect(page.getByText('The passphrase is wrong, or the stored data was changed.')).toBeVisible();
  await page.getByLabel('Passphrase').fill('correct horse battery');
  await page.getByRole('button', { name: 'Unlock' }).click();
  await expectCode(page);
  await page.getByRole('button', { name: 'Forget them' }).click();
  await expect(page.getByText('The stored accounts were deleted.')).toBeVisible();
  expect(await stored()).toBeNull();
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`codes are accessible, fit 320 pixels, and print without controls (${colorScheme})`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width: 320, height: 800 });
    await openTool(page);
    const long = account({ issuer: 'Verylongservicename'.repeat(4), name: 'a.long.name@example.com', digits: 8 });
    await secrets(page).fill(`${formatOtpauthUrl(long)}\nMZXW6YQ\nx1`);
    await expect(codes(page)).toHaveCount(2);
    await page.getByRole('button', { name: 'Check the clock' }).click();
    await expect(page.getByText(/Your clock is right/)).toBeVisible();
    await addStyles(page, '* { content-visibility: visible !important }');
    expect(await axeViolations(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    await page.emulateMedia({ media: 'print' });
    await expect(codes(page).first()).toBeVisible();
    await expect(secrets(page)).toBeHidden();
    await expect(page.getByLabel('Passphrase')).toBeHidden();
    expect(await unprintable(page)).toEqual([]);
  });
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the page of two-factor codes says what it needs, and still explains', async ({ page }) => {
    await page.goto('/two-factor-code');
    await expect(page.getByText('so it needs JavaScript')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'What you can enter' })).toBeVisible();
    await expect(secrets(page)).toBeHidden();
  });
});
