import type { IncomingMessage, OutgoingHttpHeaders } from 'node:http';
import { localeFromHost } from '@/lib/i18n/hosts';
import { pageCacheControl } from '@/lib/request-routing/cache-control';
import type { Decision, RoutingContext } from '@/lib/request-routing/resolve-page-request';
import { rewriteTarget } from '@/lib/request-routing/rewrite-target';
import { responseHeaders, varyHeader, type HeaderSettings } from '@/lib/http-server/response-headers';
import { flightHeaders, isRouterRequest } from '@/lib/next-internals/request-headers';
import { machineReadableKey } from '@/lib/http-server/on-demand-page';
import { isReadMethod } from '@/lib/http-server/read-method';
import type { AssetManifest, Asset } from '@/lib/http-server/asset-manifest';
import type { ResponseKind } from '@/lib/http-server/security-headers';

export type StaticResolverOptions = { manifest: AssetManifest; context: RoutingContext; headers: HeaderSettings };

/** A file that answers a request, and additional headers. */
export type StaticResponse = { file: Asset; headers: OutgoingHttpHeaders };

/** `Vary` of pages: the Next.js router requests the page's data at the same URL. */
const pageVary = [...flightHeaders, 'Accept-Encoding'].join(', ');

function classifyFile({ type, file }: Asset): ResponseKind {
  if (file.startsWith('static') || type.startsWith('font/')) return 'asset';
  return type.startsWith('image/') ? 'image' : 'machineReadable';
}

const findMachineReadable = (
  request: IncomingMessage,
  path: string,
  { manifest, context }: StaticResolverOptions,
): Asset | undefined => manifest.get(machineReadableKey(path, localeFromHost(request.headers.host, context.hosts)));

/**
 * Finds the build file that answers a request. For a path without a page it is the not-found page, with a placeholder
 * for the path.
 * @param onDemandAsset the file of an on-demand page or feed
 * @returns null for what Next.js handles
 */
export function resolveStatic(
  request: IncomingMessage,
  path: string,
  decision: Decision,
  options: StaticResolverOptions,
  onDemandAsset: Asset | null = null,
): StaticResponse | null {
  if (!isReadMethod(request)) return null;
  if (decision.kind === 'pass') {
    const file = findMachineReadable(request, path, options) ?? onDemandAsset;
    if (!file) return null;
    const vary = varyHeader('Accept-Encoding', request, options.headers);
    return { file, headers: { ...responseHeaders(classifyFile(file), request, options.headers), Vary: vary } };
  }
  const isAlternateFormat = decision.kind === 'payload' || decision.kind === 'markdown';
  if (!isAlternateFormat && decision.kind !== 'render' && decision.kind !== 'notFound') return null;
  if (isRouterRequest(request.headers)) return null;
  const file = options.manifest.get(rewriteTarget(decision)) ?? onDemandAsset;
  if (!file) return null;
  const kind = isAlternateFormat ? 'machineReadable' : 'page';
  const headers = {
    // It duplicates the page's content, so search engines should index only the page.
    ...(kind === 'machineReadable' ? { 'X-Robots-Tag': 'noindex' } : {}),
    ...responseHeaders(kind, request, options.headers, file.scripts),
    'Cache-Control': file.cacheControl || pageCacheControl[decision.caching],
    Vary: varyHeader(isAlternateFormat ? 'Accept-Encoding' : pageVary, request, options.headers),
  };
  return { file, headers };
}
