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
export const requiredStableUptime = day / second;

/** Maximum drift between the wall clock and the monotonic one: corrections by NTP, a slow query. */
const tolerance = 60 * second;

/** Both clocks at the same time, in milliseconds. */
export type ClockReading = {
  /** The store's clock. */
  wallClock: number;
  /** The monotonic clock of this process (`performance.now()`). */
  monotonic: number;
};

const isNear = (a: number, b: number) => Math.abs(a - b) <= maxDifference;

/**
 * Returns for how many seconds processes have run without a clock jump; 0 after one.
 * @param previous this process's previous reading; null for its first
 * @param stored the state of all processes: their sum, and the wall clock at the latest reading of any of them
 */
export function getStableUptime(
  reading: ClockReading,
  previous: ClockReading | null,
  stored: { stableUptime: number; checkedAt: Date | null },
): number {
  // The clock was set while no process ran, or none ran for days; the two cases look the same.
  if (!stored.checkedAt || !isNear(reading.wallClock, stored.checkedAt.getTime())) return 0;
  if (!previous) return stored.stableUptime;
  const elapsed = reading.monotonic - previous.monotonic;
  if (Math.abs(reading.wallClock - previous.wallClock - elapsed) > tolerance) return 0;
  // Time during which several processes ran counts once.
  const uncountedTime = Math.min(elapsed, Math.max(0, reading.wallClock - stored.checkedAt.getTime()));
  return Math.min(requiredStableUptime, stored.stableUptime + Math.round(uncountedTime / second));
}

/**
 * Whether expired rows may be deleted.
 * @param state.doneAt when they were last deleted; null if unknown
 * @param state.newestAt when the newest row was received; null without rows
 */
export function mayDelete(state: {
  now: Date;
  doneAt: Date | null;
  newestAt: Date | null;
  stableUptime: number;
}): boolean {
  const { now, doneAt, newestAt, stableUptime } = state;
  if (stableUptime >= requiredStableUptime) return true;
  // An empty store has nothing to lose.
  if (!doneAt) return newestAt === null;
  return [doneAt, newestAt].every((date) => date === null || isNear(now.getTime(), date.getTime()));
}
