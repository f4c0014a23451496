import { commandLine } from '../command-line';
import { loadSources } from '../environment';
import { writeFileAtomic } from '../write-file-atomic';

commandLine({
  usage: 'npm run docs:generate',
  description: 'Writes the settings, commands, endpoints and module graph into `docs` and `.env.example`.',
});
await loadSources();
const { prepare } = await import('../prepare');
await prepare();
const { generateDocs } = await import('../docs/generate-docs');
for (const [file, text] of await generateDocs()) writeFileAtomic(file, text);
