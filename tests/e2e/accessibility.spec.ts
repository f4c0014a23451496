import { expect, test } from '@playwright/test';
import { localeCodes } from '@/lib/i18n/locales';
import { servedLocales } from '@/lib/pages/locale-variants';
import { canonicalPath } from '@/lib/i18n/locale-paths';
import { isFull, sample, commitOffset } from '../sampling';
import { axeViolations } from './axe';
import { pageKinds } from './page-kinds';

/** Runs axe-core on every kind of page, light and dark: WCAG 2.2 A and AA, and its best-practice rules. */

/** A short run checks every fourth kind in English and every sixth in one other language, chosen by the commit. */
const sampledLocale = localeCodes.filter((code) => code !== 'en')[commitOffset % (localeCodes.length - 1)]!;
const themes = ['light', 'dark'] as const;

for (const locale of isFull ? localeCodes : (['en', sampledLocale] as const)) {
  const every = locale === 'en' ? 4 : 6;
  // The theme changes once all kinds have been checked: alternating with the kinds would never check half of them dark.
  for (const colorScheme of sample(themes, 2, Math.floor(commitOffset / every))) {
    test(`axe reports no violations in ${locale} in the ${colorScheme} theme`, async ({ page }) => {
      test.setTimeout(600_000);
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      const found: string[] = [];
      for (const kind of sample(pageKinds, every, commitOffset)) {
        if (!servedLocales(kind).includes(locale)) continue;
        await page.goto(canonicalPath(locale, kind));
        found.push(...(await axeViolations(page)).map((violation) => `${kind}: ${violation}`));
      }
      expect(found).toEqual([]);
    });
  }
}
