import type { LocaleCode } from '@/lib/i18n/locales';
import type { Currency } from '@/lib/pricing/plans';

const ofLocale: Partial<Record<LocaleCode, Currency>> = { pt: 'BRL', vn: 'VND' };

/** The currency that a language's readers are shown first. */
export function defaultCurrency(locale: LocaleCode): Currency {
  return ofLocale[locale] ?? 'USD';
}
