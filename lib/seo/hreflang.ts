import { defaultLocale, hreflangValues, isPrefixed } from '@/lib/i18n/locales';
import type { LocaleVariant } from '@/lib/pages/locale-variants';

/** A hreflang entry: a language tag, or `x-default` for readers of unlisted languages. */
export type Alternate = { hreflang: string; url: string };

/**
 * The hreflang entries of a page: each version under its own language tag, and under the one for all regions, so that
 * Mexico and Brazil get Spanish and Portuguese. `x-default` is the default locale's version, otherwise another unprefixed one; it is
 * omitted if all versions have a prefix.
 */
export function alternatesOf(variants: readonly LocaleVariant[]): Alternate[] {
  const unprefixed = variants.filter(({ locale }) => !isPrefixed(locale));
  const fallback = unprefixed.find(({ locale }) => locale === defaultLocale) ?? unprefixed[0];
  return [
    ...variants.flatMap(({ locale, url }) => hreflangValues(locale).map((hreflang) => ({ hreflang, url }))),
    ...(fallback ? [{ hreflang: 'x-default', url: fallback.url }] : []),
  ];
}
