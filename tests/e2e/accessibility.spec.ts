import { expect, test } from '@playwright/test';
import { localeCodes, prefixedCodes, type LocaleCode } from '@/lib/i18n/locales';
import { servedLocales } from '@/lib/pages/page-versions';
import { fixedPath } from '@/lib/i18n/paths';
import { axeFaults } from './axe';
import { pageKinds } from './page-kinds';

/** axe-core finds nothing on any kind of page, light and dark: WCAG 2.2 A and AA, and its advice on good practice. */

const isFull = process.env.SUITE_FULL === '1';
/** A short run takes English, Chinese and one more language, each day another one. */
const today = prefixedCodes[Math.floor(Date.now() / 86_400_000) % prefixedCodes.length]!;
const languages: readonly LocaleCode[] = isFull ? localeCodes : ['en', 'zh', today];

for (const locale of languages) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test(`axe finds nothing in ${locale} in the ${colorScheme} theme`, async ({ page }) => {
      test.setTimeout(600_000);
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      const complaints: string[] = [];
      for (const kind of pageKinds) {
        if (!servedLocales(kind).includes(locale)) continue;
        await page.goto(fixedPath(locale, kind));
        complaints.push(...(await axeFaults(page)).map((fault) => `${kind}: ${fault}`));
      }
      expect(complaints).toEqual([]);
    });
  }
}
