import { getRequestConfig } from 'next-intl/server';
import { locale as rootLocale } from 'next/root-params';
import { contentRevision } from '@/generated/content-revision';
import { typesetUiMessages } from '@/lib/content/ui-messages';
import { isInternalLocale, localeFromInternal } from '@/lib/i18n/internal-locale';
import { languageOf, languageTag, type LocaleCode } from '@/lib/i18n/locales';

const clockFormat = (code: LocaleCode) =>
  languageOf(code) === 'ko'
    ? ({ hour: 'numeric', minute: '2-digit', dayPeriod: 'short' } as const)
    : ({ timeStyle: 'short' } as const);

/** Named formats. Browsers' CLDR data formats Korean times with AM and PM; a day period is used instead. */
const formatsOf = (code: LocaleCode) => ({ dateTime: { clock: clockFormat(code) } });

/** next-intl.d.ts gives the names to next-intl, so that an unknown one is a type error. */
export type Formats = ReturnType<typeof formatsOf>;

/** Request configuration of next-intl: messages, and the language tag for dates and numbers. */
export default getRequestConfig(async ({ locale: explicit }) => {
  // Route handlers have no root parameters, so they pass the locale explicitly.
  const value = explicit ?? (await rootLocale()) ?? '';
  if (!isInternalLocale(value)) throw new Error(`Unknown locale "${value}". See lib/i18n/locales.ts.`);
  const code = localeFromInternal(value);
  // The module changes with every text, and Next.js refreshes open pages in development when it does.
  void contentRevision;
  return {
    locale: languageTag(code),
    messages: typesetUiMessages(code),
    timeZone: 'UTC',
    formats: formatsOf(code),
  };
});
