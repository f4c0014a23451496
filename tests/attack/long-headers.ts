import { fill, patterns, type Pattern } from './patterns';
import type { RawRequest } from '../backend/http-request';

/** Requests with one long header field: Node.js accepts 16 KB for the whole header section. */

export type Attack = { name: string; request: RawRequest };

const headerBytes = 15_000;

/** Header fields that the site or Next.js reads, with the prefixes they need to be parsed. */
const fields: Readonly<Record<string, readonly string[]>> = {
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
  'If-Unmodified-Since': [''],
  Range: ['bytes=', 'bytes=0-'],
  'If-Range': ['', '"'],
  'X-Forwarded-For': ['', '1.'],
  'X-Forwarded-Host': [''],
  'X-Forwarded-Proto': ['', 'https,'],
  'X-Forwarded-Port': [''],
  Forwarded: ['', 'for='],
  'Content-Type': [
    '',
    'multipart/form-data; boundary=',
    'application/x-www-form-urlencoded;',
    'application/json;charset=',
  ],
  'Content-Encoding': [''],
  RSC: [''],
  'Next-Action': [''],
  'Next-Url': ['', '/'],
  'Next-Router-State-Tree': ['', '%5B', '["",'],
  'Next-Router-Prefetch': [''],
  'Next-Router-Segment-Prefetch': ['', '/_'],
  'Next-HMR-Refresh': [''],
  'X-Nextjs-Data': [''],
  'X-Prerender-Revalidate': [''],
  'X-Matched-Path': ['/'],
  'X-Middleware-Subrequest': ['', 'middleware:'],
  'X-Middleware-Rewrite': ['/'],
  'X-Request-Id': [''],
  'X-Signature': [''],
  Traceparent: ['', '00-'],
  Tracestate: ['', 'a='],
  Baggage: ['', 'a='],
  Authorization: ['', 'Bearer ', 'Basic '],
  'Sec-Fetch-Site': [''],
  'Sec-GPC': [''],
  'Sec-Purpose': ['', 'prefetch;'],
  'Sec-CH-UA': ['', '"'],
  DNT: [''],
  Purpose: [''],
  'Cache-Control': ['', 'max-age='],
  Pragma: [''],
  TE: [''],
  Via: [''],
  'Content-Security-Policy': ['', "script-src 'nonce-"],
};

type Target = Omit<RawRequest, 'headers'> & { headers?: Record<string, string> };

const nothing = Buffer.alloc(0);
const form = { 'Content-Type': 'application/x-www-form-urlencoded' };

/** One target for each kind of request handling. */
const targets: readonly Target[] = [
  { method: 'GET', path: '/pricing', body: nothing },
  { method: 'GET', path: '/', body: nothing },
  { method: 'GET', path: '/search?q=proxy', body: nothing },
  { method: 'GET', path: '/search?q=qzxvwk', body: nothing },
  { method: 'GET', path: '/_next/static/chunks/missing.js', body: nothing },
  { method: 'GET', path: '/no-such-page', body: nothing },
  { method: 'GET', path: '/sitemap.xml', body: nothing },
  { method: 'GET', path: '/_next/image?url=%2Fimages%2Fno.webp&w=640&q=75', body: nothing },
  { method: 'GET', path: '/pricing?_rsc=1', body: nothing, headers: { RSC: '1' } },
  { method: 'GET', path: '/api/sys/config/ip/get-visitor-ip', body: nothing },
  { method: 'GET', path: '/api/sys/config/ref/set?c_v=a', body: nothing },
  { method: 'GET', path: '/api/no/such/call', body: nothing },
  { method: 'POST', path: '/api/site/contact', body: Buffer.from('name=a'), headers: { ...form, Accept: 'text/html' } },
  {
    method: 'POST',
    path: '/api/site/consent',
    body: Buffer.from('{}'),
    headers: { 'Content-Type': 'application/json' },
  },
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

/** The parts of a URL before and after the long part. */
const urlParts: readonly (readonly [before: string, after: string])[] = [
  ...([
    ['/', ''],
    ['/blog/', ''],
    ['/ru/', '/'],
    ['/', '.md'],
    ['/', '/_payload.json'],
    ['/', '.rsc'],
  ] as const),
  ...([
    ['/_next/', ''],
    ['/_next/static/', ''],
    ['/_next/data/', '.json'],
    ['/assets/', ''],
    ['/og/', '.png'],
  ] as const),
  ...([
    ['/api/', ''],
    ['/api/site/', ''],
    ['/__nuxt_island/', '.json'],
    ['/search-index/', '.json'],
  ] as const),
  ...([
    ['/pricing?', ''],
    ['/search?q=', ''],
    ['/search?', ''],
    ['/search?q=a&page=', ''],
    ['/pricing?_rsc=', ''],
  ] as const),
  ...([
    ['/_next/image?url=', '&w=640&q=75'],
    ['/_next/image?', ''],
    ['/api/site/settings?', ''],
    ['http://', '/'],
  ] as const),
];

const isValidInUrl = (text: string) => /^[!-~]*$/.test(text) && !/["<>\\^`{|}]/.test(text);
const encoderFor = (pattern: Pattern) =>
  isValidInUrl(pattern.text(100)) ? (text: string) => text : encodeURIComponent;

/** Puts every pattern into every part of a URL. @param all may include patterns that need escaping */
export const longUrls = (all: readonly Pattern[] = patterns): Attack[] =>
  urlParts.flatMap(([before, after]) =>
    all.map((pattern) => {
      const encode = encoderFor(pattern);
      const text = fill(pattern, headerBytes, (text) => encode(text.toWellFormed()).length).toWellFormed();
      const path = before + encode(text) + after;
      return {
        name: `GET ${before}…${after} of ${pattern.name}`,
        request: { method: 'GET', path, headers: {}, body: nothing },
      };
    }),
  );
