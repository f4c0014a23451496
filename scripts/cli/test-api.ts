import { commandLine } from '../command-line';
import { run, binPath } from '../run';
import { exitWithError } from '../exit-with-error';

const { values } = commandLine({
  usage: 'npm run test:api',
  description: 'Runs the contract tests against another back end.',
  options: {
    base: { type: 'string', description: 'base URL of its API, such as https://api.example.com', default: '' },
  },
});
const { base } = values;
if (!/^https?:/.test(base) || !URL.canParse(base)) {
  exitWithError('--base must be the base URL of an API: npm run test:api -- --base https://api.example.com');
}
process.exitCode = await run(binPath('vitest'), ['run', '--project', 'contract'], { CONTRACT_BASE: base });
