import { commandLine } from '../command-line';
import { loadSources } from '../environment';

commandLine({
  usage: 'npm run prepare:content',
  description: 'Generates the files that builds, type checks and tests need.',
});
await loadSources();
const { prepare } = await import('../prepare');
await prepare();
