/** How far this computer's clock is from a server's, in ms. */
export type ClockDrift = {
  /** Positive if this computer's clock is ahead. */
  drift: number;
  /** The error of the measurement: half of the time that the answer took, and what the header rounds off. */
  uncertainty: number;
};

/** The header `Date` has whole seconds (RFC 9110 §5.6.7). */
const resolution = 1000;

/**
 * Compares this computer's clock with the headers of an answer.
 * @param times on this computer's clock, in ms since 1970
 * @returns null if the answer does not say its time
 */
export function measureDrift(headers: Headers, times: { sent: number; received: number }): ClockDrift | null {
  const date = Date.parse(headers.get('date') ?? '');
  if (Number.isNaN(date)) return null;
  // A cache passes on the time of the answer that it stored, and says how old that is (RFC 9111 §5.1).
  const age = Number.parseInt(headers.get('age') ?? '', 10) || 0;
  const serverTime = date + age * 1000 + resolution / 2;
  return {
    drift: (times.sent + times.received) / 2 - serverTime,
    uncertainty: (times.received - times.sent) / 2 + resolution / 2,
  };
}

/** Whether the clock is wrong by more than the measurement may be, and by more than a code tolerates unnoticed. */
export const isClockWrong = ({ drift, uncertainty }: ClockDrift): boolean =>
  Math.abs(drift) > Math.max(uncertainty, 2 * resolution);

type Duration = { value: number; unit: 'second' | 'minute' | 'hour' };

/** A duration in the unit that reads best. @param duration in ms */
export function roundDuration(duration: number): Duration {
  const seconds = Math.round(Math.abs(duration) / 1000);
  if (seconds < 120) return { value: Math.max(1, seconds), unit: 'second' };
  const minutes = Math.round(seconds / 60);
  return minutes < 120 ? { value: minutes, unit: 'minute' } : { value: Math.round(minutes / 60), unit: 'hour' };
}
