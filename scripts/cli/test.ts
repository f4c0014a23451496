import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { commandLine } from '../command-line';
import { findBrowser } from '../find-browser';
import { findPostgres } from '../find-postgres';
import { tool } from '../run';
import { suiteEnvironment } from '../suite-environment';
import { takeTurn } from '../take-turn';

const { values } = commandLine({
  call: 'npm test',
  about: 'Runs every check and every test, one after the other; the last line says how many passed and failed.',
  options: { full: { type: 'boolean', about: 'what takes longer, too' } },
});

type Count = { passed: number; failed: number };
type Step = {
  name: string;
  command: string;
  args: string[];
  env?: Record<string, string>;
  /** Reads how many tests passed and failed; without it the step counts as one. */
  count?: () => Count;
  /** Steps after this one make no sense when it fails. */
  required?: boolean;
};

const isFull = values.full;
const results = path.join(process.cwd(), 'test-results');
const unitReport = path.join(results, 'unit.json');
const backEndReport = path.join(results, 'back-end.json');
const browserReport = path.join(results, 'browser.json');
const engineReport = path.join(results, 'engines.json');

const readJson = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as unknown;

function countUnit(report: string): Count {
  const { numPassedTests, numFailedTests } = readJson(report) as Record<string, number>;
  return { passed: numPassedTests ?? 0, failed: numFailedTests ?? 0 };
}

function countBrowser(): Count {
  const { stats } = readJson(browserReport) as { stats: { expected: number; unexpected: number; flaky: number } };
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected };
}

const projects = (...names: string[]) => [
  ...['run', '--reporter=default', '--reporter=json'],
  ...names.map((name) => `--project=${name}`),
];
const script = (name: string) => path.join('scripts', 'cli', `${name}.ts`);

const steps: Step[] = [
  { name: 'content', command: tool('tsx'), args: [script('check-content')], required: true },
  { name: 'format', command: tool('prettier'), args: ['--check', '--log-level', 'warn', '.'] },
  { name: 'lint', command: tool('oxlint'), args: ['--deny-warnings'] },
  { name: 'route types', command: tool('next'), args: ['typegen'] },
  { name: 'types', command: tool('tsc'), args: ['--noEmit'] },
  { name: 'unused code', command: tool('knip'), args: [] },
  {
    name: 'unit tests',
    command: tool('vitest'),
    args: [...projects('unit', 'components'), `--outputFile.json=${unitReport}`],
    count: () => countUnit(unitReport),
  },
  { name: 'production build', command: tool('tsx'), args: [script('build')], required: true },
  {
    name: 'back end tests',
    command: tool('vitest'),
    args: [...projects('contract on *', 'back end'), `--outputFile.json=${backEndReport}`],
    env: isFull ? { SUITE_FULL: '1' } : {},
    count: () => countUnit(backEndReport),
  },
  { name: 'suite build', command: tool('tsx'), args: [script('build')], env: suiteEnvironment, required: true },
  {
    name: 'browser tests',
    command: tool('playwright'),
    args: ['test', '--reporter=line,json'],
    env: {
      PLAYWRIGHT_JSON_OUTPUT_FILE: browserReport,
      ...(isFull ? { SUITE_FULL: '1' } : {}),
    },
    count: countBrowser,
  },
  ...(isFull
    ? [
        {
          name: 'Firefox and WebKit',
          command: tool('vitest'),
          args: [
            'run',
            '--reporter=verbose',
            '--reporter=json',
            '--project=engines',
            `--outputFile.json=${engineReport}`,
          ],
          count: () => countUnit(engineReport),
        },
      ]
    : []),
  ...(isFull
    ? ['lighthouse', 'blocking-time'].map((name) => ({
        name: name.replace('-', ' '),
        command: tool('tsx'),
        args: [`tests/lighthouse/${name}.ts`],
      }))
    : []),
];

function execute({ command, args, env }: Step, browser: string): Promise<number> {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1', CHROMIUM_PATH: browser, ...env },
    });
    child.on('error', () => resolve(1));
    child.on('exit', (code) => resolve(code ?? 1));
  });
}

function counted(step: Step, code: number): Count {
  const alone = code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
  if (!step.count) return alone;
  try {
    const count = step.count();
    // A runner that fails without a failed test has not run to its end.
    return code !== 0 && count.failed === 0 ? { ...count, failed: 1 } : count;
  } catch {
    return { passed: 0, failed: 1 };
  }
}

// Two runs in one folder would build over each other.
await takeTurn('.next-test', (pid) => console.log(`Waiting for the run of process ${pid} in this folder to end.`));
rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });
let browser: string;
let postgres: string;
try {
  browser = findBrowser();
  postgres = findPostgres();
} catch (error) {
  console.error((error as Error).message);
  console.log('0 passed, 1 failed');
  process.exit(1);
}
console.log(`Browser: ${browser}\nPostgreSQL: ${postgres}`);

const total: Count = { passed: 0, failed: 0 };
for (const step of steps) {
  const started = Date.now();
  console.log(`\n— ${step.name}`);
  const code = await execute(step, browser);
  const { passed, failed } = counted(step, code);
  total.passed += passed;
  total.failed += failed;
  console.log(`  ${step.name}: ${passed} passed, ${failed} failed (${Math.round((Date.now() - started) / 1000)} s)`);
  if (step.required && failed > 0) break;
}
process.exitCode = total.failed > 0 ? 1 : 0;
console.log(`\n${total.passed} passed, ${total.failed} failed`);
