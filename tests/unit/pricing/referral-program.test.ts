import { describe, expect, it } from 'vitest';
import program from '@/tests/fixtures/content/referral-program.json' with { type: 'json' };
import { commission } from '@/lib/pricing/referral-program';

/** The commission on one payment of 40. */
const share = 40 * program.rate;

describe('commission', () => {
  it('the referral commission grows with every paying person', () => {
    // One person in the first month, two in the second, three in the third.
    expect(commission(program, 40, 1, 3)).toEqual({ total: share * (1 + 2 + 3), lastMonth: share * 3 });
    expect(commission(program, 40, 5, 3)).toEqual({ total: 5 * share * 6, lastMonth: 5 * share * 3 });
  });

  it('the referral commission for a person ends after the months in the terms', () => {
    const { months } = program;
    expect(commission(program, 40, 1, months + 1).lastMonth).toBe(commission(program, 40, 1, months).lastMonth);
    expect(commission(program, 40, 1, months + 6).total - commission(program, 40, 1, months).total).toBe(
      6 * months * share,
    );
  });

  it('there is no referral commission for a free plan', () => {
    expect(commission(program, 0, 100, 12)).toEqual({ total: 0, lastMonth: 0 });
  });
});
