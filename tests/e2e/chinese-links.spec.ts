import { expect, test, type Page } from '@playwright/test';
import { noticeSlotId } from '@/lib/contract/consent-policy';
import { noConsentState } from './consent-states';
import { waitForHydration } from './hydrated';

/** Chinese pages exist at URLs with the prefix `/zh` and without; links keep the kind of URL (docs/routing.md). */

/** Links followed from the home page on, each on the page before: to these pages, or to the first one below them. */
const followed = ['/pricing', '/faq', '/solutions', '/blog', '/blog/*', '/docs', '/docs/*', '/helps', '/helps/*'];

/** Internal links of the page, except links of the language switcher and to files. */
const internalLinks = (page: Page) =>
  page
    .locator('a[href^="/"]:not([hreflang]), form[action^="/"]:not([method=post])')
    .evaluateAll((nodes) => nodes.map((node) => node.getAttribute('href') ?? node.getAttribute('action')!))
    .then((hrefs) => hrefs.filter((href) => !/\.(?:xml|json|txt)$/.test(href)));

const isPrefixed = (href: string) => /^\/zh(?:[/?#]|$)/.test(href);

/** Checks the links of a page, which must not be empty. */
async function expectKind(page: Page, prefix: string): Promise<void> {
  const links = await internalLinks(page);
  expect(links.length, page.url()).toBeGreaterThan(20);
  expect(
    links.filter((href) => isPrefixed(href) !== (prefix === '/zh')),
    page.url(),
  ).toEqual([]);
}

for (const [name, prefix] of [
  ['with the prefix', '/zh'],
  ['without the prefix', ''],
] as const) {
  test.describe(`Chinese ${name}`, () => {
    test.beforeEach(async ({ context, baseURL }) => {
      const { hostname } = new URL(baseURL!);
      await context.addCookies([{ name: 'myLocale', value: 'zh', domain: hostname, path: '/' }]);
    });

    test('ten pages opened by links of the same kind have only such links and cause no redirect', async ({ page }) => {
      const issues: string[] = [];
      page.on('pageerror', ({ message }) => issues.push(message));
      page.on('console', (message) => {
        if (message.type() === 'error') issues.push(message.text());
      });
      page.on('response', (response) => {
        if (response.status() >= 300 && response.status() !== 304)
          issues.push(`${response.status()} ${response.url()}`);
      });
      await page.goto(prefix || '/');
      await waitForHydration(page);
      await expectKind(page, prefix);
      for (const path of followed) {
        const target = path.endsWith('*')
          ? `main a[href^="${prefix}${path.slice(0, -1)}"]:not([href*="#"], [href$=".xml"])`
          : `a[href="${prefix}${path}"]`;
        const link = page.locator(target).first();
        const href = await link.getAttribute('href');
        await link.evaluate((node: HTMLElement) => node.click());
        await page.waitForURL(({ pathname }) => pathname === href);
        await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN');
        await expect(page.locator('h1')).toBeVisible();
        await expectKind(page, prefix);
      }
      expect(issues).toEqual([]);
    });

    test('links in the search palette and the chat are of the kind of the page', async ({ page }) => {
      await page.goto(`${prefix}/pricing`);
      await waitForHydration(page);
      await page.locator('[data-click="open chat"]').click();
      const chat = page.locator('[data-overlay=chat]');
      await expect(chat.locator(`a[href^="${prefix}/helps/"]`).first()).toBeVisible();
      await expect(chat.locator(`a[href="${prefix}/pre-sales"]`)).toBeVisible();
      await page.keyboard.press('Escape');
      await page.keyboard.press('Control+k');
      await page.getByRole('combobox').fill('代理');
      await expect(page.getByRole('option').nth(2)).toBeVisible();
      await expectKind(page, prefix);
    });

    test.describe('first visit', () => {
      test.use({ storageState: noConsentState });

      test('the consent notice links to the cookie policy of the same kind', async ({ page }) => {
        await page.goto(`${prefix}/pricing`);
        await waitForHydration(page);
        await expect(page.locator(`#${noticeSlotId} a[href="${prefix}/cookie-policy"]`)).toHaveCount(1);
        await expectKind(page, prefix);
      });
    });
  });
}
