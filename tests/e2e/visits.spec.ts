import { expect, test } from '@playwright/test';
import { localeCodes, type LocaleCode } from '@/lib/i18n/locales';
import { fixedPath } from '@/lib/i18n/paths';
import { servedLocales } from '@/lib/pages/locale-variants';
import { isFull, sample, today } from '../sampling';
import { pageKinds } from './page-kinds';

/** One page of every kind, as a visitor sees it: nothing fails, nothing is wider than the screen. */

const languages: readonly LocaleCode[] = isFull ? localeCodes : ['en', 'th'];

for (const locale of languages) {
  // A short run takes the tallest letters in the narrowest window, and English on a desk: of all kinds a quarter each, every day others.
  for (const width of isFull ? [320, 1440] : [locale === 'en' ? 1440 : 320]) {
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
      const kinds = sample(pageKinds, 4, today + 2 * languages.indexOf(locale));
      for (path of kinds.filter((kind) => servedLocales(kind).includes(locale))) {
        await page.goto(fixedPath(locale, path), { waitUntil: 'load' });
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
        if (overflow > 0) complaints.push(`${path}: ${overflow} px too wide`);
      }
      expect(complaints).toEqual([]);
    });
  }
}
