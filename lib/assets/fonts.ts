import type { LocaleCode } from '@/lib/i18n/locales';

/** Subsets of Manrope that the site serves; app/fonts.css maps them to unicode ranges. */

/** Version of the font package: part of the file names, so that the files are immutable. */
export const fontVersion = '5.3.0';

export const fontSubsets = ['latin', 'latin-ext', 'cyrillic', 'vietnamese'] as const;

type FontSubset = (typeof fontSubsets)[number];

/**
 * Subsets that every page of a locale needs. Scripts that Manrope lacks use system fonts; Latin words and digits among
 * them still use Manrope (see app/tokens.css).
 */
const subsetsByLocale: Record<LocaleCode, readonly FontSubset[]> = {
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

/** Returns the file name of a subset, under /assets/fonts. */
export function fontFile(subset: FontSubset): string {
  return `manrope-${fontVersion}-${subset}.woff2`;
}

/** Returns the URLs of the font files that a page of the locale preloads. */
export function fontFiles(locale: LocaleCode): string[] {
  return subsetsByLocale[locale].map((subset) => `/assets/fonts/${fontFile(subset)}`);
}
