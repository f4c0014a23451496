import { packs, planIds, plans, type Currency, type PlanId, type Prices } from '@/lib/pricing/plans';

/** Plans and packs on offer. */
export type Offer = Pick<Prices, 'plans' | 'packs'>;

const ours: Offer = { plans, packs };

export type Quote = {
  plan: PlanId;
  /** Number of packs added to the plan. */
  extra: { profiles: number; seats: number };
};

const packsFor = (wanted: number, has: number, size: number) => Math.max(0, Math.ceil((wanted - has) / size));

function extended(id: PlanId, profiles: number, seats: number, { plans, packs }: Offer): Quote | null {
  const plan = plans[id];
  const extra = {
    profiles: packsFor(profiles, plan.profiles, packs.profiles.size),
    seats: packsFor(seats, plan.seats, packs.seats.size),
  };
  const fits = extra.profiles === 0 && extra.seats === 0;
  return fits || plan.extensible ? { plan: id, extra } : null;
}

/** Returns the price of a quote per month in a currency, when billed monthly. */
export function quotePrice({ plan, extra }: Quote, currency: Currency, { plans, packs } = ours): number {
  const added = extra.profiles * packs.profiles.price[currency] + extra.seats * packs.seats.price[currency];
  return plans[plan].price[currency] + added;
}

/** Returns the cheapest plan, with packs if needed, for a number of profiles and seats; the larger plan on a tie. */
export function cheapestQuote(profiles: number, seats: number, offer = ours): Quote {
  const quotes = planIds.map((id) => extended(id, profiles, seats, offer)).filter((quote) => quote !== null);
  return quotes.reduce((best, quote) =>
    quotePrice(quote, 'USD', offer) <= quotePrice(best, 'USD', offer) ? quote : best,
  );
}
