import { setPriority } from 'node:os';
import { commandLine } from '../command-line';
import { loadSettings } from '../environment';

commandLine({
  usage: 'tsx scripts/cli/complete-build.ts',
  description: 'Renders the remaining pages of a partial build while `npm start` serves it.',
});
// The server has priority.
setPriority(10);
process.on('disconnect', () => process.exit(1));
await loadSettings();
const { completeBuild } = await import('../build');
process.exit(await completeBuild());
