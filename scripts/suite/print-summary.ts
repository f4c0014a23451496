import { sumResults, type StepResult } from './results';

/** So many names of failures are shown of a step; a hundred more tell nothing new. */
const mostNames = 30;

type Cell = string | number;
const heads = ['gate', 'what it holds', 'passed', 'failed', 'skipped', 'seconds'];

function cellsOf({ gate, holds, passed, failed, skipped, seconds, isChecked }: StepResult): Cell[] {
  if (seconds === null) return [gate, holds, 'not run', '', '', ''];
  if (!isChecked) return [gate, holds, 'not checked', '', '', seconds];
  return [gate, holds, passed, failed, skipped, seconds];
}

/** Draws rows under heads: words to the left, numbers to the right. */
function drawTable(rows: readonly (readonly Cell[])[]): string {
  const widths = heads.map((head, i) => Math.max(head.length, ...rows.map((row) => String(row[i]).length)));
  const line = (row: readonly Cell[]) =>
    row
      .map((cell, i) => (i < 2 ? String(cell).padEnd(widths[i]!) : String(cell).padStart(widths[i]!)))
      .join('  ')
      .trimEnd();
  return [line(heads), widths.map((width) => '─'.repeat(width)).join('  '), ...rows.map(line)].join('\n');
}

/** The names of all that failed, step by step; nothing when nothing did. */
function drawFailures(outcomes: readonly StepResult[]): string[] {
  const failed = outcomes.filter(({ failures }) => failures.length > 0);
  if (failed.length === 0) return [];
  const lines = failed.flatMap(({ gate, failures }) => [
    ...failures.slice(0, mostNames).map((name) => `  ${gate}: ${name}`),
    ...(failures.length > mostNames ? [`  ${gate}: and ${failures.length - mostNames} more`] : []),
  ]);
  return ['Failed:', ...lines, ''];
}

/**
 * What `npm test` ends with: what failed, a table of all steps, and in the last line how many checks passed and failed.
 * A log that is cut to its tail has kept this.
 */
export function printSummary(outcomes: readonly StepResult[]): string {
  const { passed, failed } = sumResults(outcomes);
  return [...drawFailures(outcomes), drawTable(outcomes.map(cellsOf)), '', `${passed} passed, ${failed} failed`].join(
    '\n',
  );
}
