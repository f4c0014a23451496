import { watch } from 'node:fs';
import { loadSettings } from '../environment';
import { run, tool } from '../run';

/** `npm run dev`: shows drafts, and takes up changed articles while it runs. */

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
