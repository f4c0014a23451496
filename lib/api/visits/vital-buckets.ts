/**
 * Histograms of web vitals. Each bucket ends 5 % above the one before; bucket 0 ends at the budget, so whether a
 * percentile exceeds it is exact.
 */

/** The p75 that is good by Core Web Vitals (web.dev/articles/vitals): LCP and INP in milliseconds, CLS without a unit. */
export const vitalBudgets = { LCP: 2500, INP: 200, CLS: 0.1 } as const;
export type Vital = keyof typeof vitalBudgets;
export const vitalNames = Object.keys(vitalBudgets) as Vital[];

/** Groupings of web vitals: the page's route and language, and the country and device of the visit. */
export const vitalGroups = ['page', 'locale', 'country', 'device'] as const;
export type VitalGroup = (typeof vitalGroups)[number];

/** The number of values by bucket of all pages together, or of a group; its value is empty if unknown. */
export type VitalHistogram = [group: VitalGroup | 'total', value: string, vital: Vital, counts: Record<string, number>];

const growth = 1.05;
/** The first bucket also contains 0, the last one everything beyond. */
const [firstBucket, lastBucket] = [-200, 100];

/** Returns the upper edge of a bucket, which belongs to it. */
export const bucketEdge = (vital: Vital, bucket: number): number => vitalBudgets[vital] * growth ** bucket;

/** Returns the bucket of a value, which is not negative. */
export function bucketOf(vital: Vital, value: number): number {
  const exact = Math.log(value / vitalBudgets[vital]) / Math.log(growth);
  // Values on an edge belong below it, whatever the rounding of logarithms; + 0 turns -0 into 0.
  return Math.min(lastBucket, Math.max(firstBucket, Math.ceil(exact - 1e-9) + 0));
}

/**
 * Returns a percentile, which is the upper edge of its bucket.
 * @param counts the number of values by bucket
 * @param share from 0 to 1
 * @returns null without values
 */
export function percentile(vital: Vital, counts: ReadonlyMap<number, number>, share: number): number | null {
  const total = [...counts.values()].reduce((sum, count) => sum + count, 0);
  let rest = Math.ceil(total * share);
  for (const [bucket, count] of [...counts].sort(([a], [b]) => a - b)) {
    rest -= count;
    if (rest <= 0) return bucketEdge(vital, bucket);
  }
  return null;
}
