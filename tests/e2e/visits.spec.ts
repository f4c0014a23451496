import { expect, test } from '@playwright/test';
import { localeCodes, type LocaleCode } from '@/lib/i18n/locales';
import { fixedPath } from '@/lib/i18n/paths';
import { servedLocales } from '@/lib/i18n/page-versions';

/** One page of every kind, as a visitor sees it: nothing fails, nothing is wider than the screen. */

const isFull = process.env.SUITE_FULL === '1';
const languages: readonly LocaleCode[] = isFull ? localeCodes : ['en', 'zh', 'ru', 'hi', 'th'];
const kinds = [
  ...['/', '/about-us', '/download', '/faq', '/pricing', '/referral-program', '/partner-plan', '/pre-sales', '/links'],
  ...['/search', '/solutions', '/solutions/e-commerce', '/solutions/media-market', '/alternatives'],
  ...['/alternatives/gologin-alternative', '/blog', '/blog/one-profile-one-account', '/blog-guides'],
  ...['/blog-guides/profiles', '/news', '/news/new-website', '/news-company', '/news-company/website', '/helps'],
  ...['/helps/import-cookies', '/docs', '/docs/automation', '/release', '/release/1-4-0', '/partner'],
  ...[
    '/partner/resellers',
    '/multi-account-management',
    '/rpa',
    '/privacy-policy',
    '/error/404',
    '/error/502',
    '/_icons',
  ],
];

for (const locale of languages) {
  for (const width of [360, 1440]) {
    test(`every kind of page is in order in ${locale} at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      const complaints: string[] = [];
      let path = '';
      page.on('console', (message) => {
        if (message.type() === 'error' || message.type() === 'warning') complaints.push(`${path}: ${message.text()}`);
      });
      page.on('pageerror', (error) => complaints.push(`${path}: ${error.message}`));
      page.on('requestfailed', (request) => {
        // A navigation stops the prefetches of the page that is left.
        if (request.failure()?.errorText !== 'net::ERR_ABORTED') complaints.push(`${path}: ${request.url()} failed`);
      });
      page.on('response', (response) => {
        if (response.status() >= 400) complaints.push(`${path}: ${response.url()} is ${response.status()}`);
      });
      for (path of kinds.filter((kind) => servedLocales(kind).includes(locale))) {
        await page.goto(fixedPath(locale, path), { waitUntil: 'load' });
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
        if (overflow > 0) complaints.push(`${path}: ${overflow} px too wide`);
      }
      expect(complaints).toEqual([]);
    });
  }
}

test('no page scrolls sideways at 320 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const address of [
    '/ru',
    '/ru/docs/automation',
    '/uk/pricing',
    '/pt/multi-account-management',
    '/th/faq',
    '/hi',
  ]) {
    await page.goto(address);
    expect(await page.evaluate(() => document.documentElement.scrollWidth), address).toBeLessThanOrEqual(320);
  }
});
