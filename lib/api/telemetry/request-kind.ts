import { hasDataParam } from '@/lib/next-internals/request-urls';

/** Kinds of requests in logs, metrics and traces, which never contain paths. */
export const requestKinds = [
  'page',
  'search',
  'data',
  'api',
  'asset',
  'image',
  'og-image',
  'machine-readable',
  'health',
  'redirect',
  'missing',
] as const;

export type RequestKind = (typeof requestKinds)[number];

/** The outcome of a request: its status class, or that the client disconnected before the response ended. */
export const requestOutcomes = ['1xx', '2xx', '3xx', '4xx', '5xx', 'aborted'] as const;

export type RequestOutcome = (typeof requestOutcomes)[number];

/** Kinds that apply regardless of the status; the first match counts. */
const byPath: readonly (readonly [RequestKind, RegExp])[] = [
  ['health', /^\/(?:healthz|readyz|revision)$/],
  ['api', /^\/api(?:\/|$)/],
];
/** Kinds that apply unless the status is 404, 410 or a redirect; the first match counts. */
const byPathIfFound: readonly (readonly [RequestKind, RegExp])[] = [
  ['image', /^\/_next\/image$/],
  ['og-image', /^\/og\//],
  ['asset', /^\/(?:_next|assets|search-index)\/|\.(?:js|css|png|webp|svg|ico|woff2|webmanifest)$/],
  ['machine-readable', /\.(?:xml|json|txt|md)$/],
];

/** Whether Next.js' router requested the data of a page. */
const isDataRequest = (query: string, isRsc: boolean) => isRsc || hasDataParam(query);

/**
 * Classifies a finished request.
 * @param target the request target as received
 * @param isRsc whether it has the `RSC` header of Next.js' router
 * @param status the status of the response
 */
export function requestKind(target: string, isRsc: boolean, status: number): RequestKind {
  const [path = '', query = ''] = target.replace(/^https?:\/\/[^/?]*/i, '').split(/\?(.*)/s);
  const first = byPath.find(([, pattern]) => pattern.test(path));
  if (first) return first[0];
  if (status === 404 || status === 410) return 'missing';
  if (status >= 300 && status < 400 && status !== 304) return 'redirect';
  const match = byPathIfFound.find(([, pattern]) => pattern.test(path));
  if (match) return match[0];
  if (isDataRequest(query, isRsc)) return 'data';
  return /^(?:\/[a-z]{2})?\/search\/?$/.test(path) && /(?:^|&)q=/.test(query) ? 'search' : 'page';
}

/** @param isComplete whether the response was sent completely */
export function requestOutcome(status: number, isComplete: boolean): RequestOutcome {
  return isComplete ? (`${Math.floor(status / 100)}xx` as RequestOutcome) : 'aborted';
}
