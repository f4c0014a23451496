import { checkBeforeServing } from '../check-before-serving';
import { commandLine } from '../command-line';
import { loadSettings, loadSources } from '../environment';
import { cliArgs, forwardSignals, run } from '../run';
import { exitWithError } from '../exit-with-error';
import { waitForShutdown } from '../wait-for-shutdown';

const { values } = commandLine({
  usage: 'npm start',
  description:
    'Builds if no build matches the current sources and settings, then serves; most pages are rendered meanwhile.',
  options: {
    'no-build': { type: 'boolean', description: 'serves the newest build with the current settings' },
  },
});
const exitIfDone = waitForShutdown();
const { site } = await (values['no-build'] ? loadSettings() : loadSources());
await checkBeforeServing(site).catch(exitWithError);

const { buildsFolder } = await import('../build-store');
const { buildSettings } = await import('../build-settings');
const { requireBuild, acquireBuild } = await import('../resolve-build');
const { runPublish } = await import('../run-publish');
const { schedulePublications } = await import('../schedule-publications');
const { prepareServers, recordTakeover, serveBuilds } = await import('../serve-builds');
const settings = buildSettings(process.env);

if (!values['no-build']) {
  const { buildWhenNeeded } = await import('../build');
  const { isDiskError } = await import('@/lib/api/store/data-dir');
  const exitWithReason = (error: unknown) => {
    if (!isDiskError(error)) exitWithError(error);
    const { code } = error as NodeJS.ErrnoException;
    exitWithError(
      new Error(
        `Cannot build, because this folder is not writable: ${code}. Use --no-build to serve the newest build.`,
      ),
    );
  };
  exitIfDone(await buildWhenNeeded('partial').catch(exitWithReason));
}

const select = () => requireBuild(buildsFolder, settings);
try {
  select();
  exitIfDone(await run(process.execPath, cliArgs('prepare-store')));
  const build = await acquireBuild(select);
  const renderRemainingPages = () =>
    run(process.execPath, cliArgs('complete-build')).catch((error: Error) => console.error(error.message));
  const onListening = () => {
    if (build.isPartial && !values['no-build']) void renderRemainingPages();
  };
  prepareServers();
  if (site.schedulesPublications) schedulePublications(() => runPublish('schedule'));
  const { ended } = serveBuilds(build, {
    onStart: forwardSignals,
    onListening,
    onTakeover: recordTakeover,
    onPublishRequest: () => void runPublish('webhook'),
  });
  exitIfDone(await ended);
} catch (error) {
  exitWithError(error);
}
process.exit(0);
