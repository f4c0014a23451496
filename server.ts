import { Server, type IncomingMessage, type ServerResponse } from 'node:http';
import { readFileSync } from 'node:fs';
import next from 'next';
import { inBuild } from '@/lib/content/generated-file';
import { siteHosts } from '@/lib/i18n/origins';
import { buildId } from '@/lib/machine-readable/build-id';
import { handlerAsker } from '@/lib/serving/making/ask-handler';
import { olderPages } from '@/lib/serving/making/older-pages';
import { warmSearch } from '@/lib/serving/making/warm-search';
import { routingContext } from '@/lib/routing/routing-context';
import { logFailure } from '@/lib/server/log-failure';
import { peerHeader } from '@/lib/server/http/peer-header';
import { queryHeader } from '@/lib/server/http/query-header';
import { countWrite } from '@/lib/server/http/rate-limit';
import { addressOf, tellOfProxy } from '@/lib/server/http/sender';
import { beginStopping, stopBackEnd } from '@/lib/server/stop';
import { isDiskFailure, takeOwnFolder } from '@/lib/server/store/own-folder';
import { countedDrawing } from '@/lib/server/telemetry/counted-drawing';
import { logLine } from '@/lib/server/telemetry/log';
import { meter } from '@/lib/server/telemetry/meter';
import { startTelemetry } from '@/lib/server/telemetry/start-telemetry';
import { createHttpServer } from '@/lib/serving/http-server';
import { findAsset } from '@/lib/serving/assets/find-asset';
import { keepAssetsWhileServing, notKept } from '@/lib/serving/assets/keep-assets';
import { allAddresses } from '@/lib/serving/all-addresses';
import { concurrencyLimit } from '@/lib/serving/concurrency-limit';
import { pagePolicy } from '@/lib/serving/content-security-policy';
import { readTable, tableFile } from '@/lib/serving/file-table';
import { headScriptHashes } from '@/lib/serving/inline-scripts';
import { KeptFiles } from '@/lib/serving/kept-files';
import { withFewFields } from '@/lib/serving/query-fields';
import { siteListener } from '@/lib/serving/site-listener';
import { stopCalmly } from '@/lib/serving/stop-calmly';
import { outlastLog } from '@/lib/serving/unwritten-log';
import { site } from '@/lib/settings/site';
import { drawingThread } from '@/lib/share-pictures/drawing-thread';

/** Serves the build: `npm start` calls it with the settings checked. */

outlastLog();

function endWithSentence({ message }: Error): never {
  logLine('error', message);
  process.exit(1);
}

// Before anything else, and before the port: a second server on the same data must not begin to answer.
await takeOwnFolder().catch((error: Error) => {
  if (isDiskFailure(error)) return;
  endWithSentence(error);
});
const telemetry = await startTelemetry(buildId()).catch(endWithSentence);

Object.assign(globalThis, { drawInThread: countedDrawing(drawingThread()) });

const folder = inBuild();
const table = readTable(readFileSync(inBuild(tableFile), 'utf8'));
const anyPage = readFileSync(inBuild('server', 'app', 'en.html'), 'utf8');

const hostname = allAddresses();
// Next.js puts an `upgrade` listener on the server it is given, which would keep the sockets of such requests open for good:
// it gets one that nobody connects to.
const app = next({ dev: false, hostname, port: site.port, httpServer: new Server() });
await app.prepare();
const handle = app.getRequestHandler();

const answerByNext = (request: IncomingMessage, response: ServerResponse) => {
  request.headers[queryHeader] = request.url?.split('?').slice(1).join('?') ?? '';
  request.url = withFewFields(request.url ?? '');
  return handle(request, response);
};
const ask = handlerAsker(answerByNext);
const files = new KeptFiles();

// Before the first page leaves: other servers, of another build perhaps, may be asked for what stands in it.
await keepAssetsWhileServing(folder, site.assets, (error) => logFailure(notKept, error));

const listener = siteListener({
  files,
  assets: { folder: site.assets.folder, find: (address) => findAsset(site.assets.folder, address, files) },
  older: olderPages({
    ...{ folder, files, ask, logFailure },
    count: (result) => meter()?.count('olderPages', { result }),
  }),
  ...{ folder, table, context: routingContext(), headScripts: headScriptHashes(anyPage) },
  headers: {
    hosts: siteHosts,
    indexable: site.indexable,
    trustedProxies: site.trustedProxies,
    policy: pagePolicy(site),
  },
  waitToSearch: (headers) =>
    site.rateLimited ? countWrite('search', 'search', addressOf(headers, site.trustedProxies)) : null,
  perRequest: concurrencyLimit({ running: 4, waiting: 64, longestWait: 6000 }),
  next: answerByNext,
});

function answer(request: IncomingMessage, response: ServerResponse, id: string): void {
  request.headers[peerHeader] = request.socket.remoteAddress ?? '';
  tellOfProxy(request.headers);
  listener(request, response).catch((error: unknown) => {
    logFailure('A request could not be answered', error, id);
    if (response.headersSent) response.destroy();
    else response.writeHead(500, { 'Content-Type': 'text/plain', 'Cache-Control': 'no-store' }).end();
  });
}
// Before the port is open, since it holds up everything else.
await warmSearch(ask, site.name);

const server = createHttpServer((request, response) =>
  telemetry.watch(request, response, (id) => answer(request, response, id)),
);
const endBackEnd = () =>
  stopBackEnd()
    .catch((error: unknown) => logFailure('The back end could not be ended as it should', error))
    .then(telemetry.end);
stopCalmly(server, endBackEnd, beginStopping);
// Another may have taken the port since it was found free.
server.on('error', endWithSentence);
server.listen(site.port, site.listenAddress ?? hostname, () =>
  logLine('info', `Serving ${site.name} on http://localhost:${site.port}`),
);
