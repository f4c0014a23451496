import path from 'node:path';
import { commandLine } from '../command-line';
import { loadSources } from '../environment';
import { exitWithError } from '../exit-with-error';
import { devFolder } from '../link-latest-build';
import { waitForShutdown } from '../wait-for-shutdown';

const { values } = commandLine({
  usage: 'npm run desk',
  description: 'Serves the content desk for the files of this checkout, in Chrome or Edge.',
  options: { port: { type: 'string', description: 'port to listen on', default: '3333' } },
});
console.log('The desk needs Chrome or Edge: no other browser lets a page edit the files of a folder.');
waitForShutdown();
await loadSources();
const port = Number(values.port);
const { getPortError } = await import('@/lib/http-server/check-port');
const portError = Number.isInteger(port) ? await getPortError(port, '127.0.0.1') : 'it is not a number';
if (portError) exitWithError(new Error(`The port "${values.port}" cannot be used: ${portError}.`));
const { bundleDesk } = await import('../bundle-desk');
const { createLocalDesk } = await import('../local-desk');
const folder = path.join(devFolder, 'desk');
await bundleDesk(folder).catch(exitWithError);
createLocalDesk(folder).listen(port, '127.0.0.1', () => {
  console.log(`Open http://localhost:${port}/desk, choose “Work with Local Repository”, and open ${process.cwd()}.`);
});
