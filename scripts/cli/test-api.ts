import { parseArgs } from 'node:util';
import { run, tool } from '../run';
import { stopWithOneSentence } from '../stop';

/** `npm run test:api -- --base https://api.example.com`: the contract suite against somebody else's back end. */

const { base } = parseArgs({ options: { base: { type: 'string', default: '' } } }).values;
if (!/^https?:/.test(base) || !URL.canParse(base)) {
  stopWithOneSentence('Name the base of the calls: npm run test:api -- --base https://api.example.com');
}
process.exitCode = await run(tool('vitest'), ['run', '--project', 'contract'], { CONTRACT_BASE: base });
