import { z } from 'zod';
import { currencies, periods, planIds, type Prices } from '@/lib/pricing/plans';

/** The rules for `lib/pricing/prices.json`. Only scripts read this: what browsers get has been checked. */

export const pricesFile = 'lib/pricing/prices.json';

const amount = z.number().min(0, 'it must not be below 0').max(1_000_000_000, 'it is too large');
const amounts = z.strictObject({ USD: amount, BRL: amount, PLN: amount, VND: amount });
const whole = z.int('it must be a whole number').min(1, 'it must be at least 1').max(1_000_000, 'it is too large');
const part = z.number().min(0, 'it must be a part from 0 to 0.9').max(0.9, 'it must be a part from 0 to 0.9');
const plan = z.strictObject({
  profiles: whole,
  seats: whole,
  apiRate: whole,
  price: amounts,
  extensible: z.boolean(),
});
const pack = z.strictObject({ size: whole, price: amounts });

const schema: z.ZodType<Prices> = z.strictObject({
  savings: z.strictObject({ monthly: part, quarterly: part, yearly: part }),
  plans: z.strictObject({ free: plan, solo: plan, team: plan, business: plan }),
  packs: z.strictObject({ profiles: pack, seats: pack }),
});

/**
 * Checks the prices.
 * @param data what the file holds
 * @throws Error with one sentence that names the file, the field and what is wrong with it
 */
export function readPrices(data: unknown): Prices {
  const result = schema.safeParse(data);
  if (result.success) return result.data;
  const { path, message } = result.error.issues[0]!;
  throw new Error(`${pricesFile}, ${path.join('.') || 'the whole'}: ${message}.`);
}

const ratio = (one: number, other: number) => (other === 0 ? null : one / other);

/** Prices in a currency whose proportion to dollars differs by more than a tenth from that of the first paid plan. */
function unevenAmounts({ plans, packs }: Prices): string[] {
  const first = planIds.find((id) => plans[id].price.USD > 0);
  if (!first) return [];
  const all = [
    ...planIds.map((id) => [`plans.${id}`, plans[id].price] as const),
    ...Object.entries(packs).map(([id, { price }]) => [`packs.${id}`, price] as const),
  ];
  return all.flatMap(([name, price]) =>
    currencies.flatMap((currency) => {
      const usual = plans[first].price[currency] / plans[first].price.USD;
      const own = ratio(price[currency], price.USD);
      if (own === null ? price[currency] === 0 : Math.abs(own / usual - 1) <= 0.1) return [];
      return `${pricesFile}, ${name}.price.${currency}: ${price[currency]} is another proportion to dollars than in plans.${first}.`;
    }),
  );
}

/** Things that are allowed and yet look like a slip of the hand: proportions between currencies, plans and periods. */
export function priceWarnings(prices: Prices): string[] {
  const { plans, savings } = prices;
  const cheaper = planIds.slice(1).flatMap((id, i) => {
    const before = planIds[i]!;
    return currencies
      .filter((currency) => plans[id].price[currency] < plans[before].price[currency])
      .map((currency) => `${pricesFile}, plans.${id}.price.${currency}: it is less than that of plans.${before}.`);
  });
  const shorter = periods.slice(1).flatMap((period, i) => {
    const before = periods[i]!;
    return savings[period] < savings[before]
      ? [`${pricesFile}, savings.${period}: it is less than savings.${before}.`]
      : [];
  });
  return [...unevenAmounts(prices), ...cheaper, ...shorter];
}
