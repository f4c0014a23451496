/** Results of the steps of `npm test`. */

/** Counts of a step's checks; skipped ones do not apply to this machine or run. */
export type Count = { passed: number; failed: number; skipped: number };

export type StepResult = Count & {
  name: string;
  /** The property that the step guarantees, for the summary table. */
  description: string;
  /** Duration in seconds; null for a step skipped because a required step failed. */
  seconds: number | null;
  /** False when an external service was unavailable: the step has neither passed nor failed. */
  isChecked: boolean;
  /** Failures, one line each. */
  failures: readonly string[];
};

/**
 * Exit code of a step that could not check because an external service did not respond: EX_TEMPFAIL of sysexits.h,
 * which none of the tools uses for a failure.
 */
export const uncheckedExitCode = 75;

/** Content of a test runner's report. */
export type ParsedReport = Count & { failures: readonly string[] };

/**
 * Computes the result of a step: the counts of its report, or one pass or failure if it has none.
 * @param code the exit code
 * @param report reads the report, for steps that write one; throws if it is missing or incomplete
 */
export function toResult(code: number, report?: () => ParsedReport): ParsedReport & { isChecked: boolean } {
  const empty = { passed: 0, failed: 0, skipped: 0, failures: [], isChecked: true };
  if (code === uncheckedExitCode) return { ...empty, isChecked: false };
  const stepFailure = { ...empty, failed: 1, failures: [`exited with code ${code}`] };
  if (!report) return code === 0 ? { ...empty, passed: 1 } : stepFailure;
  let reported: ParsedReport;
  try {
    reported = report();
  } catch {
    return { ...empty, failed: 1, failures: [`exited with code ${code} without a report`] };
  }
  // A runner that fails without a failed test did not finish.
  const isIncomplete = code !== 0 && reported.failed === 0;
  return { ...reported, isChecked: true, ...(isIncomplete && { failed: 1, failures: stepFailure.failures }) };
}

/** Sums the counts of all steps. */
export function sumResults(outcomes: readonly Count[]): Count {
  const sum = (field: keyof Count) => outcomes.reduce((total, count) => total + count[field], 0);
  return { passed: sum('passed'), failed: sum('failed'), skipped: sum('skipped') };
}
