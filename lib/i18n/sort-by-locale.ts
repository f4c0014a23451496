import type { LocaleCode } from '@/lib/i18n/locales';

/** Sorts items in the reader's language first; otherwise the order is stable. */
export function sortByLocale<Written extends { locale: LocaleCode }>(
  all: readonly Written[],
  reader: LocaleCode,
): Written[] {
  const isForeign = ({ locale }: Written) => Number(locale !== reader);
  return all.toSorted((a, b) => isForeign(a) - isForeign(b));
}

/**
 * Partitions items into those in the reader's language and the others. If none are in the reader's language, all are
 * returned as `own`.
 */
export function apartByLanguage<Written extends { locale: LocaleCode }>(
  all: readonly Written[],
  reader: LocaleCode,
): { own: readonly Written[]; others: readonly Written[] } {
  const own = all.filter(({ locale }) => locale === reader);
  return own.length > 0 ? { own, others: all.filter(({ locale }) => locale !== reader) } : { own: all, others: [] };
}
