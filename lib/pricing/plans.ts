import prices from '@/content/prices.json' with { type: 'json' };

/** Plans, defined in `content/prices.json`, which `lib/pricing/prices-schema.ts` validates before every build. */

export const currencies = ['USD', 'BRL', 'PLN', 'VND'] as const;
export type Currency = (typeof currencies)[number];

export const periods = ['monthly', 'quarterly', 'yearly'] as const;
export type Period = (typeof periods)[number];

export const planIds = ['free', 'solo', 'team', 'business'] as const;
export type PlanId = (typeof planIds)[number];

/** Plan recommended on the pricing page, and shown first where only one plan is visible. */
export const recommendedPlan: PlanId = 'team';

type Amounts = Readonly<Record<Currency, number>>;

export type Plan = {
  profiles: number;
  seats: number;
  /** Local API requests per minute. */
  apiRate: number;
  /** Per month, when billed monthly. */
  price: Amounts;
  /** Whether packs can be added. */
  extensible: boolean;
};

export type Prices = {
  /** Discount of each billing period, as a fraction of the monthly price. */
  savings: Readonly<Record<Period, number>>;
  plans: Readonly<Record<PlanId, Plan>>;
  /** Add-ons of a plan, priced per month. */
  packs: Readonly<Record<'profiles' | 'seats', { size: number; price: Amounts }>>;
};

export const { savings, plans, packs }: Prices = prices;

/** Maximum values of the calculator. */
export const limits = { profiles: 2000, seats: 100 } as const;

/** Returns the price per month in a billing period, from the monthly price. */
export function discountedMonthlyPrice(price: number, period: Period): number {
  return price * (1 - savings[period]);
}
