import { commandLine } from '../command-line';
import { loadSettings } from '../environment';

commandLine({ call: 'npm run prepare:content', about: 'Generates the files that builds, type checks and tests need.' });
await loadSettings();
const { prepare } = await import('../prepare');
await prepare();
