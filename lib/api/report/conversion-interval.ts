/** Confidence intervals of conversion rates. */

/** The quantile of the normal distribution for 95 %. */
const z = 1.959964;

export type Interval = { low: number; high: number };

/** Visits from which a rate is shown: from here on, its interval is at most 20 percentage points wide. */
export const minVisits = 100;

/**
 * Returns the Wilson score interval (95 %) of a rate, from 0 to 1 (E. B. Wilson, 1927).
 * @param successes at most `trials`, which is more than 0
 */
export function wilsonInterval(successes: number, trials: number): Interval {
  const rate = successes / trials;
  const shrink = 1 + z ** 2 / trials;
  const center = (rate + z ** 2 / (2 * trials)) / shrink;
  const margin = (z / shrink) * Math.sqrt((rate * (1 - rate)) / trials + z ** 2 / (4 * trials ** 2));
  return { low: Math.max(0, center - margin), high: Math.min(1, center + margin) };
}

type Sample = { converted: number; visits: number };

/** Returns the interval (95 %) of the difference b − a of two rates: method 10 of R. G. Newcombe, 1998. */
export function differenceInterval(a: Sample, b: Sample): Interval {
  const [rateA, rateB] = [a, b].map(({ converted, visits }) => converted / visits) as [number, number];
  const [ofA, ofB] = [a, b].map(({ converted, visits }) => wilsonInterval(converted, visits)) as [Interval, Interval];
  return {
    low: rateB - rateA - Math.hypot(rateB - ofB.low, ofA.high - rateA),
    high: rateB - rateA + Math.hypot(ofB.high - rateB, rateA - ofA.low),
  };
}
