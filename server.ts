import { createServer } from 'node:http';
import { readFileSync } from 'node:fs';
import { networkInterfaces } from 'node:os';
import path from 'node:path';
import next from 'next';
import { distDir } from '@/lib/content/generated-file';
import { siteHosts } from '@/lib/i18n/origins';
import { routingContext } from '@/lib/routing/routing-context';
import { peerHeader } from '@/lib/server/http/peer-header';
import { closeStore } from '@/lib/server/store/close-store';
import { pagePolicy } from '@/lib/serving/content-security-policy';
import { readTable, tableFile } from '@/lib/serving/file-table';
import { headScriptHashes } from '@/lib/serving/inline-scripts';
import { siteListener } from '@/lib/serving/site-listener';
import { stopCalmly } from '@/lib/serving/stop-calmly';
import { site } from '@/lib/settings/site';

/** Serves the build: `npm start` calls it with the settings checked. */

const folder = path.resolve(distDir);
const table = readTable(readFileSync(path.join(folder, tableFile), 'utf8'));
const anyPage = readFileSync(path.join(folder, 'server', 'app', 'en.html'), 'utf8');

// All addresses of this machine, named: without a name Next.js takes redirects to a site at localhost for its own and
// makes them relative, also when they lead from the Chinese host to the main one.
const hasIPv6 = Object.values(networkInterfaces()).some((list) => list?.some(({ family }) => family === 'IPv6'));
const hostname = hasIPv6 ? '::' : '0.0.0.0';

const app = next({ dev: false, hostname, port: site.port });
await app.prepare();
const handle = app.getRequestHandler();

const listener = siteListener({
  ...{ folder, table, context: routingContext(), headScripts: headScriptHashes(anyPage) },
  headers: {
    hosts: siteHosts,
    indexable: site.indexable,
    trustedProxies: site.trustedProxies,
    policy: pagePolicy(site),
  },
  next: (request, response) => handle(request, response),
});

const server = createServer((request, response) => {
  request.headers[peerHeader] = request.socket.remoteAddress ?? '';
  listener(request, response).catch((error: unknown) => {
    console.error(error);
    if (response.headersSent) response.destroy();
    else response.writeHead(500, { 'Content-Type': 'text/plain', 'Cache-Control': 'no-store' }).end();
  });
});
stopCalmly(server, closeStore);
server.listen(site.port, hostname, () => console.log(`Serving ${site.name} on http://localhost:${site.port}`));
