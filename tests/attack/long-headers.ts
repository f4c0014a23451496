import { fill, patterns, type Pattern } from './patterns';
import type { RawRequest } from '../backend/http-request';

/** Requests with one long header field: Node.js accepts 16 KB for the whole header section. */

export type Attack = { name: string; request: RawRequest };

const headerBytes = 15_000;
const multipart = 'multipart/form-data';
const urlencoded = 'application/x-www-form-urlencoded';

/** Header fields that the site or Next.js reads. */
const plainFields = `
  If-Unmodified-Since X-Forwarded-Host X-Forwarded-Port Content-Encoding RSC Next-Action Next-Router-Prefetch
  Next-HMR-Refresh X-Nextjs-Data X-Prerender-Revalidate X-Request-Id X-Signature Sec-Fetch-Site Sec-GPC DNT Purpose
  Pragma TE Via`;

/** Header fields, with the prefixes they need to be parsed. */
const fields: Readonly<Record<string, readonly string[]>> = {
  ...Object.fromEntries(
    plainFields
      .trim()
      .split(/\s+/)
      .map((field) => [field, ['']]),
  ),
  'User-Agent': ['', 'Mozilla/5.0 '],
  Accept: ['', 'text/html,'],
  'Accept-Language': ['', 'ru,'],
  'Accept-Encoding': ['', 'br,'],
  Cookie: ['', 'myLocale=', 'consent='],
  Referer: ['', 'http://', 'http://localhost/'],
  Origin: ['', 'http://'],
  'If-None-Match': ['', '"'],
  'If-Match': ['', '"'],
  'If-Modified-Since': ['', 'Sat, '],
  Range: ['bytes=', 'bytes=0-'],
  'If-Range': ['', '"'],
  'X-Forwarded-For': ['', '1.'],
  'X-Forwarded-Proto': ['', 'https,'],
  Forwarded: ['', 'for='],
  'Content-Type': ['', `${multipart}; boundary=`, `${urlencoded};`, 'application/json;charset='],
  'Next-Url': ['', '/'],
  'Next-Router-State-Tree': ['', '%5B', '["",'],
  'Next-Router-Segment-Prefetch': ['', '/_'],
  'X-Matched-Path': ['/'],
  'X-Middleware-Subrequest': ['', 'middleware:'],
  'X-Middleware-Rewrite': ['/'],
  Traceparent: ['', '00-'],
  Tracestate: ['', 'a='],
  Baggage: ['', 'a='],
  Authorization: ['', 'Bearer ', 'Basic '],
  'Sec-Purpose': ['', 'prefetch;'],
  'Sec-CH-UA': ['', '"'],
  'Cache-Control': ['', 'max-age='],
  'Content-Security-Policy': ['', "script-src 'nonce-"],
};

type Target = Omit<RawRequest, 'headers'> & { headers?: Record<string, string> };

const nothing = Buffer.alloc(0);
const paths = [
  ...['/pricing', '/', '/search?q=proxy', '/search?q=qzxvwk', '/_next/static/chunks/missing.js', '/no-such-page'],
  ...['/sitemap.xml', '/_next/image?url=%2Fimages%2Fno.webp&w=640&q=75', '/api/sys/config/ip/get-visitor-ip'],
  ...['/api/sys/config/ref/set?c_v=a', '/api/no/such/call'],
];
const post = (path: string, body: string, headers: Record<string, string>): Target => ({
  method: 'POST',
  path,
  body: Buffer.from(body),
  headers,
});

/** One target for each kind of request handling. */
const targets: readonly Target[] = [
  ...paths.map((path) => ({ method: 'GET', path, body: nothing })),
  { method: 'GET', path: '/pricing?_rsc=1', body: nothing, headers: { RSC: '1' } },
  post('/api/site/contact', 'name=a', { 'Content-Type': urlencoded, Accept: 'text/html' }),
  post('/api/site/consent', '{}', { 'Content-Type': 'application/json' }),
];

const asBytes = (text: string) => Buffer.from(text).toString('latin1');

/** Combines every header field with every pattern and every target. */
export const longHeaders = (): Attack[] =>
  targets.flatMap(({ method, path, body, headers }) =>
    Object.entries(fields).flatMap(([field, prefixes]) =>
      prefixes.flatMap((prefix) =>
        patterns.map((pattern) => ({
          name: `${method} ${path}, ${field}: ${prefix}… of ${pattern.name}`,
          request: {
            method,
            path,
            body,
            headers: { ...headers, [field]: asBytes(prefix + fill(pattern, headerBytes)) },
          },
        })),
      ),
    ),
  );

const isHost = (pattern: Pattern) => /^[\w.-]+$/.test(pattern.text(10));

/** Long Host headers with valid characters. */
export const longHosts = (): Attack[] =>
  targets.flatMap(({ method, path, body, headers }) =>
    patterns.filter(isHost).map((pattern) => ({
      name: `${method} ${path}, Host of ${pattern.name}`,
      request: { method, path, body, headers: { ...headers, Host: fill(pattern, headerBytes) } },
    })),
  );

/** URLs with a long part, which is written as an ellipsis. */
const urls = `
  /… /blog/… /ru/…/ /….md /…/_payload.json /….rsc /_next/… /_next/static/… /_next/data/….json /assets/… /og/….png
  /api/… /api/site/… /__nuxt_island/….json /search-index/….json /pricing?… /search?q=… /search?… /search?q=a&page=…
  /pricing?_rsc=… /_next/image?url=…&w=640&q=75 /_next/image?… /api/site/settings?… http://…/`;

const isValidInUrl = (text: string) => /^[!-~]*$/.test(text) && !/["<>\\^`{|}]/.test(text);
const encoderFor = (pattern: Pattern) =>
  isValidInUrl(pattern.text(100)) ? (text: string) => text : encodeURIComponent;

/** Puts every pattern into every part of a URL. @param all may include patterns that need escaping */
export const longUrls = (all: readonly Pattern[] = patterns): Attack[] =>
  urls
    .trim()
    .split(/\s+/)
    .flatMap((url) =>
      all.map((pattern) => {
        const encode = encoderFor(pattern);
        const text = fill(pattern, headerBytes, (text) => encode(text.toWellFormed()).length).toWellFormed();
        const path = url.replace('…', () => encode(text));
        return { name: `GET ${url} of ${pattern.name}`, request: { method: 'GET', path, headers: {}, body: nothing } };
      }),
    );
