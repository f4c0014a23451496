import { isLocaleCode, languageOf } from '@/lib/i18n/locales';

/** The languages that the product's sign-in knows; its list differs from that of the site. */
export const signInLanguages = [
  ...['en-US', 'zh-CN', 'ru-RU', 'vi-VN', 'es-ES', 'pt-PT', 'zh-TW', 'zh-HK'],
  ...['tr-TR', 'th-TH', 'fr-FR', 'uk-UA', 'hi-IN', 'it-IT', 'id-ID'],
];

/** Languages that the site does not speak: only the browser can ask for them. */
const onlyByBrowser: ReadonlySet<string> = new Set(['zh-HK', 'it-IT', 'id-ID']);

/**
 * The language that somebody signs in with: the browser's where only the sign-in speaks it, else the page's, else English.
 * @param locale the code of the page's locale
 * @param browserLanguage the browser's own tag
 */
export function signInLanguage(locale: string, browserLanguage: string): string {
  if (onlyByBrowser.has(browserLanguage)) return browserLanguage;
  const language = isLocaleCode(locale) ? languageOf(locale) : '';
  return signInLanguages.includes(language) ? language : 'en-US';
}
