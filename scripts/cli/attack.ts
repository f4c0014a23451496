import { commandLine } from '../command-line';
import { run, binPath } from '../run';
import { exitWithError } from '../exit-with-error';

const { values } = commandLine({
  usage: 'npm run attack',
  description: 'Sends malformed, oversized and costly requests to your own server and checks its responses.',
  options: {
    base: { type: 'string', description: 'origin of the server, such as http://localhost:3000', default: '' },
    pid: { type: 'string', description: 'PID of the server on this machine, to check CPU time and file descriptors' },
  },
});
const { base, pid } = values;
if (!/^https?:/.test(base) || !URL.canParse(base)) {
  exitWithError('--base must be the origin of your own server: npm run attack -- --base http://localhost:3000');
}
process.exitCode = await run(binPath('vitest'), ['run', '--project', 'attacks'], {
  ATTACK_BASE: base,
  ...(pid ? { ATTACK_PID: pid } : {}),
  SUITE_FULL: '1',
});
