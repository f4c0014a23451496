import { Server, type IncomingMessage, type ServerResponse } from 'node:http';
import { readFileSync } from 'node:fs';
import next from 'next';
import { inBuild } from '@/lib/content/generated-file';
import { siteHosts } from '@/lib/i18n/origins';
import { buildId } from '@/lib/page-data/build-id';
import { inProcessRequest } from '@/lib/http-server/postbuild/in-process-request';
import { createOnDemandPages } from '@/lib/http-server/postbuild/on-demand-pages';
import { warmSearch } from '@/lib/http-server/postbuild/warm-up-search';
import { routingContext } from '@/lib/request-routing/routing-context';
import { logError } from '@/lib/api/log-failure';
import { peerHeader } from '@/lib/api/http/peer-header';
import { queryHeader } from '@/lib/api/http/query-header';
import { consume } from '@/lib/api/http/rate-limit';
import { clientIp, warnAboutProxy } from '@/lib/api/http/client-info';
import { beginShutdown, stopApi } from '@/lib/api/stop';
import { isDiskError, lockDataDir } from '@/lib/api/store/data-dir';
import { measuredRendering } from '@/lib/api/telemetry/og-image-metrics';
import { logLine } from '@/lib/api/telemetry/log';
import { meter } from '@/lib/api/telemetry/metrics';
import { startTelemetry } from '@/lib/api/telemetry/start-telemetry';
import { createHttpServer } from '@/lib/http-server/http-server';
import { findAsset } from '@/lib/http-server/assets/find-asset';
import { retainAssetsWhileServing, retainFailed } from '@/lib/http-server/assets/retain-assets';
import { listenHost } from '@/lib/http-server/listen-host';
import { concurrencyLimit } from '@/lib/http-server/concurrency-limit';
import { pagePolicy } from '@/lib/http-server/content-security-policy';
import { parseManifest, manifestFile } from '@/lib/http-server/asset-manifest';
import { headScriptHashes } from '@/lib/http-server/inline-scripts';
import { FileCache } from '@/lib/http-server/file-cache';
import { withFewFields } from '@/lib/http-server/query-fields';
import { createRequestHandler } from '@/lib/http-server/request-handler';
import { shutDownGracefully } from '@/lib/http-server/graceful-shutdown';
import { ignoreEpipe } from '@/lib/http-server/ignore-epipe';
import { site } from '@/lib/config/site';
import { startRenderWorker } from '@/lib/og-images/render-worker';

/** Serves the build: `npm start` calls it with the settings checked. */

ignoreEpipe();

function endWithSentence({ message }: Error): never {
  logLine('error', message);
  process.exit(1);
}

// Before anything else, and before the port: a second server on the same data must not begin to answer.
await lockDataDir().catch((error: Error) => {
  if (isDiskError(error)) return;
  endWithSentence(error);
});
const telemetry = await startTelemetry(buildId()).catch(endWithSentence);

Object.assign(globalThis, { drawInThread: measuredRendering(startRenderWorker()) });

const folder = inBuild();
const table = parseManifest(readFileSync(inBuild(manifestFile), 'utf8'));
const anyPage = readFileSync(inBuild('server', 'app', 'en.html'), 'utf8');

const hostname = listenHost();
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
const ask = inProcessRequest(answerByNext);
const files = new FileCache();

// Before the first page leaves: other servers, of another build perhaps, may be asked for what stands in it.
await retainAssetsWhileServing(folder, site.assets, (error) => logError(retainFailed, error));

const listener = createRequestHandler({
  files,
  assets: { folder: site.assets.folder, find: (address) => findAsset(site.assets.folder, address, files) },
  older: createOnDemandPages({
    ...{ folder, files, ask, logFailure: logError },
    count: (result) => meter()?.count('olderPages', { result }),
  }),
  ...{ folder, table, context: routingContext(), headScripts: headScriptHashes(anyPage) },
  headers: {
    hosts: siteHosts,
    indexable: site.indexable,
    trustedProxies: site.trustedProxies,
    policy: pagePolicy(site),
  },
  waitToSearch: (headers, page) =>
    site.rateLimited ? consume('search', page, clientIp(headers, site.trustedProxies)) : null,
  perRequest: concurrencyLimit({ running: 1, waiting: 64, longestWait: 6000 }),
  next: answerByNext,
});

function answer(request: IncomingMessage, response: ServerResponse, id: string): void {
  request.headers[peerHeader] = request.socket.remoteAddress ?? '';
  warnAboutProxy(request.headers);
  listener(request, response).catch((error: unknown) => {
    logError('A request could not be answered', error, id);
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
  stopApi()
    .catch((error: unknown) => logError('The back end could not be ended as it should', error))
    .then(telemetry.end);
shutDownGracefully(server, endBackEnd, beginShutdown);
// Another may have taken the port since it was found free.
server.on('error', endWithSentence);
server.listen(site.port, site.listenAddress ?? hostname, () =>
  logLine('info', `Serving ${site.name} on http://localhost:${site.port}`),
);
