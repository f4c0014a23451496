import { watch } from 'node:fs';
import { checkBeforeServing } from '../check-before-serving';
import { commandLine } from '../command-line';
import { loadSettings } from '../environment';
import { cliArgs, nextArgs, run } from '../run';
import { exitWithError } from '../exit-with-error';
import { waitForShutdown } from '../wait-for-shutdown';

commandLine({ usage: 'npm run dev', description: 'Starts the development server, with drafts and hot reload.' });
const exitIfDone = waitForShutdown();
Object.assign(process.env, { NODE_ENV: 'development' });
const { site } = await loadSettings();
await checkBeforeServing(site).catch(exitWithError);
const { prepare } = await import('../prepare');
const { prepareContent } = await import('../prepare-content');
await prepare();
exitIfDone(await run(process.execPath, cliArgs('prepare-store')));

let timer: NodeJS.Timeout | undefined;
watch('messages', { recursive: true }, () => {
  clearTimeout(timer);
  timer = setTimeout(() => {
    prepareContent().catch((error: unknown) => console.error(error instanceof Error ? error.message : error));
  }, 200);
});

exitIfDone(await run(process.execPath, nextArgs('dev', '-p', String(site.port))));
process.exit(0);
