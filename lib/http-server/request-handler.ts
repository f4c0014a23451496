import type { IncomingMessage, ServerResponse } from 'node:http';
import { defaultLocale } from '@/lib/i18n/locales';
import { languageHints } from '@/lib/i18n/language-hints';
import type { Search } from '@/lib/search/search-page';
import { isSitemapFile } from '@/lib/urls/sitemap-paths';
import { routeRequest } from '@/lib/request-routing/route-request';
import { notFoundDecision, type Decision } from '@/lib/request-routing/resolve-page-request';
import { rewriteTarget } from '@/lib/request-routing/rewrite-target';
import { countShortLinkClick } from '@/lib/request-routing/short-link-table';
import { pageCacheControl } from '@/lib/request-routing/cache-control';
import { minimalErrorPage } from '@/lib/request-routing/minimal-error-page';
import {
  addResponseHeaders,
  addWorkbenchHeaders,
  responseHeaders,
  varyHeader,
} from '@/lib/http-server/response-headers';
import { isReadMethod } from '@/lib/http-server/read-method';
import { isRouterRequest, removeRouterHeaders } from '@/lib/next-internals/request-headers';
import {
  isNormalizedByNext,
  isPageDataPath,
  isPagesRouterData,
  stripInternalParams,
} from '@/lib/next-internals/request-urls';
import type { ConcurrencyLimit } from '@/lib/http-server/concurrency-limit';
import type { FileCache } from '@/lib/http-server/file-cache';
import { failureResponse } from '@/lib/http-server/error-page';
import { findOnDemandPage, type OnDemandPages } from '@/lib/http-server/on-demand-page';
import { sendNotFound } from '@/lib/http-server/send-not-found';
import { sendSearchResults } from '@/lib/http-server/send-search-results';
import type { Asset } from '@/lib/http-server/asset-manifest';
import { isUnknownImage } from '@/lib/http-server/image-request';
import { onePerTurn } from '@/lib/http-server/one-per-turn';
import { receiveBody } from '@/lib/http-server/receive-body';
import { parseTarget, type RequestTarget } from '@/lib/http-server/request-target';
import { sendRedirect } from '@/lib/http-server/send-redirect';
import { sendFile } from '@/lib/http-server/send-file';
import { resolveStatic, type StaticResolverOptions } from '@/lib/http-server/resolve-static';
import { failsIfMatch } from '@/lib/http-server/preconditions';
import { invalidRequestResponse } from '@/lib/http-server/invalid-request-response';
import { validateRequest } from '@/lib/http-server/validate-request';

export type RequestHandlerOptions = StaticResolverOptions & {
  /** The build folder. */
  folder: string;
  /** Seconds until the client may search again (rate limit); null if it may now. */
  searchRetryAfter: (headers: Pick<Headers, 'get'>) => number | null;
  searches: ConcurrencyLimit;
  /** Counts a search without results. */
  recordZeroResultSearch: (search: Search & { headers: Pick<Headers, 'get'> }) => Promise<void>;
  onDemandPages: OnDemandPages;
  files: FileCache;
  /** Scripts and styles of other builds, whose pages may still be open. */
  assets: { folder: string; find: (path: string) => Promise<Asset | null> };
  /** The content desk; null if it is off. @returns false for a request that other rules decide */
  desk: ((request: IncomingMessage, response: ServerResponse, target: RequestTarget) => Promise<boolean>) | null;
  /** Next.js, which handles everything that is not a file. */
  next: (request: IncomingMessage, response: ServerResponse) => Promise<void>;
};

/** Decisions for URLs of pages, the only ones that the Next.js router requests. */
const pageDecisions: ReadonlySet<Decision['kind']> = new Set([
  ...(['render', 'redirect', 'notFound', 'payloadNotFound', 'workbench'] as const),
]);

/** Rejects a request by the routing rules, or if it is not a read of a script or style. */
function findRejection(request: IncomingMessage, path: string, decision: Decision) {
  if (decision.kind === 'invalid') return decision;
  const isAsset = decision.kind === 'pass' && path.startsWith('/_next/');
  return isAsset && !isReadMethod(request) ? { status: 405 as const, locale: defaultLocale } : null;
}

type SearchDecision = Decision & { kind: 'render' };

/** Whether this is the search page with a query. */
const isSearch = (decision: Decision): decision is SearchDecision =>
  decision.kind === 'render' && decision.caching === 'perRequest';

const toHeaders = ({ headers }: IncomingMessage): Pick<Headers, 'get'> => ({
  get: (name) => [headers[name]].flat()[0] ?? null,
});

const countClick = (request: IncomingMessage, slug: string) =>
  countShortLinkClick({ slug, method: request.method ?? '', headers: toHeaders(request) });

const notFound = () => new Response('Not Found', { status: 404 });

/** A response rendered for one request has no entity tag that an earlier response could have named. */
const failedPrecondition = { status: 412, message: 'The resource does not have the named entity tag.' } as const;

/**
 * Creates the request handler of the site: prerendered pages and files are served statically, everything else by
 * Next.js. The routing rules are the same as in the middleware (docs/routing.md).
 */
export function createRequestHandler(
  options: RequestHandlerOptions,
): (request: IncomingMessage, response: ServerResponse) => Promise<void> {
  const nextTurn = onePerTurn();

  async function passToNext(request: IncomingMessage, response: ServerResponse, path: string, decision: Decision) {
    // Only endpoints and forms of the workbench read bodies.
    const readsBody = path.startsWith('/api/') || decision.kind === 'workbench';
    if (readsBody && !(await receiveBody(request))) return;
    await nextTurn();
    if (response.closed) return;
    const hasNoTag = decision.kind === 'pass' && !path.startsWith('/_next/');
    if (hasNoTag && failsIfMatch(request.headers['if-match'], null)) {
      return sendResponse(request, response, path, invalidRequestResponse(failedPrecondition, path));
    }
    if (decision.kind === 'workbench') {
      addWorkbenchHeaders(request, response, options.headers);
      return options.next(request, response);
    }
    const scripts = decision.kind === 'render' ? (options.manifest.get(rewriteTarget(decision))?.scripts ?? []) : null;
    addResponseHeaders(request, response, { path, scripts, settings: options.headers });
    return options.next(request, response);
  }

  async function sendResponse(request: IncomingMessage, response: ServerResponse, path: string, rejection: Response) {
    addResponseHeaders(request, response, { path, scripts: null, settings: options.headers });
    for (const [name, value] of rejection.headers) response.setHeader(name, value);
    response.writeHead(rejection.status).end(request.method === 'HEAD' ? undefined : await rejection.text());
  }

  /** Sends a file of another build. @returns false if it is not stored */
  async function sendAsset(request: IncomingMessage, response: ServerResponse, path: string): Promise<boolean> {
    const asset = isReadMethod(request) ? await options.assets.find(path) : null;
    if (!asset) return false;
    const vary = varyHeader('Accept-Encoding', request, options.headers);
    const extraHeaders = { ...responseHeaders('asset', request, options.headers), Vary: vary };
    const sent = sendFile(request, response, asset, {
      folder: options.assets.folder,
      files: options.files,
      extraHeaders,
    });
    return sent.then(
      () => true,
      (error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return false;
        throw error;
      },
    );
  }

  /**
   * Answers a search without Next.js. Its router gets the document as well, and therefore loads that instead of page
   * data.
   */
  async function search(
    request: IncomingMessage,
    response: ServerResponse,
    { path, query }: RequestTarget,
    decision: SearchDecision,
  ): Promise<void> {
    if (failsIfMatch(request.headers['if-match'], null)) {
      return sendResponse(request, response, path, invalidRequestResponse(failedPrecondition, path));
    }
    const headers = toHeaders(request);
    const reject = (status: 429 | 503, seconds: number) => {
      response.setHeader('Retry-After', seconds);
      return sendResponse(request, response, path, minimalErrorPage(status, decision.locale, 'tooManySearches'));
    };
    const wait = options.searchRetryAfter(headers);
    if (wait !== null) return reject(429, wait);
    const scripts = options.manifest.get(rewriteTarget(decision))?.scripts;
    const isSent = await options.searches.run(response, async () => {
      const zeroResultSearch = await sendSearchResults(
        request,
        response,
        { internalLocale: decision.internalLocale, query },
        {
          ...responseHeaders('page', request, options.headers, scripts),
          'Cache-Control': pageCacheControl[decision.caching],
          Vary: varyHeader('Accept-Encoding', request, options.headers),
        },
      );
      if (zeroResultSearch) void options.recordZeroResultSearch({ ...zeroResultSearch, headers });
    });
    if (!isSent && !response.closed) await reject(503, 5);
  }

  return async (request, response) => {
    const invalid = validateRequest(request);
    if (invalid) return sendResponse(request, response, '/', invalidRequestResponse(invalid, request.url ?? ''));
    const { path, query } = parseTarget(request) ?? { path: '/%', query: '' };
    if (await options.desk?.(request, response, { path, query })) return;
    const hints = languageHints(toHeaders(request));
    const decided = routeRequest(
      { ...hints, method: request.method ?? '', path, query: stripInternalParams(query) },
      options.context,
    );
    // Only the build knows how many files a sitemap has.
    const isMissingSitemap = decided.kind === 'pass' && isSitemapFile(path) && !options.manifest.get(path);
    const decision: Decision = isMissingSitemap ? notFoundDecision(path, hints, options.context) : decided;
    if (isNormalizedByNext(request.url ?? '')) return passToNext(request, response, path, decision);
    if (!pageDecisions.has(decision.kind)) removeRouterHeaders(request.headers);
    if (isPagesRouterData(path) || isPageDataPath(path)) {
      return sendResponse(request, response, path, notFound());
    }
    if (isUnknownImage(path, query, options.manifest)) {
      return sendResponse(
        request,
        response,
        path,
        new Response('"url" is not an image of an article.', { status: 400 }),
      );
    }
    const rejection = findRejection(request, path, decision);
    if (rejection) return sendResponse(request, response, path, minimalErrorPage(rejection.status, rejection.locale));
    if (isSearch(decision)) return search(request, response, { path, query }, decision);
    if (decision.kind === 'redirect' && isReadMethod(request) && !isRouterRequest(request.headers)) {
      if (decision.shortLink) countClick(request, decision.shortLink);
      const extraHeaders = responseHeaders('redirect', request, options.headers);
      return sendRedirect(response, decision, { ...extraHeaders, Vary: varyHeader('', request, options.headers) });
    }
    const onDemand = findOnDemandPage(request, path, decision, options);
    const onDemandAsset = onDemand ? await options.onDemandPages.get(onDemand) : undefined;
    if (onDemandAsset === null || onDemandAsset === 'busy')
      return sendResponse(request, response, path, failureResponse(onDemandAsset));
    const resolved = resolveStatic(request, path, decision, options, onDemandAsset);
    if (!resolved) {
      if (decision.kind === 'pass' && (await sendAsset(request, response, path))) return;
      // Next.js would send a file of the build under other spellings of its path, too.
      if (path.startsWith('/_next/static/')) return sendResponse(request, response, path, notFound());
      return passToNext(request, response, path, decision);
    }
    if (decision.kind === 'notFound') return sendNotFound(request, response, decision, resolved.headers);
    const send = (file: Asset) =>
      sendFile(request, response, file, {
        folder: options.folder,
        files: options.files,
        extraHeaders: resolved.headers,
      });
    if (!onDemand) return send(resolved.file);
    return send(resolved.file).catch(async (error: NodeJS.ErrnoException) => {
      if (error.code !== 'ENOENT') throw error;
      const regenerated = await options.onDemandPages.regenerate(onDemand);
      return regenerated && regenerated !== 'busy'
        ? send(regenerated)
        : sendResponse(request, response, path, failureResponse(regenerated));
    });
  };
}
