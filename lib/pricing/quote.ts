import { packs, planIds, plans, type Currency, type PlanId, type Prices } from '@/lib/pricing/plans';

/** Plans and packs on offer. */
export type PlansAndPacks = Pick<Prices, 'plans' | 'packs'>;

const currentOffer: PlansAndPacks = { plans, packs };

export type Quote = {
  plan: PlanId;
  /** Number of packs added to the plan. */
  addedPacks: { profiles: number; seats: number };
};

const packsNeeded = (required: number, included: number, size: number) =>
  Math.max(0, Math.ceil((required - included) / size));

function quoteFor(id: PlanId, profiles: number, seats: number, { plans, packs }: PlansAndPacks): Quote | null {
  const plan = plans[id];
  const addedPacks = {
    profiles: packsNeeded(profiles, plan.profiles, packs.profiles.size),
    seats: packsNeeded(seats, plan.seats, packs.seats.size),
  };
  const fits = addedPacks.profiles === 0 && addedPacks.seats === 0;
  return fits || plan.extensible ? { plan: id, addedPacks } : null;
}

/** Returns the price of a quote per month in a currency, when billed monthly. */
export function quotePrice({ plan, addedPacks }: Quote, currency: Currency, { plans, packs } = currentOffer): number {
  const packPrice =
    addedPacks.profiles * packs.profiles.price[currency] + addedPacks.seats * packs.seats.price[currency];
  return plans[plan].price[currency] + packPrice;
}

/** Returns the cheapest plan, with packs if needed, for a number of profiles and seats; the larger plan on a tie. */
export function cheapestQuote(profiles: number, seats: number, offer = currentOffer): Quote {
  const quotes = planIds.map((id) => quoteFor(id, profiles, seats, offer)).filter((quote) => quote !== null);
  return quotes.reduce((best, quote) =>
    quotePrice(quote, 'USD', offer) <= quotePrice(best, 'USD', offer) ? quote : best,
  );
}
