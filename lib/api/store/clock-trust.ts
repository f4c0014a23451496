/**
 * Whether the wall clock may be believed when rows are to be deleted for their age: a clock that is a year ahead for a
 * minute would delete everything. Whoever deletes asks this first; both rules are pure, and the store keeps their state.
 */

const second = 1000;
const hour = 60 * 60 * second;
const day = 24 * hour;

/** By so much the time may differ from when the work was last done, and from the newest row. */
const farthest = 3 * day;

/** A clock that differs by more is believed after processes have run so many seconds while it kept step with them. */
export const probation = day / second;

/** By so much the wall clock may differ from the steady one between two readings: corrections by NTP, a slow answer. */
const tolerance = 60 * second;

/** Both clocks at one moment, in milliseconds. */
export type Reading = {
  /** The store's clock. */
  wall: number;
  /** The time for which this process has run (`performance.now()`), which nobody can set. */
  steady: number;
};

const isNear = (one: number, other: number) => Math.abs(one - other) <= farthest;

/**
 * For how many seconds processes have run while the wall clock kept step; 0 when it has jumped.
 * @param before this process's previous reading; null for its first
 * @param stored what the store holds of all processes: their sum, and the wall clock at the latest reading of any of them
 */
export function steadySeconds(
  reading: Reading,
  before: Reading | null,
  stored: { steadySeconds: number; checkedAt: Date | null },
): number {
  // The clock was set while nothing ran, or nothing ran for days: that cannot be told apart.
  if (!stored.checkedAt || !isNear(reading.wall, stored.checkedAt.getTime())) return 0;
  if (!before) return stored.steadySeconds;
  const ran = reading.steady - before.steady;
  if (Math.abs(reading.wall - before.wall - ran) > tolerance) return 0;
  // Time in which several processes ran counts once.
  const uncounted = Math.min(ran, Math.max(0, reading.wall - stored.checkedAt.getTime()));
  return Math.min(probation, stored.steadySeconds + Math.round(uncounted / second));
}

/**
 * Whether rows may be deleted for their age.
 * @param known.doneAt when that was last done; null when nobody knows
 * @param known.newestAt when the newest row came in; null when there is none
 */
export function mayDelete(known: {
  now: Date;
  doneAt: Date | null;
  newestAt: Date | null;
  steadySeconds: number;
}): boolean {
  const { now, doneAt, newestAt, steadySeconds: steady } = known;
  if (steady >= probation) return true;
  // An empty store has nothing to lose.
  if (!doneAt) return newestAt === null;
  return [doneAt, newestAt].every((date) => date === null || isNear(now.getTime(), date.getTime()));
}
