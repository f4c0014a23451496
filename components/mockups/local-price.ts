import type { getFormatter } from 'next-intl/server';
import { localizedSites } from '@/components/mockups/localized-sites';
import type { CountryCode } from '@/lib/demo/countries';

/** Converts a price in euros to a country's currency, formatted for the page's locale. */
export function localPrice(
  format: Awaited<ReturnType<typeof getFormatter>>,
  country: CountryCode,
  euros: number,
): string {
  const { currency, rate } = localizedSites[country];
  const amount = euros * rate;
  const isLong = amount >= 1_000_000;
  return format.number(amount, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    maximumFractionDigits: isLong ? 1 : 0,
    notation: isLong ? 'compact' : 'standard',
  });
}
