import { expect } from 'vitest';
import { canonicalPath } from '@/lib/i18n/locale-paths';
import { localeCodes, type LocaleCode } from '@/lib/i18n/locales';
import { servedLocales } from '@/lib/pages/locale-variants';
import { pickArticle } from '../../articles';
import { pageKinds } from '../../e2e/page-kinds';
import type { BrowserPage } from '../engine';
import { waitFor, waitForHydration } from '../wait-for';
import type { SmokeTest } from '../smoke';

/** One page of every kind in English, and a few kinds in languages with other scripts. */

const localesByScript: readonly LocaleCode[] = localeCodes.filter((code) =>
  ['zh', 'ru', 'th', 'hi', 'jp'].includes(code),
);
const sample = [
  '/',
  '/pricing',
  '/download',
  '/faq',
  '/blog',
  pickArticle('docs', { text: /^```/m }).path,
  '/solutions/e-commerce',
  '/rpa',
];

/** A page without deferred features. */
const pageWithoutFeatures = '/_icons';

const heading = () => {
  const { width, height } = document.querySelector('h1')?.getBoundingClientRect() ?? new DOMRect();
  return width > 1 && height > 1 && document.querySelector('h1')!.checkVisibility({ visibilityProperty: true });
};

/** Checks the layout of a page at the given width. */
async function layoutIssuesAt(page: BrowserPage, width: number): Promise<string[]> {
  await page.resize(width, 800);
  const [hasHeading, excess] = [
    await page.evaluate(heading),
    await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
  ];
  return [
    ...(hasHeading ? [] : [`no visible heading at ${width} px`]),
    ...(excess > 0 ? [`${excess} px too wide at ${width} px`] : []),
  ];
}

/**
 * Lists the page's fonts that the engine cannot load; null if the page has none. Whether text uses them is not checked:
 * they are `font-display: optional`, so a slow page may be rendered without them.
 */
const fontIssues = () => {
  const files = [...document.querySelectorAll<HTMLLinkElement>('link[rel=preload][as=font]')].map(({ href }) => href);
  const results = files.map((file) =>
    new FontFace('probe', `url("${file}")`).load().then(
      () => '',
      () => file,
    ),
  );
  return files.length === 0
    ? null
    : Promise.all(results).then((failedFiles) => failedFiles.filter((file) => file !== ''));
};

/** Returns the navigation type: `reload` if the page was reloaded because of a missing chunk. */
const navigationType = () => (performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming).type;

const kindSmoke = (locale: LocaleCode, kind: string): SmokeTest => {
  const path = canonicalPath(locale, kind);
  return {
    name: `${path} has a heading, no overflow, its fonts and no reload at 360 and 1280 px in ${locale}`,
    async run(page) {
      await page.resize(360, 800);
      await page.open(path);
      if (kind !== pageWithoutFeatures) await waitForHydration(page);
      await waitFor(page, () => document.readyState === 'complete');
      expect([...(await layoutIssuesAt(page, 360)), ...(await layoutIssuesAt(page, 1280))]).toEqual([]);
      expect(await page.evaluate(fontIssues)).toEqual([]);
      expect(await page.evaluate(navigationType)).toBe('navigate');
    },
  };
};

const kindsIn = (locale: LocaleCode, kinds: readonly string[]) =>
  kinds.filter((kind) => servedLocales(kind).includes(locale)).map((kind) => kindSmoke(locale, kind));

export const kindSmokeTests: readonly SmokeTest[] = [
  ...kindsIn('en', pageKinds),
  ...localesByScript.flatMap((locale) => kindsIn(locale, sample)),
];
