import { commandLine } from '../command-line';
import { loadSettings } from '../environment';
import { exitWithError } from '../exit-with-error';

const { values } = commandLine({
  usage: 'tsx scripts/cli/render-first-pages.ts --previous folder',
  description: 'Renders what servers need of a publication, whose folder is in NEXT_DIST_DIR; run by npm run publish.',
  options: { previous: { type: 'string', default: '', description: 'folder of the publication before' } },
});
process.on('disconnect', () => process.exit(1));
await loadSettings();
const { renderFirstPages } = await import('../render-first-pages');
await renderFirstPages(values.previous).catch(exitWithError);
process.exit(0);
