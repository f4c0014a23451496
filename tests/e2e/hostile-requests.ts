import { localeCodes } from '@/lib/i18n/locales';

/** Generates odd requests from a seed, reproducibly. */

/** Pseudo-random numbers from 0 to 1 (mulberry32). */
export function seededRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

export const pickFrom = <T>(random: () => number, items: readonly T[]): T =>
  items[Math.floor(random() * items.length)]!;

const prefixes = [
  '',
  '',
  '',
  ...localeCodes.map((code) => `/${code}`),
  '/vi',
  '/kr',
  '/ua',
  '/zh-TW',
  '/ZH_hant',
  '/en-US',
  '/RU',
  '/de',
  '/%72u',
];
const paths = [
  ...['', '/', '/pricing', '/Pricing', '/download', '/Download', '/about-us', '/faq', '/search', '/links', '/rpa'],
  ...['/blog', '/blog/page/2', '/blog-guides', '/blog-guides/automation', '/blog/one-profile-one-account', '/news'],
  ...['/solutions', '/solutions/google', '/solutions/betting', '/solutions/web-scraping', '/solutions/media-market'],
  ...['/alternatives/octo-browser-alternative', '/alternatives/ziniao-alternative', '/alternatives/none'],
  ...['/helps', '/helps/101', '/helps/301', '/helps/import-cookies', '/docs', '/docs/proxies', '/docs/none'],
  ...['/docs/proxies.md', '/pricing.md', '/blog/none.md', '/llms.txt', '/news/feed.json', '/markdown/en/docs/proxies'],
  ...['/free-proxies', '/page-not-found', '/page-gone', '/error/404', '/none', '/none/of/this', '/payload/ru/pricing'],
  ...['/robots.txt', '/sitemap.xml', '/ru-RU-sitemap.xml', '/blog/rss.xml', '/manifest.webmanifest', '/icon.svg'],
  ...[
    '/favicon.ico',
    '/none.png',
    '/revision',
    '/builds/latest.json',
    '/__nuxt_island/none.json',
    '/_next/static/none.js',
  ],
  ...['/assets/icons.svg', '/assets/none.png', '/.well-known/gpc.json', '/api/none', '/api/openapi.json'],
];
const suffixes = [
  ...[
    '',
    '',
    '',
    '',
    '/',
    '//',
    '.html',
    '.html/',
    '/index.html',
    '.rsc',
    '.json',
    '/_payload.json',
    '/.',
    '/..',
    '/../pricing',
  ],
  ...['%20', '%2F', '%2e%2e%2f', '%00', '%E0%A4%A', '%', '%5C', ';x', '%0A', '%D1%8F', '\\', '&', '+', '~', "'", '"<>'],
];
const beginnings = [
  '',
  '',
  '',
  '',
  '',
  '',
  '/',
  '\\',
  '/.',
  '/%2F',
  '//evil.example',
  '/\\evil.example',
  '/%5Cevil.example',
];
const queries = [
  ...['', '', '', '?', '?a=1', '?utm_source=x&utm_medium=%20', '?q=proxy', '?a', '?a=b+c&&d', '?%E0%A4%A', '?a=/../b'],
  ...[
    '?_rsc=1',
    '?_rsc',
    '?a=1&_rsc=x&b',
    '?__nextLocale=de',
    '?nxtPid=1',
    '?lang=ru-RU',
    "?a='x'",
    '?a=%00',
    '?a=?b?c',
  ],
];

/** Generates a path: plausible, misspelled or hostile. */
export function hostilePath(random: () => number): string {
  const parts = [beginnings, prefixes, paths, suffixes, queries].map((list) => pickFrom(random, list));
  const path = parts.join('');
  if (random() < 0.01) return `/${'long/'.repeat(500)}${path}`;
  return path.startsWith('/') ? path : `/${path}`;
}

const headerMixes: Record<string, readonly (string | undefined)[]> = {
  cookie: [
    undefined,
    undefined,
    'myLocale=zh',
    'myLocale=ru',
    'myLocale=en',
    'myLocale=zh-CN; a=b',
    'a="; myLocale=zh',
    '=;;',
  ],
  'accept-language': [undefined, undefined, 'ru', 'zh-TW,zh;q=0.9', 'zh', 'de,fr;q=0.5', '*', 'en;q=0,ru;q=x', ';;,,'],
  rsc: [undefined, undefined, undefined, '1'],
  'next-router-prefetch': [undefined, undefined, undefined, undefined, '1'],
  'next-router-segment-prefetch': [undefined, undefined, undefined, undefined, '/_tree', '/none'],
  'if-none-match': [undefined, undefined, undefined, '"none"', 'W/"none", "other"'],
  'x-nextjs-data': [undefined, undefined, undefined, undefined, undefined, '1'],
  'x-forwarded-host': [undefined, undefined, undefined, 'evil.example'],
  'x-middleware-rewrite': [undefined, undefined, undefined, undefined, 'https://evil.example/'],
  'x-middleware-subrequest': [
    undefined,
    undefined,
    undefined,
    undefined,
    'middleware:middleware:middleware:middleware',
  ],
};
const hosts = [
  undefined,
  undefined,
  'www.facetry.example',
  'WWW.Facetry.Example:443',
  'other.example',
  '127.0.0.1:1',
  'a..b',
];
const methods = ['GET', 'GET', 'GET', 'GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH'];

export type HostileRequest = {
  path: string;
  method: string;
  host: string | undefined;
  headers: Record<string, string>;
};

/** Generates a request with random headers, host and method. */
export function hostileRequest(random: () => number): HostileRequest {
  const chosen = Object.entries(headerMixes).map(([name, values]) => [name, pickFrom(random, values)] as const);
  const headers = Object.fromEntries(chosen.filter((entry): entry is [string, string] => entry[1] !== undefined));
  return { path: hostilePath(random), method: pickFrom(random, methods), host: pickFrom(random, hosts), headers };
}
