/** What became of the steps of `npm test`. */

/** How many checks of a step held and did not; skipped are those that this machine or this run leaves out. */
export type Count = { passed: number; failed: number; skipped: number };

export type StepResult = Count & {
  gate: string;
  /** What is not so any more when this fails, for the table at the end. */
  holds: string;
  /** Whole seconds; null for a step that never began, since one before it failed that it needs. */
  seconds: number | null;
  /** False when what the step asks could not be had: it has neither passed nor failed. */
  isChecked: boolean;
  /** The names of what failed, each in one line. */
  failures: readonly string[];
};

/**
 * The code with which a step ends that could not look: a service elsewhere did not answer. It is EX_TEMPFAIL of sysexits.h,
 * which no tool of ours uses for a failure.
 */
export const notChecked = 75;

/** What the report of a step's test runner says. */
export type Reported = Count & { failures: readonly string[] };

/**
 * What a step counts for: with a report its tests, else one.
 * @param code what it ended with
 * @param report reads its report, for steps that write one; it may throw, when there is none or half of one
 */
export function toResult(code: number, report?: () => Reported): Reported & { isChecked: boolean } {
  const nothing = { passed: 0, failed: 0, skipped: 0, failures: [], isChecked: true };
  if (code === notChecked) return { ...nothing, isChecked: false };
  const itself = { ...nothing, failed: 1, failures: [`ended with code ${code}`] };
  if (!report) return code === 0 ? { ...nothing, passed: 1 } : itself;
  let reported: Reported;
  try {
    reported = report();
  } catch {
    return { ...nothing, failed: 1, failures: [`ended with code ${code} and left no report`] };
  }
  // A runner that fails without a failed test has not run to its end.
  const isCutShort = code !== 0 && reported.failed === 0;
  return { ...reported, isChecked: true, ...(isCutShort && { failed: 1, failures: itself.failures }) };
}

/** All steps together. */
export function sumResults(outcomes: readonly Count[]): Count {
  const sum = (of: keyof Count) => outcomes.reduce((total, count) => total + count[of], 0);
  return { passed: sum('passed'), failed: sum('failed'), skipped: sum('skipped') };
}
