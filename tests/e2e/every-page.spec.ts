import { expect, test, type Page } from '@playwright/test';
import { noWrapWords } from '@/lib/content/heading-parts';
import { localeFromTag } from '@/lib/i18n/language-tag';
import { localeCodes, type LocaleCode } from '@/lib/i18n/locales';
import { canonicalPath, type PagePath } from '@/lib/i18n/locale-paths';
import { servedLocales, translatedLocales } from '@/lib/pages/locale-variants';
import { lineBreakIssue } from '../line-break-rules';
import { commitOffset, isFull, sample } from '../sampling';
import { addStyles } from './add-styles';
import { axeViolations } from './axe';
import { applyNotoFonts, serveNotoFonts } from './noto-fonts';
import { pageKinds } from './page-kinds';
import { unprintable } from './print';
import { lineBreaks } from './rendered-lines';

/**
 * One walk over the kinds of pages in every language. A page is loaded once, and everything that holds on every page is
 * checked there: no errors, no failed or blocked requests, no axe violations (WCAG 2.2 A and AA, best practices),
 * nothing printed that is useless on paper, and at all widths no horizontal overflow and no bad line breaks.
 */

test.setTimeout(isFull ? 3_600_000 : 600_000);

/** The narrowest viewport, a phone, a desktop at 200 % zoom, a tablet and a desktop. */
const widths = [320, 360, 640, 768, 1440];

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

/** A short run: languages without spaces, one with short words that may not end a line, and one by the commit. */
const always: readonly LocaleCode[] = ['en', 'th', 'zh', 'jp', 'ru'];
const others = localeCodes.filter((code) => !always.includes(code));
const languages = isFull ? localeCodes : [...always, others[commitOffset % others.length]!];

const unbroken = (['zh', 'zh-Hant', 'th'] as const).flatMap((language) => noWrapWords(language));

/** Reports errors and warnings in the console, which include violations of the CSP, and failed requests. */
function watchErrors(page: Page, report: (issue: string) => void): void {
  page.on('console', (message) => {
    // The style sheets of prefetched pages are preloaded too, and may stay unused.
    if (/was preloaded using link preload but not used/.test(message.text())) return;
    if (message.type() === 'error' || message.type() === 'warning') report(message.text());
  });
  page.on('pageerror', (error) => report(error.message));
  page.on('requestfailed', (request) => {
    // A navigation aborts the prefetches of the previous page.
    if (request.failure()?.errorText !== 'net::ERR_ABORTED') report(`${request.url()} failed`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400) report(`${response.url()} is ${response.status()}`);
  });
}

/** Returns headings whose phrases are items of a flex or grid container, where text does not wrap between them. */
const headingsWithFlexItems = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const parents = [...document.querySelectorAll('[data-nowrap]')].map((phrase) => phrase.parentElement!);
    const withItems = [...new Set(parents)].filter((parent) => /flex|grid/.test(getComputedStyle(parent).display));
    return withItems.map((parent) => parent.textContent);
  });

async function badLineBreaks(page: Page): Promise<string[]> {
  return (await lineBreaks(page)).flatMap(({ language, ...broken }) => {
    const issue = lineBreakIssue({ ...broken, locale: localeFromTag(language)! }, unbroken);
    return issue ? [`${issue}: ${broken.before.slice(-20)}|${broken.after.slice(0, 20)}`] : [];
  });
}

for (const [index, locale] of languages.entries()) {
  for (const colorScheme of sample(['light', 'dark'] as const, 2, commitOffset + index)) {
    test(`every kind of page has no errors, axe violations or overflow in ${locale} in the ${colorScheme} theme`, async ({
      page,
    }) => {
      const issues: string[] = [];
      let path: PagePath = '/';
      const report = (issue: string) => issues.push(`${path}: ${issue}`);
      watchErrors(page, report);
      await serveNotoFonts(page);
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      const kinds = sample(pageKinds as readonly PagePath[], locale === 'en' ? 4 : 9, commitOffset + index);
      for (const [position, kind] of kinds.entries()) {
        if (!servedLocales(kind).includes(locale)) continue;
        path = kind;
        await page.setViewportSize({ width: position % 2 === 0 ? 320 : 1440, height: 900 });
        await page.goto(canonicalPath(locale, path));
        // Lay out the whole page: what is skipped may overlap the rest without being seen.
        await addStyles(page, '* { content-visibility: visible !important }');
        for (const violation of await axeViolations(page)) report(violation);
        for (const heading of await headingsWithFlexItems(page)) report(`phrases of “${heading}” are flex items`);
        await page.emulateMedia({ media: 'print' });
        for (const element of await unprintable(page)) report(`prints ${element}`);
        await page.emulateMedia({ media: 'screen' });
        await addStyles(page, 'body > :is(aside, section) { display: none !important }');
        if (fonts[locale]) await applyNotoFonts(page, ['noto-sans', fonts[locale]]);
        for (const width of widths) {
          await page.setViewportSize({ width, height: 900 });
          const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
          if (overflow > 0) report(`${overflow} px too wide at ${width} px`);
          if (!translatedLocales(path).includes(locale)) continue;
          for (const issue of await badLineBreaks(page)) report(`at ${width} px ${issue}`);
        }
      }
      expect(issues).toEqual([]);
    });
  }
}
