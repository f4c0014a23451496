/**
 * Decides whether the wall clock can be trusted for deleting expired rows: a clock that is a year ahead for a minute
 * would delete everything. Both rules are pure functions; the store holds their state.
 */

const second = 1000;
const hour = 60 * 60 * second;
const day = 24 * hour;

/** Maximum difference of the time from the last deletion and from the newest row. */
const maxDifference = 3 * day;

/** Seconds for which processes must run without a clock jump before a clock that differs by more is trusted. */
export const probation = day / second;

/** Maximum drift between the wall clock and the monotonic one: corrections by NTP, a slow query. */
const tolerance = 60 * second;

/** Both clocks at the same time, in milliseconds. */
export type Reading = {
  /** The store's clock. */
  wall: number;
  /** The monotonic clock of this process (`performance.now()`). */
  steady: number;
};

const isNear = (one: number, other: number) => Math.abs(one - other) <= maxDifference;

/**
 * Returns for how many seconds processes have run without a clock jump; 0 after one.
 * @param before this process's previous reading; null for its first
 * @param stored the state of all processes: their sum, and the wall clock at the latest reading of any of them
 */
export function steadySeconds(
  reading: Reading,
  before: Reading | null,
  stored: { steadySeconds: number; checkedAt: Date | null },
): number {
  // The clock was set while no process ran, or none ran for days; the two cases look the same.
  if (!stored.checkedAt || !isNear(reading.wall, stored.checkedAt.getTime())) return 0;
  if (!before) return stored.steadySeconds;
  const ran = reading.steady - before.steady;
  if (Math.abs(reading.wall - before.wall - ran) > tolerance) return 0;
  // Time during which several processes ran counts once.
  const uncounted = Math.min(ran, Math.max(0, reading.wall - stored.checkedAt.getTime()));
  return Math.min(probation, stored.steadySeconds + Math.round(uncounted / second));
}

/**
 * Whether expired rows may be deleted.
 * @param known.doneAt when they were last deleted; null if unknown
 * @param known.newestAt when the newest row was received; null without rows
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
