import type { LocaleCode } from '@/lib/i18n/locales';

/** Puts what is written in the reader's language before what is not; among either the order stays. */
export function ownFirst<Written extends { locale: LocaleCode }>(
  all: readonly Written[],
  reader: LocaleCode,
): Written[] {
  const isForeign = ({ locale }: Written) => Number(locale !== reader);
  return all.toSorted((a, b) => isForeign(a) - isForeign(b));
}
