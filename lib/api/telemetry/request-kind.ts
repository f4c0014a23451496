/** What requests are told apart by where an operator looks: a few kinds, and never an address. */
export const requestKinds = [
  'page',
  'search',
  'data',
  'call',
  'asset',
  'picture',
  'share-picture',
  'machine',
  'health',
  'redirect',
  'missing',
] as const;

export type RequestKind = (typeof requestKinds)[number];

/** How requests end: the class of their status, or that the sender hung up before the answer was whole. */
export const requestOutcomes = ['1xx', '2xx', '3xx', '4xx', '5xx', 'aborted'] as const;

export type RequestOutcome = (typeof requestOutcomes)[number];

/** The first that fits; those above the line are what they are, whatever they are answered with. */
const byPath: readonly (readonly [RequestKind, RegExp])[] = [
  ['health', /^\/(?:healthz|readyz|revision)$/],
  ['call', /^\/api(?:\/|$)/],
];
const byPathWhenThere: readonly (readonly [RequestKind, RegExp])[] = [
  ['picture', /^\/_next\/image$/],
  ['share-picture', /^\/og\//],
  ['asset', /^\/(?:_next|assets|search-index)\/|\.(?:js|css|png|webp|svg|ico|woff2|webmanifest)$/],
  ['machine', /\.(?:xml|json|txt|md)$/],
];

/** True for what Next.js' router asks for: data of pages. */
const isData = (query: string, isRsc: boolean) => isRsc || /(?:^|&)_rsc=/.test(query);

/**
 * The kind of a request that has been answered.
 * @param target what was asked for, as it was sent
 * @param isRsc true when it has the header by which Next.js' router asks
 * @param status of the answer
 */
export function requestKind(target: string, isRsc: boolean, status: number): RequestKind {
  const [path = '', query = ''] = target.replace(/^https?:\/\/[^/?]*/i, '').split(/\?(.*)/s);
  const first = byPath.find(([, pattern]) => pattern.test(path));
  if (first) return first[0];
  if (status === 404 || status === 410) return 'missing';
  if (status >= 300 && status < 400 && status !== 304) return 'redirect';
  const found = byPathWhenThere.find(([, pattern]) => pattern.test(path));
  if (found) return found[0];
  if (isData(query, isRsc)) return 'data';
  return /^(?:\/[a-z]{2})?\/search\/?$/.test(path) && /(?:^|&)q=/.test(query) ? 'search' : 'page';
}

/** @param isWhole false when the sender hung up first */
export function requestOutcome(status: number, isWhole: boolean): RequestOutcome {
  return isWhole ? (`${Math.floor(status / 100)}xx` as RequestOutcome) : 'aborted';
}
