import type { LocaleCode } from '@/lib/i18n/locales';

/** Puts what is written in the reader's language before what is not; among either the order stays. */
export function sortByLocale<Written extends { locale: LocaleCode }>(
  all: readonly Written[],
  reader: LocaleCode,
): Written[] {
  const isForeign = ({ locale }: Written) => Number(locale !== reader);
  return all.toSorted((a, b) => isForeign(a) - isForeign(b));
}

/**
 * Sets what is written in the reader's language apart from what is not. Where nothing is, all of it stands together: there
 * is nothing to set it apart from.
 */
export function apartByLanguage<Written extends { locale: LocaleCode }>(
  all: readonly Written[],
  reader: LocaleCode,
): { own: readonly Written[]; others: readonly Written[] } {
  const own = all.filter(({ locale }) => locale === reader);
  return own.length > 0 ? { own, others: all.filter(({ locale }) => locale !== reader) } : { own: all, others: [] };
}
