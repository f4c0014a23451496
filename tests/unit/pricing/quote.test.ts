import { describe, expect, it } from 'vitest';
import { currencies, limits, monthlyPrice, packs, planIds, plans } from '@/lib/pricing/plans';
import { cheapestQuote, quotePrice } from '@/lib/pricing/quote';

const price = (profiles: number, seats: number) => quotePrice(cheapestQuote(profiles, seats), 'USD');
const profileCounts = [1, 2, 3, 19, 20, 21, 60, 90, 91, 100, 101, 320, 330, 500, 501, limits.profiles];
const seatCounts = [1, 2, 3, 4, 9, 10, 11, limits.seats];

describe('the calculator', () => {
  it.each([
    [2, 1, 'free'],
    [3, 1, 'solo'],
    [20, 1, 'solo'],
    [2, 2, 'solo'],
    [100, 3, 'team'],
    [500, 10, 'business'],
    [2000, 100, 'business'],
  ])('finds for %d profiles and %d seats the plan %s', (profiles, seats, plan) => {
    expect(cheapestQuote(profiles, seats).plan).toBe(plan);
  });

  it('always gives at least what was asked for', () => {
    for (const profiles of profileCounts) {
      for (const seats of seatCounts) {
        const { plan, extra } = cheapestQuote(profiles, seats);
        expect(plans[plan].profiles + extra.profiles * packs.profiles.size).toBeGreaterThanOrEqual(profiles);
        expect(plans[plan].seats + extra.seats * packs.seats.size).toBeGreaterThanOrEqual(seats);
      }
    }
  });

  it('never asks less for more', () => {
    for (const seats of seatCounts) {
      const prices = profileCounts.map((profiles) => price(profiles, seats));
      expect(prices).toEqual(prices.toSorted((a, b) => a - b));
    }
    for (const profiles of profileCounts) {
      const prices = seatCounts.map((seats) => price(profiles, seats));
      expect(prices).toEqual(prices.toSorted((a, b) => a - b));
    }
  });

  it('finds the same plan in every currency, because prices keep their proportions', () => {
    for (const currency of currencies) {
      const rate = plans.solo.price[currency] / plans.solo.price.USD;
      for (const id of planIds) expect(plans[id].price[currency]).toBe(plans[id].price.USD * rate);
      for (const pack of Object.values(packs)) expect(pack.price[currency]).toBe(pack.price.USD * rate);
    }
  });

  it('asks less a month for a longer period', () => {
    expect(monthlyPrice(40, 'monthly')).toBe(40);
    expect(monthlyPrice(40, 'quarterly')).toBe(36);
    expect(monthlyPrice(40, 'yearly')).toBe(30);
  });
});
