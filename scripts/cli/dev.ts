import { watch } from 'node:fs';
import { checkBeforeServing } from '../check-before-serving';
import { commandLine } from '../command-line';
import { devFolder } from '../dev-folder';
import { loadSettings } from '../environment';
import { command, next, run } from '../run';
import { exitWithError } from '../exit-with-error';
import { waitForShutdown } from '../wait-for-shutdown';

commandLine({ call: 'npm run dev', about: 'Starts the development server, with drafts and hot reload.' });
const exitIfDone = waitForShutdown();
Object.assign(process.env, { NODE_ENV: 'development', NEXT_DIST_DIR: devFolder });
const { site } = await loadSettings();
await checkBeforeServing(site).catch(exitWithError);
const { prepare } = await import('../prepare');
const { prepareContent } = await import('../prepare-content');
await prepare();
exitIfDone(await run(process.execPath, command('prepare-store')));

let timer: NodeJS.Timeout | undefined;
watch('messages', { recursive: true }, () => {
  clearTimeout(timer);
  timer = setTimeout(() => {
    prepareContent().catch((error: unknown) => console.error(error instanceof Error ? error.message : error));
  }, 200);
});

exitIfDone(await run(process.execPath, next('dev', '-p', String(site.port))));
process.exit(0);
