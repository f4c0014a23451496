import { commandLine } from '../command-line';
import { run, tool } from '../run';
import { exitWithError } from '../exit-with-error';

const { values } = commandLine({
  call: 'npm run test:api',
  about: 'Runs the tests of the calls against somebody else’s back end.',
  options: { base: { type: 'string', about: 'where its calls are, such as https://api.example.com', default: '' } },
});
const { base } = values;
if (!/^https?:/.test(base) || !URL.canParse(base)) {
  exitWithError('Name the base of the calls: npm run test:api -- --base https://api.example.com');
}
process.exitCode = await run(tool('vitest'), ['run', '--project', 'contract'], { CONTRACT_BASE: base });
