import { commandLine } from '../command-line';
import { loadSettings } from '../environment';
import { exitWithError } from '../exit-with-error';

const { values } = commandLine({
  call: 'npm run cluster',
  about:
    'Serves on this machine as in production: nginx in front of two servers, which share a PostgreSQL of their own.',
  options: {
    port: { type: 'string', default: '8443', about: 'where it is served over TLS; takes the four above, too' },
    'no-build': { type: 'boolean', about: 'serves the newest build that was made with the present settings' },
  },
});
let isTold = false;
let tell = () => {};
const told = new Promise<void>((resolve) => {
  tell = () => {
    isTold = true;
    resolve();
  };
});
process.on('SIGINT', tell).on('SIGTERM', tell);
const first = Number(values.port);
if (!Number.isInteger(first) || first < 1 || first > 65_531) {
  exitWithError(new Error(`The option --port must be a number from 1 to 65531, but is "${values.port}".`));
}

await loadSettings();
const { checkCluster, clusterPorts, startCluster } = await import('../start-cluster');
const ports = clusterPorts(first);
await checkCluster(ports).catch(exitWithError);

const { buildSettings } = await import('../build-settings');
const { buildsFolder } = await import('../build-store');
const { requireBuild: givenBuild, acquireBuild: takeBuild } = await import('../resolve-build');
if (!values['no-build']) {
  const { buildWhenNeeded } = await import('../build');
  const code = await buildWhenNeeded().catch(exitWithError);
  if (isTold || code !== 0) process.exit(isTold ? 0 : code);
}
try {
  const { folder } = takeBuild(() => givenBuild(buildsFolder, buildSettings(process.env)));
  const { url, stop } = await startCluster(ports, folder);
  console.log(`Serving on ${url} with a certificate that nobody has signed; Ctrl-C ends it.`);
  await told;
  await stop();
  process.exit(0);
} catch (error) {
  // Ctrl-C reaches the servers, too, while they are still starting.
  if (isTold) process.exit(0);
  exitWithError(error);
}
