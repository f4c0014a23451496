import { expect, test } from '@playwright/test';
import { localeCodes } from '@/lib/i18n/locales';
import { servedLocales } from '@/lib/pages/locale-variants';
import { fixedPath } from '@/lib/i18n/paths';
import { isFull, sample, today } from '../sampling';
import { axeViolations } from './axe';
import { pageKinds } from './page-kinds';

/** axe-core finds nothing on any kind of page, light and dark: WCAG 2.2 A and AA, and its advice on good practice. */

/** A short run takes every fourth kind in English, and of one more language every sixth: each day other kinds, another language and theme. */
const localeOfToday = localeCodes.filter((code) => code !== 'en')[today % (localeCodes.length - 1)]!;
const themes = ['light', 'dark'] as const;

for (const locale of isFull ? localeCodes : (['en', localeOfToday] as const)) {
  const every = locale === 'en' ? 4 : 6;
  // The other theme once all kinds have had their day: by turns with the kinds, half of them would never be seen dark.
  for (const colorScheme of sample(themes, 2, Math.floor(today / every))) {
    test(`axe finds nothing in ${locale} in the ${colorScheme} theme`, async ({ page }) => {
      test.setTimeout(600_000);
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      const complaints: string[] = [];
      for (const kind of sample(pageKinds, every, today)) {
        if (!servedLocales(kind).includes(locale)) continue;
        await page.goto(fixedPath(locale, kind));
        complaints.push(...(await axeViolations(page)).map((fault) => `${kind}: ${fault}`));
      }
      expect(complaints).toEqual([]);
    });
  }
}
