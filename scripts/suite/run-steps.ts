import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { toResult, type StepResult } from './results';
import { readReport } from './read-reports';
import type { Step } from './steps';

type Environment = Readonly<Record<string, string>>;

/**
 * Runs a step.
 * @param write receives its output; without it the step inherits stdout and stderr
 * @returns the exit code; 1 if it could not start or was killed
 */
function execute({ command, args, env }: Step, shared: Environment, write?: (text: string) => void): Promise<number> {
  return new Promise((resolve) => {
    const output = write ? 'pipe' : 'inherit';
    const child = spawn(command, args, {
      stdio: ['ignore', output, output],
      env: { ...process.env, ...shared, ...env },
    });
    for (const stream of [child.stdout, child.stderr]) stream?.setEncoding('utf8').on('data', write!);
    child.on('error', () => resolve(1));
    // Not on `exit`: output may still be buffered then.
    child.on('close', (code) => resolve(code ?? 1));
  });
}

/** Result of a step that is skipped because a required step failed. */
const skippedResult = ({ name, description }: Step): StepResult => ({
  name,
  description,
  passed: 0,
  failed: 0,
  skipped: 0,
  seconds: null,
  isChecked: true,
  failures: [],
});

/** @param isAlone streams the output; parallel steps print theirs when they finish, so that it does not interleave */
async function runStep(step: Step, shared: Environment, isAlone: boolean): Promise<StepResult> {
  const { name, description, report } = step;
  const startedAt = Date.now();
  const chunks: string[] = [];
  const printName = () => console.log(`\n— ${name}`);
  if (isAlone) printName();
  const code = await execute(step, shared, isAlone ? undefined : (text) => chunks.push(text));
  if (!isAlone) {
    printName();
    process.stdout.write(chunks.join(''));
  }
  const outcome = toResult(code, report && (() => readReport(report.file, report.kind)));
  const seconds = Math.round((Date.now() - startedAt) / 1000);
  const { passed, failed, isChecked } = outcome;
  console.log(`  ${name}: ${isChecked ? `${passed} passed, ${failed} failed` : 'not checked'} (${seconds} s)`);
  return { name, description, seconds, ...outcome };
}

/** Groups adjacent parallel steps; every other step is a group of its own. */
function groupSteps(steps: readonly Step[]): readonly (readonly Step[])[] {
  const groups: Step[][] = [];
  for (const step of steps) {
    const last = groups.at(-1);
    if (step.isParallel && last?.[0]!.isParallel) last.push(step);
    else groups.push([step]);
  }
  return groups;
}

/** Runs as many steps at once as there are cores, but at least two. @returns their results, in order */
async function runGroup(group: readonly Step[], shared: Environment): Promise<readonly StepResult[]> {
  const outcomes: StepResult[] = [];
  const queue = [...group.entries()];
  const worker = async () => {
    for (let next = queue.shift(); next; next = queue.shift()) {
      const [index, step] = next;
      outcomes[index] = await runStep(step, shared, group.length === 1);
    }
  };
  await Promise.all(Array.from({ length: Math.min(group.length, Math.max(2, availableParallelism())) }, worker));
  return outcomes;
}

/**
 * Runs steps in order, adjacent parallel ones concurrently, until a required step fails.
 * @param shared environment variables for all steps
 * @returns a result for each step, including those that were not run
 */
export async function runSteps(steps: readonly Step[], shared: Environment = {}): Promise<readonly StepResult[]> {
  const outcomes: StepResult[] = [];
  for (const group of groupSteps(steps)) {
    const before = outcomes.length;
    outcomes.push(...(await runGroup(group, shared)));
    if (group.some(({ isRequired }, i) => isRequired && outcomes[before + i]!.failed > 0)) {
      return [...outcomes, ...steps.slice(outcomes.length).map(skippedResult)];
    }
  }
  return outcomes;
}
