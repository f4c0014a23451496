import { describe, expect, it } from 'vitest';
import { differenceInterval, minVisits, wilsonInterval } from '@/lib/api/report/conversion-interval';

/** Expected values: R. G. Newcombe, "Two-sided confidence intervals for the single proportion", 1998, table I. */
describe('the interval of a conversion', () => {
  it.each([
    [81, 263, 0.2553, 0.3662],
    [15, 148, 0.0624, 0.1605],
    [0, 20, 0, 0.1611],
    [1, 29, 0.0061, 0.1718],
  ])('is Wilson’s: %i of %i', (successes, trials, low, high) => {
    const interval = wilsonInterval(successes, trials);
    expect(interval.low).toBeCloseTo(low, 4);
    expect(interval.high).toBeCloseTo(high, 4);
  });

  it('is at most 20 points wide from the threshold on', () => {
    const widths = Array.from({ length: minVisits + 1 }, (_, successes) => {
      const { low, high } = wilsonInterval(successes, minVisits);
      return high - low;
    });
    expect(Math.max(...widths)).toBeLessThanOrEqual(0.2);
  });

  /** Expected values: R. G. Newcombe, "Interval estimation for the difference", 1998, table II, method 10. */
  it.each([
    [56, 70, 48, 80, 0.0524, 0.3339],
    [9, 10, 3, 10, 0.1705, 0.809],
  ])('of a difference is Newcombe’s: %i of %i and %i of %i', (a, m, b, n, low, high) => {
    const interval = differenceInterval({ converted: b, visits: n }, { converted: a, visits: m });
    expect(interval.low).toBeCloseTo(low, 4);
    expect(interval.high).toBeCloseTo(high, 4);
  });
});
