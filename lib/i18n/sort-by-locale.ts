import type { LocaleCode } from '@/lib/i18n/locales';

/** Sorts items in the reader's language first; otherwise the order is stable. */
export function sortByLocale<Item extends { locale: LocaleCode }>(items: readonly Item[], reader: LocaleCode): Item[] {
  const rank = ({ locale }: Item) => Number(locale !== reader);
  return items.toSorted((a, b) => rank(a) - rank(b));
}

/**
 * Partitions items into those in the reader's language and the others. If none are in the reader's language, all are
 * returned as `matching`.
 */
export function partitionByLocale<Item extends { locale: LocaleCode }>(
  items: readonly Item[],
  reader: LocaleCode,
): { matching: readonly Item[]; others: readonly Item[] } {
  const matching = items.filter(({ locale }) => locale === reader);
  return matching.length > 0
    ? { matching, others: items.filter(({ locale }) => locale !== reader) }
    : { matching: items, others: [] };
}
