import { expect, test } from '@playwright/test';
import { unbrokenWords } from '@/lib/content/shown-words';
import { localeOfTag } from '@/lib/i18n/language-tag';
import { localeCodes, type LocaleCode } from '@/lib/i18n/locales';
import { fixedPath, type PagePath } from '@/lib/i18n/paths';
import { writtenLocales } from '@/lib/pages/page-versions';
import { faultOf } from '../line-faults';
import { isFull, someOf } from '../suite-size';
import { pageKinds } from './page-kinds';
import { lineBreaks } from './rendered-lines';

// What the test puts into the page is no style of the site's, which allows no others.
test.use({ bypassCSP: true });
test.setTimeout(isFull ? 600_000 : 60_000);

/** Where windows are narrowest, a phone, a tablet and a desk. */
const widths = [320, 360, 768, 1440];

const few = ['/', '/pricing', '/download', '/synchronizer', '/faq'];

/** A short run takes languages without spaces, one with short words that may not end a line, and one of joined syllables. */
const languages = isFull ? localeCodes : (['zh', 'jp', 'th', 'ru', 'vn'] as const);

const kindsIn = (locale: LocaleCode, nth: number) =>
  isFull ? pageKinds.filter((path) => writtenLocales(path as PagePath).includes(locale)) : someOf(few, 2, nth);

for (const [nth, locale] of languages.entries()) {
  test(`lines of ${locale} break where its readers expect it`, async ({ page }) => {
    const faults: string[] = [];
    for (const path of kindsIn(locale, nth)) {
      await page.goto(fixedPath(locale, path as PagePath), { waitUntil: 'load' });
      // All of the page is laid out, and nothing that comes later is looked at.
      await page.addStyleTag({
        content: '* { content-visibility: visible !important } body > :is(aside, section) { display: none !important }',
      });
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 });
        for (const { language, ...broken } of await lineBreaks(page)) {
          const own = localeOfTag(language)!;
          const fault = faultOf({ ...broken, locale: own }, unbrokenWords(own));
          const around = `${broken.text.slice(0, broken.at).slice(-20)}|${broken.text.slice(broken.at).slice(0, 20)}`;
          if (fault) faults.push(`${path} at ${width} px, ${fault}: ${around}`);
        }
      }
    }
    expect(faults).toEqual([]);
  });
}
