import { getRequestConfig } from 'next-intl/server';
import { locale as rootLocale } from 'next/root-params';
import { shownInterfaceWords } from '@/lib/content/interface-words';
import { isLocaleCode, languageOf } from '@/lib/i18n/locales';

/** What next-intl needs for a request: words, and the tag by which dates and numbers are written. */
export default getRequestConfig(async ({ locale: named }) => {
  // Route handlers have no root parameters, so they name the locale themselves.
  const code = named ?? (await rootLocale()) ?? '';
  if (!isLocaleCode(code)) throw new Error(`"${code}" is no locale of the site.`);
  return { locale: languageOf(code), messages: shownInterfaceWords(code), timeZone: 'UTC' };
});
