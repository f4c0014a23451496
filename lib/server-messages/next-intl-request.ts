import { getRequestConfig } from 'next-intl/server';
import { locale as rootLocale } from 'next/root-params';
import { typesetUiMessages } from '@/lib/content/ui-messages';
import { isLocaleCode, languageOf, type LocaleCode } from '@/lib/i18n/locales';

/** How the time of day is written. Browsers' data has Koreans write AM and PM; their own words for parts of the day stand in. */
const clock = (code: LocaleCode) =>
  code === 'ko'
    ? ({ hour: 'numeric', minute: '2-digit', dayPeriod: 'short' } as const)
    : ({ timeStyle: 'short' } as const);

/** What next-intl needs for a request: words, and the tag by which dates, numbers and times are written. */
export default getRequestConfig(async ({ locale: named }) => {
  // Route handlers have no root parameters, so they name the locale themselves.
  const code = named ?? (await rootLocale()) ?? '';
  if (!isLocaleCode(code)) throw new Error(`"${code}" is no locale of the site.`);
  return {
    locale: languageOf(code),
    messages: typesetUiMessages(code),
    timeZone: 'UTC',
    formats: { dateTime: { clock: clock(code) } },
  };
});
