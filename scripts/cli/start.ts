import { checkBeforeServing } from '../check-before-serving';
import { commandLine } from '../command-line';
import { loadSettings } from '../environment';
import { command, run } from '../run';
import { serverArguments } from '../server-arguments';
import { exitWithError } from '../exit-with-error';
import { waitForShutdown } from '../wait-for-shutdown';

const { values } = commandLine({
  call: 'npm start',
  about: 'Builds if no build matches the current sources and settings, then serves.',
  options: {
    'no-build': { type: 'boolean', about: 'serves the newest build with the current settings' },
  },
});
const exitIfDone = waitForShutdown();
const { site } = await loadSettings();
await checkBeforeServing(site).catch(exitWithError);

const { buildsFolder } = await import('../build-store');
const { buildSettings } = await import('../build-settings');
const { requireBuild, acquireBuild } = await import('../resolve-build');
const settings = buildSettings(process.env);

if (!values['no-build']) {
  const { buildWhenNeeded } = await import('../build');
  const { isDiskError } = await import('@/lib/api/store/data-dir');
  const exit = (error: unknown) => {
    if (!isDiskError(error)) exitWithError(error);
    const { code } = error as NodeJS.ErrnoException;
    exitWithError(
      new Error(
        `A build is needed, but this folder is not writable: ${code}. Use --no-build to serve the newest build.`,
      ),
    );
  };
  exitIfDone(await buildWhenNeeded().catch(exit));
}

const choose = () => requireBuild(buildsFolder, settings);
try {
  choose();
  exitIfDone(await run(process.execPath, command('prepare-store')));
  const { folder } = acquireBuild(choose);
  exitIfDone(await run(process.execPath, serverArguments(), { NODE_ENV: 'production', NEXT_DIST_DIR: folder }));
} catch (error) {
  exitWithError(error);
}
