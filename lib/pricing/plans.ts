/** Sample plans: the numbers show how the page works and are nobody's offer. The page says so. */

export const currencies = ['USD', 'BRL', 'PLN', 'VND'] as const;
export type Currency = (typeof currencies)[number];

export const periods = ['monthly', 'quarterly', 'yearly'] as const;
export type Period = (typeof periods)[number];

/** What a longer period saves, as a part of the monthly price. */
export const savings: Readonly<Record<Period, number>> = { monthly: 0, quarterly: 0.1, yearly: 0.25 };

export const planIds = ['free', 'solo', 'team', 'business'] as const;
export type PlanId = (typeof planIds)[number];

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

export const plans: Readonly<Record<PlanId, Plan>> = {
  free: { profiles: 2, seats: 1, apiRate: 30, price: { USD: 0, BRL: 0, PLN: 0, VND: 0 }, extensible: false },
  solo: { profiles: 20, seats: 1, apiRate: 60, price: { USD: 12, BRL: 60, PLN: 48, VND: 300_000 }, extensible: true },
  team: {
    profiles: 100,
    seats: 3,
    apiRate: 120,
    price: { USD: 40, BRL: 200, PLN: 160, VND: 1_000_000 },
    extensible: true,
  },
  business: {
    profiles: 500,
    seats: 10,
    apiRate: 300,
    price: { USD: 130, BRL: 650, PLN: 520, VND: 3_250_000 },
    extensible: true,
  },
};

/** What can be added to a plan, a month. */
export const packs: Readonly<Record<'profiles' | 'seats', { size: number; price: Amounts }>> = {
  profiles: { size: 10, price: { USD: 4, BRL: 20, PLN: 16, VND: 100_000 } },
  seats: { size: 1, price: { USD: 5, BRL: 25, PLN: 20, VND: 125_000 } },
};

/** How much the calculator lets one ask for. */
export const limits = { profiles: 2000, seats: 100 } as const;

/** The price of a month in a period, from the monthly price. */
export function monthlyPrice(price: number, period: Period): number {
  return price * (1 - savings[period]);
}
