import { watch } from 'node:fs';
import { commandLine } from '../command-line';
import { loadSettings } from '../environment';
import { run, tool } from '../run';

commandLine({ call: 'npm run dev', about: 'Serves the site with drafts shown, and takes up changes at once.' });
Object.assign(process.env, { NODE_ENV: 'development' });
const { site } = await loadSettings();
const { prepare } = await import('../prepare');
const { prepareContent } = await import('../prepare-content');
await prepare();
const storeCode = await run(tool('tsx'), ['scripts/cli/prepare-store.ts']);
if (storeCode !== 0) process.exit(storeCode);

let timer: NodeJS.Timeout | undefined;
watch('messages', { recursive: true }, () => {
  clearTimeout(timer);
  timer = setTimeout(() => {
    prepareContent().catch((error: unknown) => console.error(error instanceof Error ? error.message : error));
  }, 200);
});

process.exit(await run(tool('next'), ['dev', '-p', String(site.port)]));
