import {
  denyAllPolicy,
  formPagePolicy,
  imagePolicy,
  plainPagePolicy,
  reportPath,
  reportEndpoint,
} from '@/lib/http-server/content-security-policy';

/** Security headers by kind of response. */

export type SecurityHeaders = Readonly<Record<string, string>>;

/** A year (RFC 6797). No subdomains or preloading: only the owner of the whole domain can decide on those. */
const transportSecurity: SecurityHeaders = { 'Strict-Transport-Security': 'max-age=31536000' };

/** Features that no page or frame needs, and FedCM sign-in, which is limited to the site. */
const deniedFeatures = [
  ...['accelerometer', 'display-capture', 'geolocation', 'gyroscope', 'hid', 'magnetometer'],
  ...['microphone', 'midi', 'payment', 'serial', 'usb', 'xr-spatial-tracking'],
];
const permissionsPolicy = (camera: '()' | '(self)') =>
  [...deniedFeatures.map((name) => `${name}=()`), `camera=${camera}`, 'identity-credentials-get=(self)'].join(', ');

/** No MIME sniffing (Fetch standard), and other sites receive only the origin as referrer. */
const common: SecurityHeaders = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
};
const sameOrigin: SecurityHeaders = { ...common, 'Cross-Origin-Resource-Policy': 'same-origin' };
/** Responses used by other sites: link previews, feed readers, search engines. */
const crossOrigin: SecurityHeaders = { ...common, 'Cross-Origin-Resource-Policy': 'cross-origin' };
const denyFraming: SecurityHeaders = { 'X-Frame-Options': 'DENY' };
const documentHeaders: SecurityHeaders = {
  ...denyFraming,
  // Google's sign-in may use a popup window.
  'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
  'Permissions-Policy': permissionsPolicy('()'),
};
const cameraHeaders: SecurityHeaders = { 'Permissions-Policy': permissionsPolicy('(self)') };
const policy = (value: string): SecurityHeaders => ({ 'Content-Security-Policy': value });

const table = {
  /** A prerendered or rendered page: its policy is added per response. */
  page: { ...sameOrigin, ...documentHeaders, 'Reporting-Endpoints': `${reportEndpoint}="${reportPath}"` },
  /** A short error page without scripts, such as for a wrong method. */
  error: { ...sameOrigin, ...documentHeaders, ...policy(plainPagePolicy) },
  /** A page with a form that a browser without scripts gets back for correction. */
  form: { ...sameOrigin, ...documentHeaders, ...policy(formPagePolicy) },
  redirect: { ...sameOrigin, ...policy(denyAllPolicy) },
  /** Requests of the site's scripts: endpoints and page data for navigation. */
  api: { ...sameOrigin, ...denyFraming, ...policy(denyAllPolicy) },
  /** Scripts, styles and fonts of a build. */
  asset: sameOrigin,
  /** Images of any kind, including share images and icons. */
  image: { ...crossOrigin, ...policy(imagePolicy) },
  /** Sitemaps, feeds, JSON and text for machines. */
  machineReadable: { ...crossOrigin, ...denyFraming, ...policy(denyAllPolicy) },
} as const satisfies Record<string, SecurityHeaders>;

/** The kinds of responses. */
export type ResponseKind = keyof typeof table;

const httpHeaders: Readonly<Record<ResponseKind, SecurityHeaders>> = table;
const httpsHeaders = Object.fromEntries(
  Object.entries(httpHeaders).map(([kind, headers]) => [kind, { ...headers, ...transportSecurity }]),
) as typeof httpHeaders;

type PageOptions = { isTls: boolean; policy: string; hasCamera?: boolean };

/**
 * Returns the headers of a response. Except for pages they are shared constants and must not be modified.
 * @param options.isTls the result of `isOverTls`
 * @param options.policy the Content-Security-Policy of a page, from `pagePolicy`
 * @param options.hasCamera whether the page may ask for the camera
 */
export function securityHeaders(kind: 'page', options: PageOptions): SecurityHeaders;
export function securityHeaders(kind: Exclude<ResponseKind, 'page'>, options: { isTls: boolean }): SecurityHeaders;
export function securityHeaders(
  kind: ResponseKind,
  { isTls, policy, hasCamera }: Partial<PageOptions> & { isTls: boolean },
): SecurityHeaders {
  const headers = (isTls ? httpsHeaders : httpHeaders)[kind];
  if (policy === undefined) return headers;
  return { ...headers, ...(hasCamera ? cameraHeaders : {}), 'Content-Security-Policy': policy };
}

/** Returns the headers of a response of the workbench or the desk. @param policy the Content-Security-Policy */
export const privateHeaders = (policy: string, isTls: boolean): SecurityHeaders => ({
  ...sameOrigin,
  ...documentHeaders,
  ...(isTls ? transportSecurity : {}),
  'Content-Security-Policy': policy,
  'Cross-Origin-Opener-Policy': 'same-origin',
  // Paths of one-time links are secret. Without any referrer, browsers would send forms with `Origin: null`.
  'Referrer-Policy': 'same-origin',
  'X-Robots-Tag': 'noindex',
  'Cache-Control': 'no-store',
});

/**
 * Whether the visitor's connection is encrypted: to this server, or, behind trusted proxies, to the outermost one.
 * @param forwardedProto the header X-Forwarded-Proto, with one value for all proxies or one for each
 */
export function isOverTls(isEncrypted: boolean, forwardedProto: string | undefined, trustedProxies: number): boolean {
  if (trustedProxies === 0 || !forwardedProto) return isEncrypted;
  const values = forwardedProto.split(',').map((value) => value.trim().toLowerCase());
  return (values.at(-trustedProxies) ?? values[0]) === 'https';
}
