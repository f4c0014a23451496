import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { toResult, type StepResult } from './results';
import { readReport } from './read-reports';
import type { Step } from './steps';

type Environment = Readonly<Record<string, string>>;

/**
 * Runs a step.
 * @param write gets what it writes; without it the step has this terminal's output
 * @returns what it ended with; 1 when it could not begin or was killed
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
    // Not when it exits: what it wrote last may still be on its way.
    child.on('close', (code) => resolve(code ?? 1));
  });
}

/** The steps after one that they need, and that failed. */
const notRun = ({ gate, holds }: Step): StepResult => ({
  ...{ gate, holds, passed: 0, failed: 0, skipped: 0 },
  ...{ seconds: null, isChecked: true, failures: [] },
});

/** @param isAlone for a step that writes as it goes; what others write comes when they end, so that nothing mingles */
async function runStep(step: Step, shared: Environment, isAlone: boolean): Promise<StepResult> {
  const { gate, holds, report } = step;
  const began = Date.now();
  const written: string[] = [];
  const sayWhich = () => console.log(`\n— ${gate}`);
  if (isAlone) sayWhich();
  const code = await execute(step, shared, isAlone ? undefined : (text) => written.push(text));
  if (!isAlone) {
    sayWhich();
    process.stdout.write(written.join(''));
  }
  const outcome = toResult(code, report && (() => readReport(report.file, report.kind)));
  const seconds = Math.round((Date.now() - began) / 1000);
  const { passed, failed, isChecked } = outcome;
  console.log(`  ${gate}: ${isChecked ? `${passed} passed, ${failed} failed` : 'not checked'} (${seconds} s)`);
  return { gate, holds, seconds, ...outcome };
}

/** Neighbors that may run beside each other stand together, every other step alone. */
function groupsOf(steps: readonly Step[]): readonly (readonly Step[])[] {
  const groups: Step[][] = [];
  for (const step of steps) {
    const before = groups.at(-1);
    if (step.isBeside && before?.[0]!.isBeside) before.push(step);
    else groups.push([step]);
  }
  return groups;
}

/** As many at once as there are cores, and two on one. @returns their outcomes, in the order of the steps */
async function runGroup(group: readonly Step[], shared: Environment): Promise<readonly StepResult[]> {
  const outcomes: StepResult[] = [];
  const queue = [...group.entries()];
  const work = async () => {
    for (let next = queue.shift(); next; next = queue.shift()) {
      const [place, step] = next;
      outcomes[place] = await runStep(step, shared, group.length === 1);
    }
  };
  await Promise.all(Array.from({ length: Math.min(group.length, Math.max(2, availableParallelism())) }, work));
  return outcomes;
}

/**
 * Runs steps one after the other, those beside each other that may, until one fails that the others need.
 * @param shared variables of the environment that all steps get
 * @returns an outcome for each step, those that were not run included
 */
export async function runSteps(steps: readonly Step[], shared: Environment = {}): Promise<readonly StepResult[]> {
  const outcomes: StepResult[] = [];
  for (const group of groupsOf(steps)) {
    const before = outcomes.length;
    outcomes.push(...(await runGroup(group, shared)));
    if (group.some(({ isNeeded }, i) => isNeeded && outcomes[before + i]!.failed > 0)) {
      return [...outcomes, ...steps.slice(outcomes.length).map(notRun)];
    }
  }
  return outcomes;
}
