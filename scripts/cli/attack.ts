import { commandLine } from '../command-line';
import { run, tool } from '../run';
import { exitWithError } from '../exit-with-error';

const { values } = commandLine({
  call: 'npm run attack',
  about: 'Sends malformed, oversized and costly requests to a server of your own, and checks how it responds.',
  options: {
    base: { type: 'string', about: 'its origin, such as http://localhost:3000', default: '' },
    pid: { type: 'string', about: 'its process on this machine, to check processor time and file descriptors' },
  },
});
const { base, pid } = values;
if (!/^https?:/.test(base) || !URL.canParse(base)) {
  exitWithError('Name a server of your own: npm run attack -- --base http://localhost:3000');
}
process.exitCode = await run(tool('vitest'), ['run', '--project', 'attacks'], {
  ATTACK_BASE: base,
  ...(pid ? { ATTACK_PID: pid } : {}),
  SUITE_FULL: '1',
});
