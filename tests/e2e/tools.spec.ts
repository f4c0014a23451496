import { expect, test, type Page } from '@playwright/test';

/** What each tool does for a visitor. */

const openTool = async (page: Page, path: string) => {
  await page.goto(path);
  await expect(page.locator('#tool-status')).toHaveAttribute('data-state', 'ready');
};

test('the link builder corrects mistakes by a click, and makes links of a table', async ({ page }) => {
  await openTool(page, '/utm-link');
  await page.getByLabel('Page URL').fill('example.com/page');
  await page.getByLabel('Source', { exact: true }).fill('newsletter');
  await page.getByLabel('Medium', { exact: true }).fill('Email');
  await page.getByRole('button', { name: 'Use https://example.com/page' }).click();
  await page.getByRole('button', { name: 'Use email' }).click();
  await expect(page.getByText('No common mistakes found.')).toBeVisible();
  await expect(page.getByText('https://example.com/page?utm_source=newsletter&utm_medium=email')).toBeVisible();
  await expect(page.getByRole('img', { name: 'QR code for the link' })).toBeVisible();
  await page.getByText('Build many links at once', { exact: true }).click();
  await page.getByLabel('Table').fill('address,source\nhttps://a.example,x\nhttps://b.example');
  await expect(page.getByText('Finished links: 1')).toBeVisible();
  await expect(page.getByText('The number of cells differs from the header row.')).toBeVisible();
});

test('values that the link builder remembers are suggested on the next visit, until they are forgotten', async ({
  page,
}) => {
  await openTool(page, '/utm-link');
  await page.getByLabel('Page URL').fill('https://example.com');
  await page.getByLabel('Source', { exact: true }).fill('my-own-source');
  await page.getByRole('button', { name: 'Remember these values' }).click();
  await openTool(page, '/utm-link');
  await expect(page.locator('#utm-source-values')).toContainText('my-own-source');
  await page.getByRole('button', { name: 'Forget them' }).click();
  await expect(page.locator('#utm-source-values')).not.toContainText('my-own-source');
  expect(await page.evaluate(() => localStorage.getItem('utm_vocabulary'))).toBeNull();
});

test('the proxy converter reads a file and writes commands for curl', async ({ page }) => {
  await openTool(page, '/proxy-format');
  const buffer = Buffer.from("socks5://o'neil:$HOME@203.0.113.7:1080\n203.0.113.7:99999\n");
  await page.getByLabel('Or a text file').setInputFiles({ name: 'list.txt', mimeType: 'text/plain', buffer });
  await page.getByLabel('Convert to').selectOption('curl');
  await expect(page.getByLabel('Converted list', { exact: true })).toHaveValue(
    /-x 'socks5h:\/\/o'\\''neil:%24HOME@203\.0\.113\.7:1080'/,
  );
  await expect(page.getByText('The port must be a number from 1 to 65535.')).toBeVisible();
  await page
    .getByLabel('Or a text file')
    .setInputFiles({ name: 'image.png', mimeType: 'image/png', buffer: Buffer.from([0x89, 0x50, 0, 0xff]) });
  await expect(page.getByText('This file isn’t text in UTF-8 or UTF-16.')).toBeVisible();
});

test('the cookie converter shows its progress with a file of 10 MB, and the page stays usable', async ({ page }) => {
  await openTool(page, '/cookie-converter');
  const line = (i: number) => `.shop${i}.example\tTRUE\t/\tTRUE\t1900000000\tsession\t${'x'.repeat(39)}`;
  const lines = Array.from({ length: 110_000 }, (_, i) =>
    i === 99_999 ? 'no cookie\tTRUE\t/\tmaybe\t1\ta\tb' : line(i),
  );
  const buffer = Buffer.from(lines.join('\n'));
  expect(buffer.length).toBeGreaterThan(9_000_000);
  expect(buffer.length).toBeLessThan(10_000_000);
  await page.evaluate(() => {
    const values: number[] = [];
    const note = () => {
      const value = document.querySelector<HTMLProgressElement>('[data-tool] progress')?.value;
      if (value !== undefined) values.push(value);
    };
    new MutationObserver(note).observe(document.querySelector('#tool-result')!, {
      ...{ subtree: true, childList: true, attributes: true },
    });
    Object.assign(window, { progressValues: values });
  });
  await page.getByLabel('Convert to').selectOption('header');
  await page.getByLabel('Or a file').setInputFiles({ name: 'cookies.txt', mimeType: 'text/plain', buffer });
  await expect(page.getByText('Cookies read').locator('..')).toContainText('109999');
  await expect(page.getByText('From the file cookies.txt')).toBeVisible();
  await expect(page.getByText('Line 100000:')).toBeVisible();
  await expect(page.getByText('And 109979 more.')).toBeVisible();
  const values = await page.evaluate(() => (window as unknown as { progressValues: number[] }).progressValues);
  expect(new Set(values.filter((value) => value > 0 && value < 1)).size).toBeGreaterThan(3);
  await page.getByLabel('Cookies', { exact: true }).fill('Cookie: a=1; b=2');
  await page.getByLabel('Domain, for headers').fill('shop.example');
  await expect(page.getByText('Cookies read').locator('..')).toContainText('2');
  await expect(page.getByText('From the file cookies.txt')).toBeHidden();
});

test('the user agent of the browser is taken apart by keyboard alone', async ({ page }) => {
  await openTool(page, '/user-agent');
  await page.getByLabel('User agent', { exact: true }).focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Part by part')).toBeVisible();
  await page.getByLabel('User agent', { exact: true }).fill('Mozilla/5.0 (Windows NT 11.0; Win64; x64) Gecko/20100101');
  await expect(page.getByText('There’s no such version: even Windows 11 reports Windows NT 10.0.')).toBeVisible();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the page of a tool says what it needs, and still explains', async ({ page }) => {
    await page.goto('/utm-link');
    await expect(page.getByText('so it needs JavaScript')).toBeVisible();
    await expect(page.getByText('How to read the checks')).toBeVisible();
    await expect(page.getByLabel('Page URL')).toBeHidden();
  });
});
