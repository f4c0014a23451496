import { randomBytes, randomUUID } from 'node:crypto';
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import type { TLSSocket } from 'node:tls';
import onHeaders from 'on-headers';
import { isUnknownHost, type SiteHosts } from '@/lib/i18n/hosts';
import { pageCacheControl } from '@/lib/request-routing/cache-control';
import { workbenchPolicy, type PagePolicy } from '@/lib/http-server/content-security-policy';
import { flightDataType, internalHeaders, trimVary } from '@/lib/next-internals/response-headers';
import { pageStatusHeader, takePageStatus } from '@/lib/http-server/page-status';
import { mayUseCamera } from '@/lib/urls/isolated-pages';
import { isOverTls, securityHeaders, privateHeaders, type ResponseKind } from '@/lib/http-server/security-headers';

/** Headers of every response: security headers, noindex for other hosts, and settings for pages. */

export type HeaderSettings = {
  hosts: SiteHosts;
  indexable: boolean;
  trustedProxies: number;
  policy: PagePolicy;
  /** Value of the `Server-Timing` header of pages. */
  serverTiming: string;
};

/** Whether the visitor's connection is encrypted. */
export function isEncrypted(
  { socket, headers }: IncomingMessage,
  { trustedProxies }: Pick<HeaderSettings, 'trustedProxies'>,
): boolean {
  // A request whose client has disconnected no longer has a socket.
  const isSocketEncrypted = (socket as Partial<TLSSocket> | null)?.encrypted === true;
  return isOverTls(isSocketEncrypted, [headers['x-forwarded-proto']].flat()[0], trustedProxies);
}

/** The path of a request, without its query. */
const pathOf = ({ url = '/' }: IncomingMessage): string => url.split('?', 1)[0]!;

/**
 * @param scripts for a page: the CSP sources of its inline scripts
 * @param path of a request whose URL Next.js has rewritten
 */
export function responseHeaders(
  kind: ResponseKind,
  request: IncomingMessage,
  settings: HeaderSettings,
  scripts: readonly string[] = [],
  path = pathOf(request),
): OutgoingHttpHeaders {
  const isTls = isEncrypted(request, settings);
  const headers =
    kind === 'page'
      ? {
          ...securityHeaders(kind, {
            isTls,
            policy: settings.policy(scripts, path),
            hasCamera: mayUseCamera(path),
          }),
          'Server-Timing': settings.serverTiming,
        }
      : securityHeaders(kind, { isTls });
  const isHidden = !settings.indexable || isUnknownHost(request.headers.host, settings.hosts);
  return isHidden ? { ...headers, 'X-Robots-Tag': 'noindex' } : headers;
}

/** Returns the `Vary` header (RFC 9110 §12.5.5): on hosts other than the site's, it includes the host. */
export function varyHeader(names: string, request: IncomingMessage, { hosts }: HeaderSettings): string {
  if (!isUnknownHost(request.headers.host, hosts)) return names;
  return names === '' ? 'Host' : `${names}, Host`;
}

/**
 * Classifies a response of Next.js before it is sent.
 * @param isPage true for the URL of a page
 */
function classifyResponse(path: string, isPage: boolean, response: ServerResponse): ResponseKind {
  const type = String(response.getHeader('Content-Type') ?? '');
  if (response.statusCode >= 300 && response.statusCode < 400 && response.statusCode !== 304) return 'redirect';
  const isApi = /^\/api(?:\/|$)/.test(path);
  if (isApi && type.startsWith('text/html')) return 'form';
  if (isApi || type.startsWith(flightDataType)) return 'api';
  if (type.startsWith('image/')) return 'image';
  if (path.startsWith('/_next/')) return 'asset';
  // A page that fails while rendering is a page, too: its error screen runs the same scripts.
  if (type.startsWith('text/html')) return isPage ? 'page' : 'error';
  return 'machineReadable';
}

/** The `Vary` of a Next.js response, without names that this kind of response does not depend on. */
function varyOfNext(response: ServerResponse, isPageData: boolean): string {
  const vary = [response.getHeader('Vary') ?? []].flat().join(', ');
  return trimVary(vary, isPageData);
}

const isFlightData = (response: ServerResponse) =>
  String(response.getHeader('Content-Type')).startsWith(flightDataType);

function removeInternalHeaders(response: ServerResponse): void {
  for (const name of internalHeaders(response.getHeaderNames(), isFlightData(response))) response.removeHeader(name);
}

/** Keeps a response with a cookie out of shared caches. */
function keepPrivate(response: ServerResponse): void {
  const isPublic = /\bpublic\b|s-maxage/.test(String(response.getHeader('Cache-Control') ?? ''));
  if (response.hasHeader('Set-Cookie') && isPublic) response.setHeader('Cache-Control', pageCacheControl.perRequest);
}

/**
 * Adds the headers to a Next.js response just before it is sent.
 * @param scripts null if the response is not a page
 */
export function addResponseHeaders(
  request: IncomingMessage,
  response: ServerResponse,
  { path, scripts, settings }: { path: string; scripts: readonly string[] | null; settings: HeaderSettings },
): void {
  onHeaders(response, () => {
    removeInternalHeaders(response);
    const kind = classifyResponse(path, scripts !== null, response);
    for (const [name, value] of Object.entries(responseHeaders(kind, request, settings, scripts ?? [], path))) {
      response.setHeader(name, value!);
    }
    const vary = varyHeader(varyOfNext(response, kind === 'page' || isFlightData(response)), request, settings);
    if (vary) response.setHeader('Vary', vary);
    else response.removeHeader('Vary');
    keepPrivate(response);
    const mustNotBeStored = kind === 'redirect' || response.statusCode >= 400;
    if (mustNotBeStored && !response.hasHeader('Cache-Control')) response.setHeader('Cache-Control', 'no-store');
    // Next.js writes the URL into the body of its own redirects, without a Content-Type.
    if (kind === 'redirect' && !response.hasHeader('Content-Type')) {
      response.setHeader('Content-Type', 'text/plain; charset=utf-8');
    }
  });
}

/** Gives a request for the workbench a nonce, and adds the headers to its response just before that is sent. */
export function addWorkbenchHeaders(
  request: IncomingMessage,
  response: ServerResponse,
  settings: HeaderSettings,
): void {
  const policy = workbenchPolicy(randomBytes(16).toString('base64'));
  // Next.js reads the nonce of its inline scripts from this header.
  request.headers['content-security-policy'] = policy;
  const statusId = randomUUID();
  request.headers[pageStatusHeader] = statusId;
  response.once('close', () => takePageStatus(statusId));
  onHeaders(response, () => {
    // Next.js redirects from pages with 307, with which a browser would send a form again.
    const status = response.statusCode === 307 ? 303 : takePageStatus(statusId);
    if (status) response.statusCode = status;
    removeInternalHeaders(response);
    const headers = privateHeaders(policy, isEncrypted(request, settings));
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
  });
}
