import { spawn } from 'node:child_process';
import { outcomeOf, type Outcome } from './outcomes';
import { readReport } from './read-reports';
import type { Step } from './steps';

/** Runs a step with this terminal's output. @returns what it ended with; 1 when it could not begin or was killed */
function execute({ command, args, env }: Step, shared: Readonly<Record<string, string>>): Promise<number> {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, ...shared, ...env },
    });
    child.on('error', () => resolve(1));
    child.on('exit', (code) => resolve(code ?? 1));
  });
}

/** The steps after one that they need, and that failed. */
const notRun = ({ gate, holds }: Step): Outcome => ({
  ...{ gate, holds, passed: 0, failed: 0, skipped: 0 },
  ...{ seconds: null, isChecked: true, failures: [] },
});

/**
 * Runs steps one after the other, until one fails that the others need.
 * @param shared variables of the environment that all steps get
 * @returns an outcome for each step, those that were not run included
 */
export async function runSteps(
  steps: readonly Step[],
  shared: Readonly<Record<string, string>> = {},
): Promise<readonly Outcome[]> {
  const outcomes: Outcome[] = [];
  for (const [i, step] of steps.entries()) {
    const { gate, holds, report } = step;
    const began = Date.now();
    console.log(`\n— ${gate}`);
    const code = await execute(step, shared);
    const outcome = outcomeOf(code, report && (() => readReport(report.file, report.kind)));
    const seconds = Math.round((Date.now() - began) / 1000);
    outcomes.push({ gate, holds, seconds, ...outcome });
    const { passed, failed, isChecked } = outcome;
    console.log(`  ${gate}: ${isChecked ? `${passed} passed, ${failed} failed` : 'not checked'} (${seconds} s)`);
    if (step.isNeeded && failed > 0) return [...outcomes, ...steps.slice(i + 1).map(notRun)];
  }
  return outcomes;
}
