import { commandLine } from '../command-line';
import { run, tool } from '../run';
import { exitWithError } from '../exit-with-error';

const { values } = commandLine({
  call: 'npm run test:api',
  about: 'Runs the contract tests against another back end.',
  options: { base: { type: 'string', about: 'base URL of its API, such as https://api.example.com', default: '' } },
});
const { base } = values;
if (!/^https?:/.test(base) || !URL.canParse(base)) {
  exitWithError('--base must be the base URL of an API: npm run test:api -- --base https://api.example.com');
}
process.exitCode = await run(tool('vitest'), ['run', '--project', 'contract'], { CONTRACT_BASE: base });
