import { sumResults, type StepResult } from './results';

/** Maximum number of failures listed per step. */
const maxFailures = 30;

type Cell = string | number;
const headers = ['gate', 'description', 'passed', 'failed', 'skipped', 'seconds'];

function toCells({ name, description, passed, failed, skipped, seconds, isChecked }: StepResult): Cell[] {
  if (seconds === null) return [name, description, 'not run', '', '', ''];
  if (!isChecked) return [name, description, 'not checked', '', '', seconds];
  return [name, description, passed, failed, skipped, seconds];
}

/** Formats a table with text left-aligned and numbers right-aligned. */
function formatTable(rows: readonly (readonly Cell[])[]): string {
  const widths = headers.map((head, i) => Math.max(head.length, ...rows.map((row) => String(row[i]).length)));
  const line = (row: readonly Cell[]) =>
    row
      .map((cell, i) => (i < 2 ? String(cell).padEnd(widths[i]!) : String(cell).padStart(widths[i]!)))
      .join('  ')
      .trimEnd();
  return [line(headers), widths.map((width) => '─'.repeat(width)).join('  '), ...rows.map(line)].join('\n');
}

/** Lists all failures by step. */
function formatFailures(results: readonly StepResult[]): string[] {
  const failed = results.filter(({ failures }) => failures.length > 0);
  if (failed.length === 0) return [];
  const lines = failed.flatMap(({ name, failures }) => [
    ...failures.slice(0, maxFailures).map((failure) => `  ${name}: ${failure}`),
    ...(failures.length > maxFailures ? [`  ${name}: and ${failures.length - maxFailures} more`] : []),
  ]);
  return ['Failed:', ...lines, ''];
}

/**
 * Formats the summary at the end of `npm test`: failures, a table of all steps, and a last line with the totals. It is
 * last so that it survives in a log truncated to its tail.
 */
export function formatSummary(results: readonly StepResult[]): string {
  const { passed, failed } = sumResults(results);
  return [...formatFailures(results), formatTable(results.map(toCells)), '', `${passed} passed, ${failed} failed`].join(
    '\n',
  );
}
