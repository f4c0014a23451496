import { commandLine } from '../command-line';
import { loadSettings, loadSources } from '../environment';
import { exitWithError } from '../exit-with-error';

const { values } = commandLine({
  usage: 'npm run cluster',
  description: 'Runs a production-like setup on this machine: nginx in front of two servers that share a PostgreSQL.',
  options: {
    port: { type: 'string', default: '8443', description: 'TLS port; the next four ports are used, too' },
    'no-build': { type: 'boolean', description: 'serves the newest build with the current settings' },
  },
});
let isStopping = false;
let requestStop = () => {};
const stopRequested = new Promise<void>((resolve) => {
  requestStop = () => {
    isStopping = true;
    resolve();
  };
});
process.on('SIGINT', requestStop).on('SIGTERM', requestStop);
const firstPort = Number(values.port);
if (!Number.isInteger(firstPort) || firstPort < 1 || firstPort > 65_531) {
  exitWithError(new Error(`The option --port must be a number from 1 to 65531, but is "${values.port}".`));
}

const { site } = await (values['no-build'] ? loadSettings() : loadSources());
const { checkCluster, clusterAddresses, clusterPorts, startCluster } = await import('../start-cluster');
const ports = clusterPorts(firstPort);
await checkCluster(ports).catch(exitWithError);

const { runPublish } = await import('../run-publish');
const { schedulePublications } = await import('../schedule-publications');
const { buildSettings } = await import('../build-settings');
const { buildsFolder } = await import('../build-store');
const { requireBuild } = await import('../resolve-build');
if (!values['no-build']) {
  const { buildWhenNeeded } = await import('../build');
  const code = await buildWhenNeeded().catch(exitWithError);
  if (isStopping || code !== 0) process.exit(isStopping ? 0 : code);
}
try {
  const { url, stop } = await startCluster(ports, () => requireBuild(buildsFolder, buildSettings(process.env)));
  console.log(clusterAddresses(ports).join('\n'));
  if (site.schedulesPublications) schedulePublications(() => runPublish('schedule'));
  console.log(`Serving on ${url} with a self-signed certificate. Press Ctrl-C to stop.`);
  await stopRequested;
  await stop();
  process.exit(0);
} catch (error) {
  // Ctrl-C also reaches servers that are still starting, whose failure is then expected.
  if (isStopping) process.exit(0);
  exitWithError(error);
}
