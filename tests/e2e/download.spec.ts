import { expect, test } from '@playwright/test';
import { platformIds } from '@/lib/contract/platforms';
import { newestRelease } from '../articles';
import { readInbox } from './contact-form';
import { openHydrated } from './hydrated';
import { e2e, readHtml } from './send-request';
import downloads from '@/messages/ru/downloads.json' with { type: 'json' };
import { e2eEnvironment, e2eUrl } from '@/scripts/e2e-environment';

const chrome = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';

const visitors = [
  ['Windows', `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${chrome}`, ['Windows, 64-bit']],
  ['32-bit Windows', 'Mozilla/5.0 (Windows NT 10.0; rv:140.0) Gecko/20100101 Firefox/140.0', ['Windows, 32-bit']],
  ['a Mac', `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${chrome}`, ['macOS, Apple silicon', 'macOS, Intel']],
  ['Linux', `Mozilla/5.0 (X11; Linux x86_64) ${chrome}`, ['Linux, 64-bit']],
  ['Android', `Mozilla/5.0 (Linux; Android 16; Pixel 9) ${chrome}`, []],
] as const;

for (const [name, userAgent, expected] of visitors) {
  test.describe(`on ${name}`, () => {
    test.use({ userAgent });

    test(`the download page shows ${expected.join(' and ') || 'no system'} first`, async ({ page }) => {
      await page.goto('/download');
      const systems = await page.locator('[data-platform]').evaluateAll((items) =>
        items
          .map((item) => ({
            name: item.querySelector('h3')!.textContent,
            isYours: [...item.querySelectorAll('p')].some(
              (p) => p.textContent === 'Your system' && p.checkVisibility(),
            ),
            top: item.getBoundingClientRect().top,
          }))
          .sort((a, b) => a.top - b.top),
      );
      expect(systems).toHaveLength(platformIds.length);
      expect(systems.filter(({ isYours }) => isYours).map((system) => system.name)).toEqual(expected);
      expect(systems.slice(0, expected.length).map((system) => system.name)).toEqual(expected);
    });
  });
}

test('each system has one action: its configured download URL, or the form for a notification', async () => {
  const $ = await readHtml('/download', e2e);
  const hrefs = platformIds.map((id) => $(`[data-platform=${id}] a`).attr('href'));
  const { DOWNLOAD_URL_WIN64, DOWNLOAD_URL_WIN32, DOWNLOAD_URL_MAC, DOWNLOAD_URL_ARM64 } = e2eEnvironment;
  expect(hrefs).toEqual([DOWNLOAD_URL_WIN64, DOWNLOAD_URL_WIN32, DOWNLOAD_URL_MAC, DOWNLOAD_URL_ARM64, '#notify']);
  expect($('#notify form')).toHaveLength(1);
  const missing = $('#downloads p').filter((_, p) => $(p).text().includes('Not available yet'));
  expect(missing).toHaveLength(1);
  expect(missing.text()).toContain('Not available yet: Linux, 64-bit.');
  for (const id of platformIds) expect($(`[data-platform=${id}] a`)).toHaveLength(1);
});

test('without published files each system links to its install guide', async ({ page }) => {
  await page.goto('/download');
  const guides = page.locator('[data-platform] a');
  expect(await guides.evaluateAll((links) => links.map((link) => link.getAttribute('href')))).toEqual(
    ['windows', 'windows', 'macos', 'macos', 'linux'].map((system) => `/helps/install-on-${system}`),
  );
});

test('without published files visitors leave their address, and are told at the form that it is stored', async ({
  page,
}) => {
  const email = `ada-${Date.now()}@example.org`;
  await openHydrated(page, '/ru/download');
  await expect(page.locator('select[name=system]')).toHaveValue('linux');
  const form = page.locator('#notify form');
  await form.getByRole('button').click();
  await expect(page.locator('#notify input[name=email]')).toHaveAccessibleDescription(/./);
  await page.locator('#notify input[name=email]').fill(email);
  await page.locator('select[name=system]').selectOption('com_win64');
  await page.waitForTimeout(2000);
  await form.getByRole('button').click();
  await expect(form.getByRole('status')).toHaveText(downloads.notified);
  await expect(form.getByRole('status')).toBeInViewport();
  expect(readInbox()).toMatch(new RegExp(`notify[^]*${email}`));
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('an address left to be told of a download is confirmed on the page', async ({ page }) => {
    await page.goto('/fr/download');
    await expect(page.locator('#notified')).toBeHidden();
    await page.locator('#notify input[name=email]').fill(`ada-${Date.now()}@example.org`);
    await page.locator('#notify button').click();
    await page.waitForURL('**/fr/download#notified');
    await expect(page.locator('#notified')).toBeVisible();
  });

  test('every operating system is listed with its requirements, the version and the release notes', async ({
    page,
  }) => {
    await page.goto(`${e2eUrl}/ru/download`);
    await expect(page.locator('[data-platform]')).toHaveCount(platformIds.length);
    for (const id of platformIds) await expect(page.locator(`[data-platform=${id}] dd`)).toBeVisible();
    await expect(page.getByRole('main').locator(`a[href="/ru${newestRelease().path}"]`)).toBeVisible();
  });
});
