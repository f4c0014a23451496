import { expect, test } from '@playwright/test';
import { localeCodes, type LocaleCode } from '@/lib/i18n/locales';
import { canonicalPath } from '@/lib/i18n/locale-paths';
import { servedLocales } from '@/lib/pages/locale-variants';
import { isFull, sample, commitOffset } from '../sampling';
import { pageKinds } from './page-kinds';

/** Opens one page of every kind: no errors, no failed requests, no horizontal overflow. */

const languages: readonly LocaleCode[] = isFull ? localeCodes : ['en', 'th'];

for (const locale of languages) {
  // A short run takes a quarter of all kinds, chosen by the commit: Thai, which has the tallest script, at 320 px, and English on desktop.
  for (const width of isFull ? [320, 1440] : [locale === 'en' ? 1440 : 320]) {
    test(`every kind of page loads without errors or overflow in ${locale} at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      const issues: string[] = [];
      let path = '';
      page.on('console', (message) => {
        if (message.type() === 'error' || message.type() === 'warning') issues.push(`${path}: ${message.text()}`);
      });
      page.on('pageerror', (error) => issues.push(`${path}: ${error.message}`));
      page.on('requestfailed', (request) => {
        // A navigation aborts the prefetches of the previous page.
        if (request.failure()?.errorText !== 'net::ERR_ABORTED') issues.push(`${path}: ${request.url()} failed`);
      });
      page.on('response', (response) => {
        if (response.status() >= 400) issues.push(`${path}: ${response.url()} is ${response.status()}`);
      });
      const kinds = sample(pageKinds, 4, commitOffset + 2 * languages.indexOf(locale));
      for (path of kinds.filter((kind) => servedLocales(kind).includes(locale))) {
        await page.goto(canonicalPath(locale, path), { waitUntil: 'load' });
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
        if (overflow > 0) issues.push(`${path}: ${overflow} px too wide`);
      }
      expect(issues).toEqual([]);
    });
  }
}
