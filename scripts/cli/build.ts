import { commandLine } from '../command-line';
import { loadSettings } from '../environment';

commandLine({ call: 'npm run build', about: 'Makes a production build, whether or not one is there.' });
await loadSettings();
const { build } = await import('../build');
process.exitCode = await build();
