import { expect, test } from '@playwright/test';
import { listedWords } from '@/lib/content/heading-parts';
import { localeOfTag } from '@/lib/i18n/language-tag';
import { localeCodes, type LocaleCode } from '@/lib/i18n/locales';
import { canonicalPath, type PagePath } from '@/lib/i18n/locale-paths';
import { translatedLocales } from '@/lib/pages/locale-variants';
import { lineBreakIssue } from '../line-break-rules';
import { isFull, sample } from '../sampling';
import { serveNotoFonts, applyNotoFonts } from './noto-fonts';
import { pageKinds } from './page-kinds';
import { lineBreaks } from './rendered-lines';

// The tests inject style sheets, which the site's own policy would block.
test.use({ bypassCSP: true });
if (isFull) test.setTimeout(1_800_000);

/** The narrowest viewport, a phone, a tablet and a desktop. */
const widths = [320, 360, 768, 1440];

const few = ['/', '/pricing', '/download', '/synchronizer', '/faq'];

/** A short run: languages without spaces, and one with short words that may not end a line. */
const languages = isFull ? localeCodes : (['zh', 'jp', 'th', 'ru'] as const);

const kindsIn = (locale: LocaleCode, index: number) =>
  isFull ? pageKinds.filter((path) => translatedLocales(path as PagePath).includes(locale)) : sample(few, 2, index);

/**
 * Scripts for which the site relies on system fonts. Without such a font, as on a new server, each Thai mark is a box
 * as wide as a letter, words no longer fit their lines, and are broken anywhere.
 */
const fonts: Partial<Record<LocaleCode, string>> = {
  zh: 'noto-sans-sc',
  tc: 'noto-sans-tc',
  jp: 'noto-sans-jp',
  ko: 'noto-sans-kr',
  th: 'noto-sans-thai',
  hi: 'noto-sans-devanagari',
};

const unbroken = (['zh', 'tc', 'th'] as const).flatMap((language) => listedWords(language));

for (const [index, locale] of languages.entries()) {
  test(`headings, buttons and labels in ${locale} break only at allowed positions`, async ({ page }) => {
    const issues: string[] = [];
    await serveNotoFonts(page);
    for (const path of kindsIn(locale, index)) {
      await page.goto(canonicalPath(locale, path as PagePath), { waitUntil: 'load' });
      // Lay out the whole page, and hide deferred features.
      await page.addStyleTag({
        content: '* { content-visibility: visible !important } body > :is(aside, section) { display: none !important }',
      });
      if (fonts[locale]) await applyNotoFonts(page, ['noto-sans', fonts[locale]]);
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 });
        for (const { language, ...broken } of await lineBreaks(page)) {
          const issue = lineBreakIssue({ ...broken, locale: localeOfTag(language)! }, unbroken);
          const context = `${broken.before.slice(-20)}|${broken.after.slice(0, 20)}`;
          if (issue) issues.push(`${path} at ${width} px, ${issue}: ${context}`);
        }
      }
    }
    expect(issues).toEqual([]);
  });
}
