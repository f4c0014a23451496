import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { site } from '@/lib/config/site';
import { bundleFolder, readBundle, type DeskBundle } from '@/lib/desk/desk-bundle';
import { deskConfig } from '@/lib/desk/desk-config';
import { createDeskHandler } from '@/lib/desk/desk-handler';
import type { FileCache } from '@/lib/http-server/file-cache';
import type { RequestTarget } from '@/lib/http-server/request-target';
import { isEncrypted } from '@/lib/http-server/response-headers';
import { servedPublicationLog } from '@/lib/publishing/publication-log';
import { siteHosts } from '@/lib/i18n/origins';
import { deskRoute } from '@/lib/request-routing/desk-route';
import { routingContext } from '@/lib/request-routing/routing-context';

/** The desk of a production server. */

type SiteDeskOptions = {
  /** The build folder. */
  folder: string;
  files: FileCache;
  /** Seconds until a client may sign in again (rate limit); null if it may now. */
  retryAfter: (headers: Pick<Headers, 'get'>) => number | null;
};

type SiteDesk = (request: IncomingMessage, response: ServerResponse, target: RequestTarget) => Promise<boolean>;

/** @throws Error if an older version of the sources made the build */
function requireBundle(folder: string): DeskBundle {
  try {
    return readBundle(folder);
  } catch (error) {
    throw new Error('the setting DESK_REPO is set, but this build has no desk', { cause: error });
  }
}

/**
 * Creates the desk, or returns null if it is off.
 * @returns a function that answers a request, or returns false if other rules decide it
 * @throws Error if the build has no desk
 */
export function createSiteDesk({ folder: build, files, retryAfter }: SiteDeskOptions): SiteDesk | null {
  const { desk } = site;
  if (!desk) return null;
  const folder = path.join(build, bundleFolder);
  const handle = createDeskHandler({
    desk,
    title: `${site.name} desk`,
    config: deskConfig,
    folder,
    bundle: requireBundle(folder),
    files,
    siteUrl: site.url,
    publications: servedPublicationLog,
    isTls: (request) => isEncrypted(request, site),
    retryAfter: ({ headers }) => retryAfter({ get: (name) => [headers[name]].flat()[0] ?? null }),
  });
  const context = { hosts: siteHosts, workbench: routingContext().workbench };
  return async (request, response, { path: urlPath, query }) => {
    const target = { method: request.method ?? '', path: urlPath, query, host: request.headers.host };
    const decision = deskRoute(target, context, desk.gitHubClient !== null);
    if (decision) await handle(request, response, decision);
    return decision !== null;
  };
}
