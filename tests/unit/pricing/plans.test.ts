import { expect, it } from 'vitest';
import { cheapestPaidPlan, currencies, plans } from '@/lib/pricing/plans';

it('the plan that prices begin at is the cheapest of those that cost something, in every currency', () => {
  for (const currency of currencies) {
    const paid = Object.values(plans).map(({ price }) => price[currency]);
    expect(plans[cheapestPaidPlan].price[currency]).toBe(Math.min(...paid.filter((price) => price > 0)));
  }
});
