import { mkdirSync, rmSync } from 'node:fs';
import { commandLine } from '../command-line';
import { findBrowser } from '../find-browser';
import { findPostgres } from '../find-postgres';
import { printSummary } from '../suite/print-summary';
import { sumResults } from '../suite/results';
import { runSteps } from '../suite/run-steps';
import { resultsFolder, suiteSteps } from '../suite/steps';
import { takeTurn } from '../take-turn';

const { values } = commandLine({
  call: 'npm test',
  about: 'Runs every check and every test; the last line says how many passed and failed.',
  options: { full: { type: 'boolean', about: 'what takes longer, too' } },
});

// Two runs in one folder would build over each other.
await takeTurn('.next-test', (pid) => console.log(`Waiting for the run of process ${pid} in this folder to end.`));
rmSync(resultsFolder, { recursive: true, force: true });
mkdirSync(resultsFolder, { recursive: true });

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

const outcomes = await runSteps(suiteSteps(values.full), { NEXT_TELEMETRY_DISABLED: '1', CHROMIUM_PATH: browser });
process.exitCode = sumResults(outcomes).failed > 0 ? 1 : 0;
console.log(`\n${printSummary(outcomes)}`);
