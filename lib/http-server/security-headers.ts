import {
  closedPolicy,
  formPagePolicy,
  picturePolicy,
  plainPagePolicy,
  reportAddress,
  reportEndpoint,
} from '@/lib/http-server/content-security-policy';

/** The headers that tell a browser what an answer may do, and what others may do with it. */

export type SecurityHeaders = Readonly<Record<string, string>>;

/** A year (RFC 6797). Neither subdomains nor preloading: those are for whoever owns the whole domain to promise. */
const transportSecurity: SecurityHeaders = { 'Strict-Transport-Security': 'max-age=31536000' };

/** Abilities that no page needs, for itself or for what it frames; signing in with FedCM stays with the site. */
const denied = ['accelerometer', 'camera', 'display-capture', 'geolocation', 'gyroscope', 'hid', 'magnetometer'];
const deniedToo = ['microphone', 'midi', 'payment', 'serial', 'usb', 'xr-spatial-tracking'];
const permissions = [...[...denied, ...deniedToo].map((name) => `${name}=()`), 'identity-credentials-get=(self)'];

/** No type is guessed (Fetch standard), and other sites learn no more than the origin that a visitor comes from. */
const everywhere: SecurityHeaders = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
};
const ours: SecurityHeaders = { ...everywhere, 'Cross-Origin-Resource-Policy': 'same-origin' };
/** Other sites show and read these: previews of links, feed readers, search engines. */
const everybodys: SecurityHeaders = { ...everywhere, 'Cross-Origin-Resource-Policy': 'cross-origin' };
const unframed: SecurityHeaders = { 'X-Frame-Options': 'DENY' };
const inWindow: SecurityHeaders = {
  ...unframed,
  // Google's sign-in may answer from a window of its own.
  'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
  'Permissions-Policy': permissions.join(', '),
};
const policy = (value: string): SecurityHeaders => ({ 'Content-Security-Policy': value });

const table = {
  /** A page, built or rendered: its policy is its own, and comes with the answer. */
  page: { ...ours, ...inWindow, 'Reporting-Endpoints': `${reportEndpoint}="${reportAddress}"` },
  /** A short page without scripts that says why there is no other, such as for a wrong method. */
  refusal: { ...ours, ...inWindow, ...policy(plainPagePolicy) },
  /** A page with a form that a browser without scripts gets back to mend what it sent. */
  form: { ...ours, ...inWindow, ...policy(formPagePolicy) },
  redirect: { ...ours, ...policy(closedPolicy) },
  /** What the site's scripts ask for: calls, and the data of pages for navigating. */
  call: { ...ours, ...unframed, ...policy(closedPolicy) },
  /** Scripts, styles and fonts of a build. */
  asset: ours,
  /** Pictures of any kind, the ones to share and icons included. */
  picture: { ...everybodys, ...policy(picturePolicy) },
  /** Sitemaps, feeds, JSON and text for machines. */
  machine: { ...everybodys, ...unframed, ...policy(closedPolicy) },
} as const satisfies Record<string, SecurityHeaders>;

/** The kinds of answers. */
export type ResponseKind = keyof typeof table;

const plain: Readonly<Record<ResponseKind, SecurityHeaders>> = table;
const overTls = Object.fromEntries(
  Object.entries(plain).map(([kind, headers]) => [kind, { ...headers, ...transportSecurity }]),
) as typeof plain;

/**
 * The headers of an answer. For all but pages they are made once and shared, so they are not to be changed.
 * @param answer.isTls what `isOverTls` says of the request
 * @param answer.policy the Content-Security-Policy of a page, from `pagePolicy`
 */
export function securityHeaders(kind: 'page', answer: { isTls: boolean; policy: string }): SecurityHeaders;
export function securityHeaders(kind: Exclude<ResponseKind, 'page'>, answer: { isTls: boolean }): SecurityHeaders;
export function securityHeaders(kind: ResponseKind, answer: { isTls: boolean; policy?: string }): SecurityHeaders {
  const headers = (answer.isTls ? overTls : plain)[kind];
  return answer.policy === undefined ? headers : { ...headers, 'Content-Security-Policy': answer.policy };
}

/**
 * True when the visitor's connection is encrypted: up to this server, or, behind proxies of ours, up to the outermost.
 * @param forwardedProto the header X-Forwarded-Proto, of which proxies write one value for all of them or one each
 */
export function isOverTls(isEncrypted: boolean, forwardedProto: string | undefined, trustedProxies: number): boolean {
  if (trustedProxies === 0 || !forwardedProto) return isEncrypted;
  const values = forwardedProto.split(',').map((value) => value.trim().toLowerCase());
  return (values.at(-trustedProxies) ?? values[0]) === 'https';
}
