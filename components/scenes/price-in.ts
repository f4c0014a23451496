import type { getFormatter } from 'next-intl/server';
import { placePages } from '@/components/scenes/place-pages';
import type { Place } from '@/components/scenes/places';

/** A price of so many euros in a country's money, written as the page's language writes it. */
export function priceIn(format: Awaited<ReturnType<typeof getFormatter>>, place: Place, euros: number): string {
  const { currency, rate } = placePages[place];
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
