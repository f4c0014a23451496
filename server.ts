// Must be the first import, so that errors of the following modules are reported.
import { endStartup, exitWithError } from '@/lib/api/telemetry/startup-errors';
import { Server, type IncomingMessage, type ServerResponse } from 'node:http';
import next from 'next';
import { pageSettingsHeader } from '@/lib/contract/page-settings';
import { buildPath } from '@/lib/content/generated-file';
import { createSiteDesk } from '@/lib/desk/site-desk';
import { sourceLocale } from '@/lib/i18n/locales';
import { siteHosts } from '@/lib/i18n/origins';
import { buildId } from '@/lib/page-data/build-manifest';
import { inProcessRequest } from '@/lib/http-server/rendering/in-process-request';
import { createOnDemandPages } from '@/lib/http-server/rendering/on-demand-pages';
import { getPathTables } from '@/lib/request-routing/similar-pages';
import { routingContext } from '@/lib/request-routing/routing-context';
import { logError } from '@/lib/api/log-failure';
import { peerHeader, queryHeader } from '@/lib/api/http/internal-headers';
import { consume } from '@/lib/api/http/rate-limit';
import { clientIp, warnAboutProxy } from '@/lib/api/http/client-info';
import { beginShutdown, stopApi } from '@/lib/api/stop';
import { apiStarted } from '@/lib/api/started';
import { isDiskError, isReplacement, lockDataDir } from '@/lib/api/store/data-dir';
import { withRenderMetrics } from '@/lib/api/telemetry/og-image-metrics';
import { recordZeroResultSearch } from '@/lib/api/zero-result-searches';
import { logLine } from '@/lib/api/telemetry/log';
import { getMetrics } from '@/lib/api/telemetry/metrics';
import { startTelemetry } from '@/lib/api/telemetry/start-telemetry';
import { checkPort } from '@/lib/http-server/check-port';
import { createHttpServer } from '@/lib/http-server/http-server';
import { findAsset } from '@/lib/http-server/assets/find-asset';
import { retainAssetsWhileServing, retainFailureMessage } from '@/lib/http-server/assets/retain-assets';
import { listenHost } from '@/lib/http-server/listen-host';
import { concurrencyLimit } from '@/lib/http-server/concurrency-limit';
import { pagePolicy } from '@/lib/http-server/content-security-policy';
import { manifestFile } from '@/lib/http-server/asset-manifest';
import { FileCache } from '@/lib/http-server/file-cache';
import { keepLastDataParam } from '@/lib/next-internals/request-urls';
import { limitQueryParameters } from '@/lib/http-server/query-parameters';
import { createRequestHandler } from '@/lib/http-server/request-handler';
import { shutDownGracefully } from '@/lib/http-server/graceful-shutdown';
import { ignoreOutputErrors } from '@/lib/http-server/ignore-output-errors';
import { fillSearchPage, searchTemplate } from '@/lib/search/search-page';
import { site } from '@/lib/config/site';
import { readPreviousPages, withPreviousPages } from '@/lib/http-server/previous-pages';
import { watchManifest } from '@/lib/http-server/watch-manifest';
import { startRenderWorker } from '@/lib/og-images/start-render-worker';

/** Production server. Started by `npm start` after the settings are validated. */

ignoreOutputErrors();

// A replacement gets both from the server before.
if (!isReplacement()) {
  // Lock the data directory before listening, so that a second server on the same data never accepts requests.
  await lockDataDir().catch((error: Error) => {
    if (isDiskError(error)) return;
    exitWithError(error);
  });
  // Fail early if the port is in use: listening starts up to half a minute later on a busy machine.
  await checkPort('PORT', site.port, site.listenAddress).catch(exitWithError);
}
const telemetry = await startTelemetry(buildId()).catch(exitWithError);

Object.assign(globalThis, { renderInWorker: withRenderMetrics(startRenderWorker()) });

const folder = buildPath();
const manifest = watchManifest(buildPath(manifestFile));

const hostname = listenHost();
// Next.js adds an `upgrade` listener to the server it is given, which would leave the sockets of such requests open
// forever, so it gets an unused server.
const app = next({ dev: false, hostname, port: site.port, httpServer: new Server() });
await app.prepare();
const handle = app.getRequestHandler();

const handleWithNext = (request: IncomingMessage, response: ServerResponse) => {
  request.headers[queryHeader] = request.url?.split('?').slice(1).join('?') ?? '';
  request.url = limitQueryParameters(keepLastDataParam(request.url ?? ''));
  return handle(request, response);
};
const sendInProcess = inProcessRequest(handleWithNext);
const files = new FileCache();

// Before serving the first page, because its assets may be requested from other servers, possibly of another build.
await retainAssetsWhileServing(folder, site.assets, (error) => logError(retainFailureMessage, error));

getPathTables();
const handleRequest = createRequestHandler({
  files,
  assets: { folder: site.assets.folder, find: (path) => findAsset(site.assets.folder, path, files) },
  onDemandPages: withPreviousPages(
    createOnDemandPages({
      folder,
      port: site.port,
      files,
      request: sendInProcess,
      logFailure: logError,
      count: (result) => getMetrics()?.count('onDemandPages', { result }),
    }),
    readPreviousPages(folder),
  ),
  folder,
  manifest,
  context: routingContext(),
  headers: {
    hosts: siteHosts,
    indexable: site.isIndexable,
    trustedProxies: site.trustedProxies,
    policy: pagePolicy(site),
    serverTiming: pageSettingsHeader({ consentMode: site.consentMode, buildId: buildId() }),
  },
  searchRetryAfter: (headers) =>
    site.limitsRate ? consume('search', 'results', clientIp(headers, site.trustedProxies)) : null,
  searches: concurrencyLimit({ maxRunning: 1, maxQueued: 64, maxWait: 6000 }),
  recordZeroResultSearch,
  desk: createSiteDesk({
    folder,
    files,
    retryAfter: (headers) =>
      site.limitsRate ? consume('signIn', 'desk', clientIp(headers, site.trustedProxies)) : null,
  }),
  next: handleWithNext,
});

function respond(request: IncomingMessage, response: ServerResponse, id: string): void {
  request.headers[peerHeader] = request.socket.remoteAddress ?? '';
  warnAboutProxy(request.headers);
  handleRequest(request, response).catch((error: unknown) => {
    logError('Request failed', error, id);
    if (response.headersSent) response.destroy();
    else response.writeHead(500, { 'Content-Type': 'text/plain', 'Cache-Control': 'no-store' }).end();
  });
}
// Before listening, because loading the index and its tables blocks all other requests.
await fillSearchPage(searchTemplate(sourceLocale), sourceLocale, new URLSearchParams({ q: site.name }));

/** Paths that are answered from the store, or from what was read from it. */
const needsStore = /^\/(?:api|go|workbench|readyz)/i;

const server = createHttpServer((request, response) =>
  telemetry.watch(request, response, (id) => {
    const started = needsStore.test(request.url ?? '') ? apiStarted() : undefined;
    if (started) void started.finally(() => respond(request, response, id));
    else respond(request, response, id);
  }),
);
const shutDownApi = () =>
  stopApi()
    .catch((error: unknown) => logError('Shutdown of the API failed', error))
    .then(telemetry.end);
shutDownGracefully(server, {
  delay: site.shutdownDelay * 1000,
  onShutdownStart: beginShutdown,
  cleanup: shutDownApi,
});
// Another process may have taken the port since it was checked.
server.on('error', exitWithError);
server.listen(site.port, site.listenAddress ?? hostname, () => {
  endStartup();
  logLine('info', `Serving ${site.name} on http://localhost:${site.port}`);
  process.send?.('listening');
});
