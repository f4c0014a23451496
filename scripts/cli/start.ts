import { build } from '../build';
import { isBuilt } from '../build-digest';
import { loadSettings } from '../environment';
import { run, tool } from '../run';

/** `npm start`: builds when there is no build of the present sources and settings, then serves. */

const { site } = await loadSettings();
if (!isBuilt()) {
  console.log('No build of the present sources and settings: building first.');
  const code = await build();
  if (code !== 0) process.exit(code);
}
process.exitCode = await run(tool('next'), ['start', '-p', String(site.port)], { NODE_ENV: 'production' });
