import { expect, test } from '@playwright/test';
import { firstLoad, weightOf } from './first-load';

/** What a visit loads. `npm run bench` measures the framework's floor. */
const frameworkFloor = 138.2;
const budgets = { javaScript: frameworkFloor + 15, css: 14, homeHtml: 30, fonts: 60, homeTransfer: 330 };

const pages = ['/', '/ru/pricing', '/ru/download', '/zh/faq', '/th/rpa', '/local-api', '/pt/referral-program'];
for (const path of [...pages, '/zh/blog/one-profile-one-account', '/search?q=x']) {
  test(`${path} keeps within its weight`, async ({ baseURL }) => {
    const { javaScript, css, html } = weightOf(await firstLoad(baseURL + path));
    expect(javaScript, 'first-load JavaScript in KB').toBeLessThanOrEqual(budgets.javaScript);
    expect(css, 'CSS in KB').toBeGreaterThan(0);
    expect(css, 'CSS in KB').toBeLessThanOrEqual(budgets.css);
    if (path === '/') expect(html, 'HTML in KB').toBeLessThanOrEqual(budgets.homeHtml);
  });
}

for (const path of ['/', '/ru', '/zh', '/vn']) {
  test(`the home page ${path} transfers little until five seconds after it has loaded`, async ({ page }) => {
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Network.enable');
    const types = new Map<string, string>();
    const bytes = { all: 0, fonts: 0 };
    devtools.on('Network.responseReceived', ({ requestId, type }) => types.set(requestId, type));
    devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      bytes.all += encodedDataLength;
      if (types.get(requestId) === 'Font') bytes.fonts += encodedDataLength;
    });
    await page.goto(path, { waitUntil: 'load' });
    await page.waitForTimeout(5000);
    console.log(`  ${path}: ${(bytes.all / 1000).toFixed(1)} KB, of which fonts ${(bytes.fonts / 1000).toFixed(1)} KB`);
    expect(bytes.all / 1000, 'all of it in KB').toBeLessThanOrEqual(budgets.homeTransfer);
    expect(bytes.fonts / 1000, 'fonts in KB').toBeLessThanOrEqual(budgets.fonts);
  });
}
