import { z } from 'zod';
import { currencies, periods, planIds, type Prices } from '@/lib/pricing/plans';
import type { ReferralProgram } from '@/lib/pricing/referral-program';

/** Schemas of prices and terms. Only scripts import this; browsers get data that was validated. */

export const pricesFile = 'content/prices.json';
export const referralFile = 'content/referral-program.json';

const amount = z.number().min(0, 'must not be negative').max(1_000_000_000, 'must not exceed 1,000,000,000');
const amounts = z.strictObject({ USD: amount, BRL: amount, PLN: amount, VND: amount });
const positiveInteger = z
  .int('must be an integer')
  .min(1, 'must be at least 1')
  .max(1_000_000, 'must not exceed 1,000,000');
const fraction = z.number().min(0, 'must be between 0 and 0.9').max(0.9, 'must be between 0 and 0.9');
const plan = z.strictObject({
  profiles: positiveInteger,
  seats: positiveInteger,
  apiRate: positiveInteger,
  price: amounts,
  extensible: z.boolean(),
});
const pack = z.strictObject({ size: positiveInteger, price: amounts });

export const pricesSchema: z.ZodType<Prices> = z.strictObject({
  savings: z.strictObject({ monthly: fraction, quarterly: fraction, yearly: fraction }),
  plans: z.strictObject({ free: plan, solo: plan, team: plan, business: plan }),
  packs: z.strictObject({ profiles: pack, seats: pack }),
});

export const referralSchema: z.ZodType<ReferralProgram> = z.strictObject({
  rate: fraction,
  months: positiveInteger,
  windowDays: positiveInteger,
  holdDays: positiveInteger,
  minimum: amounts,
});

/** A valid but suspicious price, and its field, such as `plans.team.price.USD`. */
export type PriceWarning = { field: string; reason: string };

const ratio = (dividend: number, divisor: number) => (divisor === 0 ? null : dividend / divisor);

const median = (values: readonly number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!;

/** Warns of prices whose exchange rate to the dollar differs by more than 10% from the usual one, the median. */
function exchangeRateWarnings({ plans, packs }: Prices): PriceWarning[] {
  const all = [
    ...planIds.map((id) => [`plans.${id}`, plans[id].price] as const),
    ...Object.entries(packs).map(([id, { price }]) => [`packs.${id}`, price] as const),
  ];
  const paid = all.filter(([, price]) => price.USD > 0);
  return all.flatMap(([name, price]) =>
    currencies.flatMap((currency) => {
      const expected = median(paid.map(([, other]) => other[currency] / other.USD));
      const actual = ratio(price[currency], price.USD);
      if (actual === null ? price[currency] === 0 : Math.abs(actual / expected - 1) <= 0.1) return [];
      return {
        field: `${name}.price.${currency}`,
        reason: `${price[currency]} has a different ratio to USD than other prices`,
      };
    }),
  );
}

/** Returns warnings of valid but suspicious prices: ratios between currencies, plans and periods. */
export function priceWarnings(prices: Prices): PriceWarning[] {
  const { plans, savings } = prices;
  const planWarnings = planIds.slice(1).flatMap((id, i) => {
    const previous = planIds[i]!;
    return currencies
      .filter((currency) => plans[id].price[currency] < plans[previous].price[currency])
      .map((currency) => ({ field: `plans.${id}.price.${currency}`, reason: `is less than in plans.${previous}` }));
  });
  const periodWarnings = periods.slice(1).flatMap((period, i) => {
    const previous = periods[i]!;
    return savings[period] < savings[previous]
      ? [{ field: `savings.${period}`, reason: `is less than savings.${previous}` }]
      : [];
  });
  return [...exchangeRateWarnings(prices), ...planWarnings, ...periodWarnings];
}
