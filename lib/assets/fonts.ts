import { fontFiles } from '@/generated/font-files';
import type { FontSubset } from '@/lib/config/brand-schema';
import { forLanguage, scriptOf, type LanguageTable } from '@/lib/i18n/language-table';
import type { LocaleCode } from '@/lib/i18n/locales';

/** Files of the brand's font (content/brand/brand.json); generated/fonts.css maps them to unicode ranges. */

/**
 * Subsets that every page of a language needs, if they are more than `latin`; browsers load unlisted ones late. Scripts
 * that the font lacks use system fonts; Latin words and digits among them still use the brand's (see app/tokens.css).
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

/** Returns the URLs of the font files that a page of the locale preloads. */
export function preloadedFonts(locale: LocaleCode): string[] {
  const subsets = forLanguage(subsetsByLanguage, locale) ?? subsetsByScript[scriptOf(locale)] ?? ['latin'];
  return subsets.flatMap((subset) => (fontFiles[subset] ? `/assets/fonts/${fontFiles[subset]}` : []));
}
