import { forLanguage, scriptOf, type LanguageTable } from '@/lib/i18n/language-table';
import type { LocaleCode } from '@/lib/i18n/locales';

/** Subsets of Manrope that the site serves; app/fonts.css maps them to unicode ranges. */

/** Version of the font package: part of the file names, so that the files are immutable. */
export const fontVersion = '5.3.0';

export const fontSubsets = ['latin', 'latin-ext', 'cyrillic', 'vietnamese'] as const;

type FontSubset = (typeof fontSubsets)[number];

/**
 * Subsets that every page of a language needs, if they are more than `latin`; browsers load unlisted ones late. Scripts
 * that Manrope lacks use system fonts; Latin words and digits among them still use Manrope (see app/tokens.css).
 */
const subsetsByScript: Readonly<Partial<Record<string, readonly FontSubset[]>>> = { Cyrl: ['cyrillic', 'latin'] };
const withLatinExtended: readonly FontSubset[] = ['latin', 'latin-ext'];
const subsetsByLanguage: LanguageTable<readonly FontSubset[]> = {
  cs: withLatinExtended,
  hu: withLatinExtended,
  pl: withLatinExtended,
  ro: withLatinExtended,
  tr: withLatinExtended,
  vi: ['latin', 'vietnamese'],
};

/** Returns the file name of a subset, under /assets/fonts. */
export function fontFile(subset: FontSubset): string {
  return `manrope-${fontVersion}-${subset}.woff2`;
}

/** Returns the URLs of the font files that a page of the locale preloads. */
export function fontFiles(locale: LocaleCode): string[] {
  const subsets = forLanguage(subsetsByLanguage, locale) ?? subsetsByScript[scriptOf(locale)] ?? ['latin'];
  return subsets.map((subset) => `/assets/fonts/${fontFile(subset)}`);
}
