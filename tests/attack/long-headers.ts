import { fill, patterns, type Pattern } from './patterns';
import type { RawRequest } from '../backend/raw-call';

/** Requests with one long field in their head: Node.js takes 16 KB of all fields together. */

export type Attack = { name: string; request: RawRequest };

const headBytes = 15_000;

/** Fields that this site or Next.js reads, each with what may have to stand before the rest so that it is read. */
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

/** One address of each kind that is answered in a way of its own. */
const targets: readonly Target[] = [
  { method: 'GET', path: '/pricing', body: nothing },
  { method: 'GET', path: '/', body: nothing },
  { method: 'GET', path: '/search?q=proxy', body: nothing },
  { method: 'GET', path: '/search?q=qzxvwk', body: nothing },
  { method: 'GET', path: '/_next/static/chunks/missing.js', body: nothing },
  { method: 'GET', path: '/no-such-page', body: nothing },
  { method: 'GET', path: '/sitemap.xml', body: nothing },
  { method: 'GET', path: '/_next/image?url=%2Fassets%2Fpictures%2Fno.webp&w=640&q=75', body: nothing },
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

/** Every field, with every pattern, to every kind of address. */
export const longHeaders = (): Attack[] =>
  targets.flatMap(({ method, path, body, headers }) =>
    Object.entries(fields).flatMap(([field, starts]) =>
      starts.flatMap((start) =>
        patterns.map((pattern) => ({
          name: `${method} ${path}, ${field}: ${start}… of ${pattern.name}`,
          request: { method, path, body, headers: { ...headers, [field]: asBytes(start + fill(pattern, headBytes)) } },
        })),
      ),
    ),
  );

const isHost = (pattern: Pattern) => /^[\w.-]+$/.test(pattern.text(10));

/** Hosts that are long, and such as a host may be. */
export const longHosts = (): Attack[] =>
  targets.flatMap(({ method, path, body, headers }) =>
    patterns.filter(isHost).map((pattern) => ({
      name: `${method} ${path}, Host of ${pattern.name}`,
      request: { method, path, body, headers: { ...headers, Host: fill(pattern, headBytes) } },
    })),
  );

/** Before the long part of an address, and behind it. */
const addresses: readonly (readonly [before: string, after: string])[] = [
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

const isTarget = (text: string) => /^[!-~]*$/.test(text) && !/["<>\\^`{|}]/.test(text);
const writtenInAddress = (pattern: Pattern) =>
  isTarget(pattern.text(100)) ? (text: string) => text : encodeURIComponent;

/** Every pattern in every part of an address. @param all with those that must be escaped */
export const longAddresses = (all: readonly Pattern[] = patterns): Attack[] =>
  addresses.flatMap(([before, after]) =>
    all.map((pattern) => {
      const write = writtenInAddress(pattern);
      const text = fill(pattern, headBytes, (one) => write(one.toWellFormed()).length).toWellFormed();
      const path = before + write(text) + after;
      return {
        name: `GET ${before}…${after} of ${pattern.name}`,
        request: { method: 'GET', path, headers: {}, body: nothing },
      };
    }),
  );
