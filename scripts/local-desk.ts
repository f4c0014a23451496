import { createServer, type Server } from 'node:http';
import { site } from '@/lib/config/site';
import { readBundle } from '@/lib/desk/desk-bundle';
import { deskConfig } from '@/lib/desk/desk-config';
import { createDeskHandler } from '@/lib/desk/desk-handler';
import { FileCache } from '@/lib/http-server/file-cache';
import { parseTarget } from '@/lib/http-server/request-target';
import { siteHosts } from '@/lib/i18n/origins';
import { deskRoute } from '@/lib/request-routing/desk-route';

/** The desk for the files of a checkout. The browser reads and writes them itself, so this only serves the page. */

/**
 * Creates the server, which answers only requests to this machine's own names.
 * @param folder the bundled script
 */
export function createLocalDesk(folder: string): Server {
  const handle = createDeskHandler({
    desk: null,
    title: `${site.name} desk`,
    config: deskConfig,
    folder,
    bundle: readBundle(folder),
    files: new FileCache(),
    siteUrl: site.url,
    publications: null,
    isTls: () => false,
    retryAfter: () => null,
  });
  // No host is the site's: the desk of a checkout is for this machine alone.
  const context = { hosts: { ...siteHosts, main: '' }, workbench: null };
  return createServer((request, response) => {
    const { path = '', query = '' } = parseTarget(request) ?? {};
    const target = { method: request.method ?? '', path, query, host: request.headers.host };
    const decision =
      path === '/' ? ({ kind: 'redirect', location: '/desk' } as const) : deskRoute(target, context, false);
    if (!decision) {
      response.writeHead(404, { 'Content-Type': 'text/plain' }).end('Not Found');
      return;
    }
    handle(request, response, decision).catch((error: unknown) => {
      console.error(error);
      response.destroy();
    });
  });
}
