import * as fc from 'fast-check';
import { localeCodes } from '@/lib/i18n/locales';
import { oneOf, someHeaders, sometimes } from '../arbitraries';

/** Odd requests: plausible, misspelled and hostile ones. */

const prefix = fc.oneof(
  fc.constantFrom(...localeCodes.map((code) => `/${code}`)),
  oneOf('/vi /kr /ua /zh-TW /ZH_hant /en-US /RU /de /%72u'),
);

const path = oneOf(`
  / /pricing /Pricing /download /Download /about-us /faq /search /links /rpa
  /blog /blog/page/2 /blog-guides /blog-guides/automation /blog/one-profile-one-account /news
  /solutions /solutions/google /solutions/betting /solutions/web-scraping /solutions/media-market
  /alternatives/octo-browser-alternative /alternatives/ziniao-alternative /alternatives/none
  /helps /helps/101 /helps/301 /helps/import-cookies /docs /docs/proxies /docs/none
  /docs/proxies.md /pricing.md /blog/none.md /llms.txt /news/feed.json /markdown/en/docs/proxies
  /free-proxies /page-not-found /page-gone /error/404 /none /none/of/this /payload/ru/pricing
  /robots.txt /sitemap.xml /ru-RU-sitemap.xml /blog/rss.xml /manifest.webmanifest /icon.svg /favicon.ico /none.png
  /revision /builds/latest.json /__nuxt_island/none.json /_next/static/none.js
  /assets/icons.svg /assets/none.png /.well-known/gpc.json /api/none /api/openapi.json`);

/** A path that no page has, below one that has pages. */
const unknown = fc
  .tuple(oneOf('/ /blog/ /helps/ /solutions/ /release/ /alternatives/'), fc.noBias(fc.stringMatching(/^[0-9a-f]{12}$/)))
  .map((parts) => parts.join(''));

const suffix = oneOf(String.raw`
  / // .html .html/ /index.html .rsc .json /_payload.json /. /.. /../pricing
  %20 %2F %2e%2e%2f %00 %E0%A4%A % %5C ;x %0A %D1%8F \ & + ~ ' "<>`);

const beginning = oneOf(String.raw`/ \ /. /%2F //evil.example /\evil.example /%5Cevil.example`);

const query = oneOf(`
  ? ?a=1 ?utm_source=x&utm_medium=%20 ?q=proxy ?a ?a=b+c&&d ?%E0%A4%A ?a=/../b ?_rsc=1 ?_rsc ?a=1&_rsc=x&b
  ?__nextLocale=de ?nxtPid=1 ?lang=ru-RU ?a='x' ?a=%00 ?a=?b?c`);

const optional = (percent: number, part: fc.Arbitrary<string>) => sometimes(percent, '', () => part);

/** A plausible, misspelled or hostile path. */
export const hostilePath: fc.Arbitrary<string> = fc
  .tuple(
    optional(50, beginning),
    optional(90, prefix),
    optional(98, fc.oneof({ weight: 5, arbitrary: path }, { weight: 1, arbitrary: unknown })),
    optional(85, suffix),
    optional(80, query),
  )
  .map((parts) => parts.join(''))
  .chain((joined) => sometimes(1, joined, () => fc.constant(`/${'long/'.repeat(500)}${joined}`)))
  .map((joined) => (joined.startsWith('/') ? joined : `/${joined}`));

const headers = someHeaders({
  cookie: [
    75,
    fc.constantFrom('myLocale=zh', 'myLocale=ru', 'myLocale=en', 'myLocale=zh-CN; a=b', 'a="; myLocale=zh', '=;;'),
  ],
  'accept-language': [75, oneOf('ru zh-TW,zh;q=0.9 zh de,fr;q=0.5 * en;q=0,ru;q=x ;;,,')],
  rsc: [25, fc.constant('1')],
  'next-router-prefetch': [20, fc.constant('1')],
  'next-router-segment-prefetch': [33, oneOf('/_tree /none')],
  'if-none-match': [40, fc.constantFrom('"none"', 'W/"none", "other"')],
  'x-nextjs-data': [17, fc.constant('1')],
  'x-forwarded-host': [25, fc.constant('evil.example')],
  'x-middleware-rewrite': [20, fc.constant('https://evil.example/')],
  'x-middleware-subrequest': [20, fc.constant('middleware:middleware:middleware:middleware')],
});

export type HostileRequest = {
  path: string;
  method: string;
  host: string | undefined;
  headers: Record<string, string>;
};

/** A request with random headers, host and method. */
export const hostileRequest: fc.Arbitrary<HostileRequest> = fc.record(
  {
    path: hostilePath,
    method: oneOf('GET GET GET GET HEAD POST PUT DELETE OPTIONS PATCH'),
    host: sometimes<string | undefined>(70, undefined, () =>
      oneOf('www.facetry.example WWW.Facetry.Example:443 other.example 127.0.0.1:1 a..b'),
    ),
    headers,
  },
  { noNullPrototype: true },
);
