import type { LocaleCode } from '@/lib/i18n/locales';
import type { Currency } from '@/lib/pricing/plans';

/** The currency that a language's readers are shown first; they may choose any other. */
const firstCurrency: Record<LocaleCode, Currency> = {
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

/** The currency that a language's readers are shown first. */
export function defaultCurrency(locale: LocaleCode): Currency {
  return firstCurrency[locale];
}
