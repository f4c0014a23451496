import { readdirSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sendRequest, normalizeResponse, type SentRequest } from '../nginx/send-request';
import {
  countCached,
  emptyCache,
  nginxUnavailableReason,
  siteHost,
  startNginxAndSite,
  type NginxAndSite,
} from '../nginx/nginx-and-site';
import { plainBuild } from '../builds';
import { isFull } from '../sampling';

const missing = nginxUnavailableReason();

const browser = { Host: siteHost, 'Accept-Encoding': 'gzip, deflate, br' };
const get = (path: string, headers: Record<string, string> = {}): SentRequest => ({
  method: 'GET',
  path,
  headers: { ...browser, ...headers },
});

/** Ordinary visitors by their language settings. */
const ordinaryVisitors: Record<string, Record<string, string>> = {
  'without preferences': {},
  'with an English browser': { 'Accept-Language': 'en-US,en;q=0.9' },
  'with a Chinese browser': { 'Accept-Language': 'zh-CN,zh;q=0.9' },
  'who has chosen English': { Cookie: 'myLocale=en', 'Accept-Language': 'zh-CN' },
  'who has chosen Chinese': { Cookie: 'myLocale=zh' },
  'with a Russian browser': { 'Accept-Language': 'ru' },
};

/** Attempts to poison the cache; each is sent before the ordinary requests. */
const attacks: Record<string, (page: string) => SentRequest> = {
  'another host': (page) => get(page, { Host: 'evil.example' }),
  'another host in the request line': (page) => get(`https://evil.example${page}`),
  'the own host only in the request line': (page) => get(`https://${siteHost}${page}`, { Host: 'zh.evil.example' }),
  'a host with a port': (page) => get(page, { Host: `${siteHost}:1234` }),
  'forwarded hosts': (page) =>
    get(page, { 'X-Forwarded-Host': 'evil.example', 'X-Forwarded-Proto': 'http', Forwarded: 'host=evil.example' }),
  'another URL in a header': (page) =>
    get(page, { 'X-Original-URL': '/zh/faq', 'X-Rewrite-URL': '/zh/faq', 'X-Middleware-Rewrite': '/zh/faq' }),
  'Flight data': (page) => get(`${page}?_rsc=1`, { RSC: '1' }),
  'Flight data without its query': (page) => get(page, { RSC: '1', 'Next-Router-Prefetch': '1' }),
  'a method in a header': (page) => get(page, { 'X-HTTP-Method-Override': 'DELETE' }),
  'another method': (page) => ({ ...get(page), method: 'POST' }),
  'a HEAD request': (page) => ({ ...get(page), method: 'HEAD' }),
  'a range request': (page) => get(page, { Range: 'bytes=0-9' }),
  'a conditional request': (page) =>
    get(page, { 'If-None-Match': '*', 'If-Modified-Since': 'Mon, 23 Nov 2037 00:00:00 GMT' }),
  'two language cookies': (page) => get(page, { Cookie: 'myLocale=ru; myLocale=zh', 'Accept-Language': 'en' }),
  'a percent-encoded language cookie': (page) => get(page, { Cookie: 'myLocale=%7A%68' }),
  'a misspelled language cookie': (page) => get(page, { Cookie: 'mylocale=zh, myLocale=zh' }),
  'weighted languages': (page) => get(page, { 'Accept-Language': 'en;q=0.1,zh;q=0.9' }),
  'no compression, by weight': (page) => get(page, { 'Accept-Encoding': 'br;q=0, gzip;q=0' }),
  'a campaign query': (page) => get(`${page}?utm_source=%22%3E%3Cscript%3E&ref=//evil.example`),
  'a meaningless query': (page) => get(`${page}?a=1&_payload.json`),
  'repeated slashes': (page) => get(`/${page}`),
  'a percent-encoded path': (page) => get(page.replace(/p/, '%70')),
  'a percent-encoded slash': (page) => get(`/ru%2F..%2F${page.slice(1)}`),
  'dot segments': (page) => get(`/zh/..${page}`),
  'a fragment': (page) => get(`${page}#zh`),
};

const pages = ['/pricing', '/ru/pricing', '/zh/pricing', '/'];

describe.runIf(isFull || !missing)(`nginx cache (deploy/nginx.conf)${missing ? `: ${missing}` : ''}`, () => {
  let running: NginxAndSite;
  beforeAll(async () => {
    // A deleted file would still be open.
    running = await startNginxAndSite((config) => config.replaceAll(/^ *open_file_cache.*\n/gm, ''));
  });
  afterAll(() => running?.stop());
  const sendToNginx = (request: SentRequest) => sendRequest(running.nginx.url, request);
  const cacheStatus = async (request: SentRequest) => (await sendToNginx(request)).headers['x-cache'];

  it.each(Object.keys(attacks))('the nginx cache is not poisoned by %s', async (name) => {
    emptyCache(running.nginx);
    for (const [i, page] of pages.entries()) {
      const { method, path: requestPath, headers } = attacks[name]!(page);
      for (const extraHeaders of Object.values(ordinaryVisitors))
        await sendToNginx({ method, path: requestPath, headers: { ...extraHeaders, ...headers } });
      for (const [visitor, extraHeaders] of Object.entries(ordinaryVisitors)) {
        for (const query of ['', '?utm_source=a']) {
          const ordinaryRequest = get(page + query, extraHeaders);
          const [nginx, site] = [
            await sendToNginx(ordinaryRequest),
            await sendRequest(running.instances[i % 2]!.url, ordinaryRequest),
          ];
          const [actual, expected] = [nginx, site].map((response) => normalizeResponse(response, ordinaryRequest));
          expect(actual, `${page}${query} for a visitor ${visitor}`).toEqual(expected);
        }
      }
    }
  });

  it.each([
    ['a page with a prefix', get('/tr/pricing')],
    ['an unprefixed page in English', get('/download')],
    ['an unprefixed page in Chinese', get('/download', { Cookie: 'myLocale=zh' })],
    ['a page without compression', { method: 'GET', path: '/tr/faq', headers: { Host: siteHost } }],
    ['a page with a campaign query', get('/tr/download?utm_source=x')],
    ['the root for a browser in English', get('/', { 'Accept-Language': 'en' })],
  ])('nginx caches %s', async (_, request) => {
    await sendToNginx(request);
    expect(await cacheStatus(request)).toBe('HIT');
  });

  it('nginx caches a page once for all campaign queries', async () => {
    const before = countCached(running.nginx);
    for (let i = 0; i < 200; i += 1) await sendToNginx(get(`/th/pricing?utm_source=${i}&gclid=${i}`));
    expect(countCached(running.nginx) - before).toBe(1);
    expect(await cacheStatus(get('/th/pricing?fbclid=never-seen'))).toBe('HIT');
  });

  it.each([
    ['a redirect', get('/ru/pricing/')],
    ['a redirect with a campaign query', get('/ru/pricing/?utm_source=x')],
    ['a redirect that sets the language cookie', get('/en/pricing')],
    ['a not-found page', get('/ru/nothing')],
    ['a search', get('/ru/search?q=proxy')],
    ['an API response', get('/api/beacon/key')],
    ['a page for an ambiguous language preference', get('/faq', { 'Accept-Language': 'de,zh;q=0.1' })],
    ['the root for a browser in another language', get('/', { 'Accept-Language': 'ru' })],
  ])('nginx does not cache %s', async (_, request) => {
    const before = countCached(running.nginx);
    await sendToNginx(request);
    expect(await cacheStatus(request)).not.toBe('HIT');
    expect(countCached(running.nginx)).toBe(before);
  });

  it('the nginx cache does not grow with unknown paths, queries, hosts and headers', async () => {
    await sendToNginx(get('/ru/pricing'));
    const before = countCached(running.nginx);
    for (let i = 0; i < 300; i += 1) {
      await Promise.all([
        sendToNginx(get(`/ru/nothing-${i}`)),
        sendToNginx(get(`/ru/pricing?a=${i}`)),
        sendToNginx(get('/ru/pricing', { Host: `${i}.example` })),
        sendToNginx(get('/ru/pricing', { 'Accept-Encoding': `gzip, x-${i}` })),
        sendToNginx(get('/ru/pricing', { Cookie: `a=${i}`, 'User-Agent': `${i}` })),
      ]);
    }
    expect(countCached(running.nginx)).toBe(before);
  });

  it('nginx preserves campaign queries in redirects', async () => {
    for (const source of ['a', 'b']) {
      const { status, headers } = await sendToNginx(get(`/ru/Pricing.html?utm_source=${source}`));
      expect([status, headers.location]).toEqual([301, `/ru/pricing?utm_source=${source}`]);
    }
  });

  it('nginx serves scripts and styles from disk with the site’s headers', async () => {
    const folder = path.join(plainBuild(), 'static', 'chunks');
    const hopHeaders = new Set([
      'date',
      'etag',
      'last-modified',
      'connection',
      'keep-alive',
      'server',
      'accept-ranges',
    ]);
    for (const extension of ['.js', '.css']) {
      const name = readdirSync(folder)
        .find((file) => file.endsWith(`${extension}.br`))!
        .slice(0, -'.br'.length);
      const request = get(`/_next/static/chunks/${name}`, { Host: siteHost });
      const [nginx, site] = await Promise.all([sendToNginx(request), sendRequest(running.instances[0]!.url, request)]);
      const shown = ({ headers }: typeof nginx) =>
        Object.fromEntries(Object.entries(headers).filter(([header]) => !hopHeaders.has(header)));
      // The site sends this header only if the proxy reports an encrypted connection.
      expect(shown(nginx!)).toEqual({ ...shown(site!), 'strict-transport-security': 'max-age=31536000' });
      expect(nginx!.headers['last-modified'], 'from disk').toBeDefined();
      expect(normalizeResponse(nginx!, request)).toEqual(normalizeResponse(site!, request));
    }
  });
});
