import { mkdirSync, rmSync } from 'node:fs';
import { commandLine } from '../command-line';
import { exitWithError } from '../exit-with-error';
import { formatSummary } from '../suite/print-summary';
import { sumResults } from '../suite/results';
import { runSteps } from '../suite/run-steps';
import { resultsFolder, shards, suiteSteps, type Shard } from '../suite/steps';
import { engineDependencies, findOrInstall, findExecutable, testDependencies } from '../system-dependencies';
import { acquireRunLock } from '../run-lock';

const { values } = commandLine({
  usage: 'npm test',
  description: 'Runs all checks and tests; the last line is the number of passes and failures.',
  options: {
    full: { type: 'boolean', description: 'includes slow tests' },
    shard: { type: 'string', description: `only part of the steps: ${shards.join(', ')}` },
  },
});
const shard = values.shard as Shard | undefined;
if (shard && !shards.includes(shard)) exitWithError(new Error(`Unknown shard ${shard}: use ${shards.join(', ')}.`));

// Two runs in one folder would overwrite each other's build.
await acquireRunLock('.next-test', () => console.log('Waiting for another test run in this folder to finish.'));
rmSync(resultsFolder, { recursive: true, force: true });
mkdirSync(resultsFolder, { recursive: true });

try {
  for (const key of [...testDependencies, ...(values.full ? engineDependencies : [])]) findOrInstall(key);
} catch (error) {
  console.error((error as Error).message);
  console.log('0 passed, 1 failed');
  process.exit(1);
}

const results = await runSteps(suiteSteps(values.full, shard), {
  NEXT_TELEMETRY_DISABLED: '1',
  CONTENT_COMPLETE: '1',
  CHROMIUM_PATH: findExecutable('chromium'),
});
process.exitCode = sumResults(results).failed > 0 ? 1 : 0;
console.log(`\n${formatSummary(results)}`);
