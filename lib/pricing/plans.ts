import prices from '@/lib/pricing/prices.json' with { type: 'json' };

/**
 * Sample plans: the numbers show how the page works and are nobody's offer. The page says so. They stand in
 * `lib/pricing/prices.json`, which `lib/pricing/check-prices.ts` checks before every build.
 */

export const currencies = ['USD', 'BRL', 'PLN', 'VND'] as const;
export type Currency = (typeof currencies)[number];

export const periods = ['monthly', 'quarterly', 'yearly'] as const;
export type Period = (typeof periods)[number];

export const planIds = ['free', 'solo', 'team', 'business'] as const;
export type PlanId = (typeof planIds)[number];

/** The plan that the pricing page recommends, and shows first where it shows one at a time. */
export const recommendedPlan: PlanId = 'team';

type Amounts = Readonly<Record<Currency, number>>;

export type Plan = {
  profiles: number;
  seats: number;
  /** Calls of the local API a minute. */
  apiRate: number;
  /** A month, when paid monthly. */
  price: Amounts;
  /** Whether packs can be added. */
  extensible: boolean;
};

export type Prices = {
  /** What a longer period saves, as a part of the monthly price. */
  savings: Readonly<Record<Period, number>>;
  plans: Readonly<Record<PlanId, Plan>>;
  /** What can be added to a plan, a month. */
  packs: Readonly<Record<'profiles' | 'seats', { size: number; price: Amounts }>>;
};

export const { savings, plans, packs }: Prices = prices;

/** How much the calculator lets one ask for. */
export const limits = { profiles: 2000, seats: 100 } as const;

/** The price of a month in a period, from the monthly price. */
export function monthlyPrice(price: number, period: Period): number {
  return price * (1 - savings[period]);
}
