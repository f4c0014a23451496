import type { LocaleCode } from '@/lib/i18n/locales';
import type { Currency } from '@/lib/pricing/plans';

/** Default currency of each locale; visitors can choose another. */
const defaultCurrencies: Record<LocaleCode, Currency> = {
  en: 'USD',
  zh: 'USD',
  ru: 'USD',
  vn: 'VND',
  es: 'USD',
  pt: 'BRL',
  tr: 'USD',
  th: 'USD',
  fr: 'USD',
  uk: 'USD',
  ko: 'USD',
  hi: 'USD',
  jp: 'USD',
  tc: 'USD',
};

/** Returns the default currency of a locale. */
export function defaultCurrency(locale: LocaleCode): Currency {
  return defaultCurrencies[locale];
}
