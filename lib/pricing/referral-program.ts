import type { Currency } from '@/lib/pricing/plans';

/** Sample terms of the referral programme: they show how the page works and are nobody's offer. The page says so. */
export const program = {
  /** The part of each payment that goes to the referrer. */
  rate: 0.2,
  /** For how many months from a person's first payment. */
  months: 12,
  /** Days for which a click counts, as long as the cookie of the referral code lives. */
  windowDays: 7,
  /** Days from a payment until its commission can be paid out. */
  holdDays: 30,
  minimum: { USD: 50, BRL: 250, PLN: 200, VND: 1_250_000 } satisfies Record<Currency, number>,
} as const;

/** Months of payment, of all people together, in one month when `people` come every month. */
const payersIn = (month: number, people: number) => people * Math.min(month, program.months);

/**
 * What referrals bring over a time in which `people` come every month, all pay `price` a month and nobody leaves.
 * @returns the sum, and the part of it that falls into the last month
 */
export function commission(price: number, people: number, months: number): { total: number; lastMonth: number } {
  const share = price * program.rate;
  let payments = 0;
  for (let month = 1; month <= months; month++) payments += payersIn(month, people);
  return { total: share * payments, lastMonth: share * payersIn(months, people) };
}
