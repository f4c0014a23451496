import * as fc from 'fast-check';
import { oneOf } from '../arbitraries';
import { siteHost } from './nginx-and-site';

/** Values of which requests are composed: common, rare and hostile ones. */

export const cookie = fc.constantFrom(
  ...['myLocale=en', 'myLocale=zh', 'myLocale=zh-CN', 'myLocale=en-US', 'a=b; myLocale=zh', 'myLocale=zh; a=b'],
  ...['myLocale=ru', 'myLocale=zh-TW', 'myLocale=tc', 'myLocale=de', 'myLocale=', 'myLocale', 'mylocale=zh'],
  ...['myLocale=%7Ah', 'myLocale="zh"', 'myLocale=zh; myLocale=en', 'myLocale=ru; myLocale=zh', 'a=myLocale=zh'],
  ...[' myLocale = zh ', 'xmyLocale=zh', 'myLocale=zh,myLocale=en', 'a;myLocale=zh', '=; myLocale=zh', 'a=1; b=2'],
  ...['myLocale=ZH', 'myLocale=zh_CN', 'MYLOCALE=en;myLocale=zh', '__REF=abc; referer=x', 'myLocale=zh;', ';;'],
);

export const language = fc.oneof(
  oneOf(`
    en en-US,en;q=0.9 en-GB zh zh-CN,zh;q=0.9,en;q=0.8 zh-Hans-CN zh-SG ZH-cn zh-TW,zh;q=0.9 zh-HK zh-Hant zh-MO,en ru
    ru-RU,ru;q=0.9,en-US;q=0.8,en;q=0.7 pt-BR de de,zh;q=0.5 * en;q=0.5,zh zh;q=0.1,en;q=0.2 en;q=0,zh;q=0.1 ru,zh;q=0.9
    uk,ru x , cn jp ja zh;q=0 zh;q=2 en-US-x-zh zhx xzh zh;q=abc`),
  fc.constantFrom(', zh', 'en, zh;q=0.9', 'zh, en', 'fr-CH, fr;q=0.9, *;q=0.5'),
);
export const languageTag = oneOf('en zh zh-CN zh-TW ru de * zh-Hans pt-BR en-AU ko kr vi tc');

/** Header values of browsers. */
export const browserEncoding = 'gzip, deflate, br';
export const encoding = fc.constantFrom(
  ...['gzip, deflate, br, zstd', 'gzip', 'br', 'identity', '*', 'gzip;q=0', 'br;q=0.5, gzip', 'gzip, deflate', 'zstd'],
  ...['deflate', 'gzip;q=1.0, *;q=0.5', 'GZIP, BR', 'x-gzip', 'br,gzip', 'identity, gzip'],
);

export const query = oneOf(`
  ? ?utm_source=a ?utm_source=a&utm_medium=b&gclid=1 ?ref=abc ?a=1 ?utm_source=a&x=1 ?invite_code=q
  ?utm_source ?utm_source= ?utm_source=%22 ?utm_source=a& ?&utm_source=a ?utm_source=a&&ref=b
  ?_rsc=1 ?utm_source=a&_rsc=abc ?q=proxy ?q= ?ref=a?b ?ref=%E0%A4%A ?ref=//evil.example ?source=a+b`);

export const host = oneOf(`
  WWW.Facetry.Example ${siteHost}:443 ${siteHost}. ${siteHost}:8443 evil.example localhost 127.0.0.1
  www.facetry.example.evil.example zh.facetry.example evil.example:443 a.${siteHost}`);

export const unusualHeaders = fc.constantFrom<Readonly<Record<string, string>>>(
  { RSC: '1' },
  { RSC: '1', 'Next-Router-Prefetch': '1' },
  { RSC: '1', 'Next-Router-Segment-Prefetch': '/_tree', 'Next-Router-Prefetch': '1' },
  { 'Next-Url': '/ru' },
  { 'X-Nextjs-Data': '1' },
  { 'X-Forwarded-Host': 'evil.example', 'X-Forwarded-Proto': 'http', 'X-Forwarded-For': '203.0.113.9' },
  { Forwarded: 'host=evil.example;proto=http', 'X-Original-URL': '/ru', 'X-Rewrite-URL': '/zh' },
  { 'X-HTTP-Method-Override': 'POST', 'X-Middleware-Rewrite': '/zh', 'X-Middleware-Subrequest': 'middleware' },
  { 'If-None-Match': '"none"', 'Cache-Control': 'max-age=0' },
  { 'If-Modified-Since': 'Mon, 23 Nov 2037 00:00:00 GMT' },
  { Range: 'bytes=0-99' },
  { 'If-Match': '"none"' },
  { 'User-Agent': 'Googlebot/2.1', DNT: '1', 'Sec-GPC': '1' },
  { Origin: 'https://evil.example', 'Sec-Fetch-Site': 'cross-site' },
);

// Without TRACE, which nginx rejects itself.
export const unusualMethod = oneOf('HEAD HEAD HEAD POST PUT DELETE OPTIONS PATCH PROPFIND');

export const unknownPath = oneOf(String.raw`
  /nothing-here /ru/nothing /blog/nothing /zh/blog-x/y /wp-login.php /.env /.git/config /ru/ru
  /%E0%A4%A /ru/pricing% /%00 /a%00b // //evil.example /\evil.example /%2F%2Fevil.example
  /ru//pricing /ru/%2e%2e/zh /ru/x/../pricing /./pricing /ru;x/pricing /pricing.rsc
  /${'a'.repeat(1990)} /${'a'.repeat(2100)} /index.html /Pricing /RU /zh-TW /vi /kr/pricing
  /vn/docs /vi/docs /en /en/pricing /zh /zh/pricing/ /search /ru/search /ru/ /tc/Download
  /api/nothing /api/beacon/key /api /_next/nothing.js /_next/static/chunks/nothing.js /healthz /revision
  /%5Fnext/static/x.js /_next/../pricing /_next/static/../../ru/pricing /robots.txt /sitemap.xml /~ /-`);

/** Requested so often that they are cached in every variant. */
export const cachedPath = oneOf(
  '/ /pricing /download /ru /ru/pricing /zh/pricing /blog /tc /faq /index.html /_payload.json',
);
