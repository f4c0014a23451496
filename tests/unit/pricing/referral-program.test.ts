import { describe, expect, it } from 'vitest';
import { currencies } from '@/lib/pricing/plans';
import { commission, program } from '@/lib/pricing/referral-program';

/** What one person's payment of 40 brings. */
const share = 40 * program.rate;

describe('the commission', () => {
  it('grows with everybody who keeps paying', () => {
    // One person in the first month, two in the second, three in the third.
    expect(commission(40, 1, 3)).toEqual({ total: share * (1 + 2 + 3), lastMonth: share * 3 });
    expect(commission(40, 5, 3)).toEqual({ total: 5 * share * 6, lastMonth: 5 * share * 3 });
  });

  it('ends for each person after the months of the terms', () => {
    const { months } = program;
    expect(commission(40, 1, months + 1).lastMonth).toBe(commission(40, 1, months).lastMonth);
    expect(commission(40, 1, months + 6).total - commission(40, 1, months).total).toBe(6 * months * share);
  });

  it('is nothing for a plan that costs nothing', () => {
    expect(commission(0, 100, 12)).toEqual({ total: 0, lastMonth: 0 });
  });
});

describe('the terms', () => {
  it('have a smallest payout in every currency', () => {
    expect(Object.keys(program.minimum)).toEqual([...currencies]);
  });
});
