import type { Amounts } from '@/lib/pricing/plans';

export type ReferralProgram = {
  /** Fraction of each payment that goes to the referrer. */
  rate: number;
  /** Number of months for which commission is paid, from a customer's first payment. */
  months: number;
  /** Attribution window in days, equal to the lifetime of the referral cookie. */
  windowDays: number;
  /** Days from a payment until its commission can be paid out. */
  holdDays: number;
  /** The smallest amount that is paid out. */
  minimum: Amounts;
};

/**
 * Estimates the commission over some months if `referralsPerMonth` customers join every month, all pay `price` a month
 * and nobody cancels.
 * @returns the total, and the commission of the last month
 */
export function commission(
  { rate, months: paidMonths }: Pick<ReferralProgram, 'rate' | 'months'>,
  price: number,
  referralsPerMonth: number,
  months: number,
): { total: number; lastMonth: number } {
  const commissionPerPayment = price * rate;
  const payingCustomers = (month: number) => referralsPerMonth * Math.min(month, paidMonths);
  let payments = 0;
  for (let month = 1; month <= months; month++) payments += payingCustomers(month);
  return {
    total: commissionPerPayment * payments,
    lastMonth: commissionPerPayment * payingCustomers(months),
  };
}
