import type { Currency, Prices } from '@/lib/pricing/plans';

export type Quote = {
  plan: string;
  /** Number of packs added to the plan. */
  addedPacks: { profiles: number; seats: number };
};

const packsNeeded = (required: number, included: number, size: number) =>
  Math.max(0, Math.ceil((required - included) / size));

function quoteFor(id: string, profiles: number, seats: number, { plans, packs }: Prices): Quote | null {
  const plan = plans[id]!;
  const addedPacks = {
    profiles: packsNeeded(profiles, plan.profiles, packs.profiles.size),
    seats: packsNeeded(seats, plan.seats, packs.seats.size),
  };
  const fits = addedPacks.profiles === 0 && addedPacks.seats === 0;
  return fits || plan.extensible ? { plan: id, addedPacks } : null;
}

/** Returns the price of a quote per month in a currency, when billed monthly. */
export function quotePrice({ plan, addedPacks }: Quote, currency: Currency, { plans, packs }: Prices): number {
  const packPrice =
    addedPacks.profiles * packs.profiles.price[currency]! + addedPacks.seats * packs.seats.price[currency]!;
  return plans[plan]!.price[currency]! + packPrice;
}

/** Returns the cheapest plan, with packs if needed, for a number of profiles and seats; the larger plan on a tie. */
export function cheapestQuote(profiles: number, seats: number, prices: Prices): Quote {
  const [currency = ''] = Object.keys(prices.currencies);
  const quotes = Object.keys(prices.plans)
    .map((id) => quoteFor(id, profiles, seats, prices))
    .filter((quote) => quote !== null);
  return quotes.reduce((best, quote) =>
    quotePrice(quote, currency, prices) <= quotePrice(best, currency, prices) ? quote : best,
  );
}
