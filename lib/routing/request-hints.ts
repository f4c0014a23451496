import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { isUnreadable } from '@/lib/routing/normalise';
import { isForeignHost, localeOfHost, type SiteHosts } from '@/lib/i18n/hosts';

/**
 * What Next.js does not let a middleware see. Its matcher cannot ask for a method or a configured host, and it rewrites
 * queries before a middleware reads them, so each request is looked at once before Next.js gets it.
 */

/** Set on requests that must not skip the middleware although their path is in the matcher's list. */
export const decideHeader = 'x-decide';
/** The query exactly as it was sent. */
export const queryHeader = 'x-raw-query';
/** The address of whoever opened the connection, which Next.js does not tell. */
export const peerHeader = 'x-peer-address';

/** Methods that the Fetch standard forbids. */
const unrepresentable = new Set(['TRACE', 'TRACK', 'CONNECT']);

/**
 * The query as the visitor sent it, with its question mark; empty without one. Next.js adds `_rsc` to its own requests
 * for page data, which is no part of an address.
 */
export function visitorQuery(headers: { get(name: string): string | null }): string {
  const raw = headers.get(queryHeader) ?? '';
  const query = raw.replace(/([?&])_rsc=[^&]*(&|$)/, (_, before: string, after: string) => (after ? before : ''));
  return query === '?' ? '' : query;
}

export type HintSettings = { hosts: SiteHosts; indexable: boolean; canonicalHost: boolean };

/**
 * Notes on a request what the middleware needs, and keeps search engines away from hosts that are not ours.
 * Headers of the same names sent by a client are overwritten.
 */
export function noteRequest(request: IncomingMessage, response: ServerResponse, settings: HintSettings): void {
  const isForeign = isForeignHost(request.headers.host, settings.hosts);
  const target = request.url ?? '/';
  const queryAt = target.indexOf('?');
  const query = queryAt === -1 ? '' : target.slice(queryAt);
  delete request.headers[decideHeader];
  delete request.headers[queryHeader];
  if (query !== '') request.headers[queryHeader] = query;
  request.headers[peerHeader] = request.socket.remoteAddress ?? '';
  // Next.js cannot look at a request with such a method at all; any other method that is refused does as well.
  if (request.method && unrepresentable.has(request.method)) request.method = 'OPTIONS';
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  // Calls refuse methods by themselves, and a middleware would copy their bodies.
  const isCall = target.startsWith('/api/');
  if (
    (!isRead && !isCall) ||
    isUnreadable(queryAt === -1 ? target : target.slice(0, queryAt)) ||
    (localeOfHost(request.headers.host, settings.hosts) !== null && !isCall) ||
    (isForeign && settings.canonicalHost && !isCall)
  )
    request.headers[decideHeader] = '1';
  if (isForeign || !settings.indexable) response.setHeader('X-Robots-Tag', 'noindex');
}

/** Looks at every request of this process's HTTP servers before they handle it (Node's `http.server.request.start`). */
export function watchRequests(settings: HintSettings): void {
  subscribe('http.server.request.start', (message) => {
    const { request, response } = message as { request: IncomingMessage; response: ServerResponse };
    noteRequest(request, response, settings);
  });
}
