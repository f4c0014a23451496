import { expect, it } from 'vitest';
import { limits, discountedMonthlyPrice, periods, savings } from '@/lib/pricing/plans';
import { cheapestQuote, quotePrice, type PlansAndPacks } from '@/lib/pricing/quote';

/** Fixed prices for tests, so that the site's prices may change. */
const inAll = (amount: number) => ({ USD: amount, BRL: amount * 5, PLN: amount * 4, VND: amount * 25_000 });
const plan = (profiles: number, seats: number, amount: number, extensible = true) => {
  return { profiles, seats, apiRate: 60, price: inAll(amount), extensible };
};
const offer: PlansAndPacks = {
  plans: {
    free: plan(2, 1, 0, false),
    solo: plan(20, 1, 12),
    team: plan(100, 3, 40),
    business: plan(500, 10, 130),
  },
  packs: { profiles: { size: 10, price: inAll(4) }, seats: { size: 1, price: inAll(5) } },
};
const { plans, packs } = offer;

const price = (profiles: number, seats: number) => quotePrice(cheapestQuote(profiles, seats, offer), 'USD', offer);
const profileCounts = [1, 2, 3, 19, 20, 21, 60, 90, 91, 100, 101, 320, 330, 500, 501, limits.profiles];
const seatCounts = [1, 2, 3, 4, 9, 10, 11, limits.seats];

it.each([
  [2, 1, 'free'],
  [3, 1, 'solo'],
  [20, 1, 'solo'],
  [2, 2, 'solo'],
  [100, 3, 'team'],
  [500, 10, 'business'],
  [2000, 100, 'business'],
])('the best plan for %d profiles and %d seats is %s', (profiles, seats, plan) => {
  expect(cheapestQuote(profiles, seats, offer).plan).toBe(plan);
});

it('a quote always includes at least the requested quantities', () => {
  for (const profiles of profileCounts) {
    for (const seats of seatCounts) {
      const { plan, addedPacks } = cheapestQuote(profiles, seats, offer);
      expect(plans[plan].profiles + addedPacks.profiles * packs.profiles.size).toBeGreaterThanOrEqual(profiles);
      expect(plans[plan].seats + addedPacks.seats * packs.seats.size).toBeGreaterThanOrEqual(seats);
    }
  }
});

it('a larger quantity never costs less', () => {
  for (const seats of seatCounts) {
    const prices = profileCounts.map((profiles) => price(profiles, seats));
    expect(prices).toEqual(prices.toSorted((a, b) => a - b));
  }
  for (const profiles of profileCounts) {
    const prices = seatCounts.map((seats) => price(profiles, seats));
    expect(prices).toEqual(prices.toSorted((a, b) => a - b));
  }
});

it('a quote has the prices of packs in the requested currency', () => {
  const quote = { plan: 'solo', addedPacks: { profiles: 2, seats: 1 } } as const;
  expect(quotePrice(quote, 'USD', offer)).toBe(12 + 2 * 4 + 5);
  expect(quotePrice(quote, 'VND', offer)).toBe((12 + 2 * 4 + 5) * 25_000);
});

it('longer billing periods apply their discount to the monthly price', () => {
  for (const period of periods) expect(discountedMonthlyPrice(40, period)).toBeCloseTo(40 * (1 - savings[period]), 10);
});
