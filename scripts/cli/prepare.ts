import { commandLine } from '../command-line';
import { loadSettings } from '../environment';

commandLine({
  usage: 'npm run prepare:content',
  description: 'Generates the files that builds, type checks and tests need.',
});
await loadSettings();
const { prepare } = await import('../prepare');
await prepare();
