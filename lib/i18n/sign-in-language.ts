import { isLocaleCode, languageTag } from '@/lib/i18n/locales';

/** Languages of the product's sign-in page; the list differs from that of the site. */
export const signInLanguages = [
  ...['en-US', 'zh-CN', 'ru-RU', 'vi-VN', 'es-ES', 'pt-PT', 'zh-TW', 'zh-HK'],
  ...['tr-TR', 'th-TH', 'fr-FR', 'uk-UA', 'hi-IN', 'it-IT', 'id-ID'],
];

/** Languages that the site lacks: only the browser can request them. */
const browserOnly: ReadonlySet<string> = new Set(['zh-HK', 'it-IT', 'id-ID']);

/**
 * Returns the sign-in language: the page's, or English if sign-in lacks it. A browser language that only sign-in offers
 * takes precedence.
 * @param locale locale code of the page
 * @param browserLanguage language tag of the browser
 */
export function signInLanguage(locale: string, browserLanguage: string): string {
  if (browserOnly.has(browserLanguage)) return browserLanguage;
  const language = isLocaleCode(locale) ? languageTag(locale) : '';
  return signInLanguages.includes(language) ? language : 'en-US';
}
