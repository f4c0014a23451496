import { expect } from 'vitest';
import { fixedPath } from '@/lib/i18n/paths';
import { localeCodes, type LocaleCode } from '@/lib/i18n/locales';
import { servedLocales } from '@/lib/pages/locale-variants';
import { pageKinds } from '../../e2e/page-kinds';
import type { Visitor } from '../engine';
import { until, untilHydrated } from '../wait-for';
import type { Smoke } from '../smoke';

/** One page of every kind in English, and a few kinds in languages with other scripts. */

const scripts: readonly LocaleCode[] = localeCodes.filter((code) => ['zh', 'ru', 'th', 'hi', 'jp'].includes(code));
const sample = ['/', '/pricing', '/download', '/faq', '/blog', '/docs/automation', '/solutions/e-commerce', '/rpa'];

/** The page without the parts that come after the first paint. */
const bare = '/_icons';

const heading = () => {
  const { width, height } = document.querySelector('h1')?.getBoundingClientRect() ?? new DOMRect();
  return width > 1 && height > 1 && document.querySelector('h1')!.checkVisibility({ visibilityProperty: true });
};

/** What is wrong with how a page looks at this width. */
async function faultsAt(visitor: Visitor, width: number): Promise<string[]> {
  await visitor.resize(width, 800);
  const [isHeaded, excess] = [
    await visitor.evaluate(heading),
    await visitor.evaluate(() => document.documentElement.scrollWidth - innerWidth),
  ];
  return [
    ...(isHeaded ? [] : [`no heading is seen at ${width} px`]),
    ...(excess > 0 ? [`${excess} px too wide at ${width} px`] : []),
  ];
}

/**
 * Files of the page's fonts that the engine cannot use; null when the page names none. Whether text is drawn in them is
 * not asked: they are optional, and a page that waits too long for one does without.
 */
const fontFaults = () => {
  const files = [...document.querySelectorAll<HTMLLinkElement>('link[rel=preload][as=font]')].map(({ href }) => href);
  const tried = files.map((file) =>
    new FontFace('tried', `url("${file}")`).load().then(
      () => '',
      () => file,
    ),
  );
  return files.length === 0 ? null : Promise.all(tried).then((faults) => faults.filter((file) => file !== ''));
};

/** `reload` where the page has taken a file for lost, and was loaded anew. */
const loadedBy = () => (performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming).type;

const kindSmoke = (locale: LocaleCode, kind: string): Smoke => {
  const path = fixedPath(locale, kind);
  return {
    name: `${path} is whole at 360 and at 1280 px in ${locale}: headed, within the window, with its fonts, loaded once`,
    async run(visitor) {
      await visitor.resize(360, 800);
      await visitor.open(path);
      if (kind !== bare) await untilHydrated(visitor);
      await until(visitor, () => document.readyState === 'complete');
      expect([...(await faultsAt(visitor, 360)), ...(await faultsAt(visitor, 1280))]).toEqual([]);
      expect(await visitor.evaluate(fontFaults)).toEqual([]);
      expect(await visitor.evaluate(loadedBy)).toBe('navigate');
    },
  };
};

const kindsIn = (locale: LocaleCode, kinds: readonly string[]) =>
  kinds.filter((kind) => servedLocales(kind).includes(locale)).map((kind) => kindSmoke(locale, kind));

export const kindSmokes: readonly Smoke[] = [
  ...kindsIn('en', pageKinds),
  ...scripts.flatMap((locale) => kindsIn(locale, sample)),
];
