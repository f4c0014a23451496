import type { LocaleCode } from '@/lib/i18n/locales';

/** The parts of Manrope that the site serves; app/fonts.css tells browsers which characters are in which. */

/** The version of the font's package: a part of the files' names, so that they may be cached for ever. */
export const fontVersion = '5.3.0';

export const fontSubsets = ['latin', 'latin-ext', 'cyrillic', 'vietnamese'] as const;

type FontSubset = (typeof fontSubsets)[number];

/**
 * What every page of a locale needs. Scripts that Manrope lacks are set in the system's fonts, the
 * Latin words and figures among them in Manrope's: see tokens.css.
 */
const subsetsOf: Record<LocaleCode, readonly FontSubset[]> = {
  en: ['latin'],
  es: ['latin'],
  pt: ['latin'],
  fr: ['latin'],
  tr: ['latin', 'latin-ext'],
  vn: ['latin', 'vietnamese'],
  ru: ['cyrillic', 'latin'],
  uk: ['cyrillic', 'latin'],
  zh: ['latin'],
  tc: ['latin'],
  jp: ['latin'],
  ko: ['latin'],
  th: ['latin'],
  hi: ['latin'],
};

/** The name of the file of a subset, under /assets/fonts. */
export function fontFile(subset: FontSubset): string {
  return `manrope-${fontVersion}-${subset}.woff2`;
}

/** The addresses of the font files that a page of the locale loads at once. */
export function fontFiles(locale: LocaleCode): string[] {
  return subsetsOf[locale].map((subset) => `/assets/fonts/${fontFile(subset)}`);
}
