import { commandLine } from '../command-line';
import { loadSettings } from '../environment';

commandLine({
  usage: 'npm run build',
  description: 'Creates a production build next to the existing ones, even if one is up to date.',
});
await loadSettings();
const { build } = await import('../build');
process.exitCode = await build();
