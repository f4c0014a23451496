import { expect, it } from 'vitest';
import { cheapestQuote, quotePrice } from '@/lib/pricing/quote';
import { fixturePrices as prices } from './fixture-prices';

const { plans, packs, calculator: limits } = prices;

const price = (profiles: number, seats: number) => quotePrice(cheapestQuote(profiles, seats, prices), 'USD', prices);
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
  expect(cheapestQuote(profiles, seats, prices).plan).toBe(plan);
});

it('a quote always includes at least the requested quantities', () => {
  for (const profiles of profileCounts) {
    for (const seats of seatCounts) {
      const { plan, addedPacks } = cheapestQuote(profiles, seats, prices);
      expect(plans[plan]!.profiles + addedPacks.profiles * packs.profiles.size).toBeGreaterThanOrEqual(profiles);
      expect(plans[plan]!.seats + addedPacks.seats * packs.seats.size).toBeGreaterThanOrEqual(seats);
    }
  }
});

it('a larger quantity never costs less', () => {
  for (const seats of seatCounts) {
    const amounts = profileCounts.map((profiles) => price(profiles, seats));
    expect(amounts).toEqual(amounts.toSorted((a, b) => a - b));
  }
  for (const profiles of profileCounts) {
    const amounts = seatCounts.map((seats) => price(profiles, seats));
    expect(amounts).toEqual(amounts.toSorted((a, b) => a - b));
  }
});

it('a quote has the prices of packs in the requested currency', () => {
  const quote = { plan: 'solo', addedPacks: { profiles: 2, seats: 1 } } as const;
  expect(quotePrice(quote, 'USD', prices)).toBe(12 + 2 * 4 + 5);
  expect(quotePrice(quote, 'VND', prices)).toBe((12 + 2 * 4 + 5) * 25_000);
});
