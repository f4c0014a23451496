import { networkInterfaces } from 'node:os';
import { commandLine } from '../command-line';
import { loadSettings } from '../environment';
import { run, tool } from '../run';
import { serverArguments } from '../server-arguments';

const { values } = commandLine({
  call: 'npm start',
  about: 'Builds when there is no build of the present sources and settings, then serves.',
  options: {
    'no-build': { type: 'boolean', about: 'serves the build that is there, for servers that were given one' },
  },
});
const { site } = await loadSettings();
const { isBuilt } = await import('../build-digest');
if (!values['no-build'] && !isBuilt()) {
  console.log('No build of the present sources and settings: building first.');
  const { build } = await import('../build');
  const code = await build();
  if (code !== 0) process.exit(code);
}

const code = await run(tool('tsx'), ['scripts/cli/prepare-store.ts']);
if (code !== 0) process.exit(code);

// All addresses of this machine, named: without a name Next.js takes redirects to a site at localhost for its own and
// makes them relative, also when they lead from the Chinese host to the main one.
const hasIPv6 = Object.values(networkInterfaces()).some((list) => list?.some(({ family }) => family === 'IPv6'));
const args = serverArguments('.', site.port, ['-H', hasIPv6 ? '::' : '0.0.0.0']);
process.exitCode = await run(process.execPath, args, { NODE_ENV: 'production' });
