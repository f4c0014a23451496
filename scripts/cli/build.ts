import { commandLine } from '../command-line';
import { loadSources } from '../environment';

const { values } = commandLine({
  usage: 'npm run build',
  description: 'Creates a production build next to the existing ones, even if one is up to date.',
  options: {
    partial: {
      type: 'boolean',
      description: 'only the pages that a server needs to start; it renders others on demand',
    },
  },
});
await loadSources();
const { build } = await import('../build');
process.exitCode = await build(values.partial ? 'partial' : 'complete');
