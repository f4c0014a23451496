import { checkBeforeServing } from '../check-before-serving';
import { commandLine } from '../command-line';
import { loadSettings } from '../environment';
import { command, run } from '../run';
import { serverArguments } from '../server-arguments';
import { exitWithError } from '../exit-with-error';
import { waitForShutdown } from '../wait-for-shutdown';

const { values } = commandLine({
  call: 'npm start',
  about: 'Builds when there is no build of the present sources and settings, then serves.',
  options: {
    'no-build': { type: 'boolean', about: 'serves the newest build that was made with the present settings' },
  },
});
const goOn = waitForShutdown();
const { site } = await loadSettings();
await checkBeforeServing(site).catch(exitWithError);

const { buildsFolder } = await import('../build-store');
const { buildSettings } = await import('../build-settings');
const { requireBuild: givenBuild, acquireBuild: takeBuild } = await import('../resolve-build');
const settings = buildSettings(process.env);

if (!values['no-build']) {
  const { buildWhenNeeded } = await import('../build');
  const { isDiskError: isDiskFailure } = await import('@/lib/api/store/data-dir');
  const stop = (error: unknown) => {
    if (!isDiskFailure(error)) exitWithError(error);
    const { code } = error as NodeJS.ErrnoException;
    exitWithError(
      new Error(`A build is needed, and nothing can be written here: ${code}. --no-build serves the newest one.`),
    );
  };
  goOn(await buildWhenNeeded().catch(stop));
}

const choose = () => givenBuild(buildsFolder, settings);
try {
  choose();
  goOn(await run(process.execPath, command('prepare-store')));
  const { folder } = takeBuild(choose);
  goOn(await run(process.execPath, serverArguments(), { NODE_ENV: 'production', NEXT_DIST_DIR: folder }));
} catch (error) {
  exitWithError(error);
}
