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
await loadSettings();
const { isBuilt } = await import('../build-digest');
if (!values['no-build'] && !isBuilt()) {
  console.log('No build of the present sources and settings: building first.');
  const { build } = await import('../build');
  const code = await build();
  if (code !== 0) process.exit(code);
}

const code = await run(tool('tsx'), ['scripts/cli/prepare-store.ts']);
if (code !== 0) process.exit(code);

process.exitCode = await run(process.execPath, serverArguments(), { NODE_ENV: 'production' });
