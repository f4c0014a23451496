import { signInLanguages } from '@/lib/i18n/locale-rows';
import { defaultLocale, isLocaleCode, languageTag, locales } from '@/lib/i18n/locales';

/** Languages of the sign-in page that the site lacks: only the browser can request them. */
const browserOnly = new Set(signInLanguages.filter((tag) => locales.every(({ language }) => language !== tag)));

/**
 * Returns the sign-in language: the page's, or English if sign-in lacks it. A browser language that only sign-in offers
 * takes precedence.
 * @param locale locale code of the page
 * @param browserLanguage language tag of the browser
 */
export function signInLanguage(locale: string, browserLanguage: string): string {
  if (browserOnly.has(browserLanguage)) return browserLanguage;
  const language = isLocaleCode(locale) ? languageTag(locale) : '';
  return signInLanguages.includes(language) ? language : languageTag(defaultLocale);
}
