import { readdirSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { exchange, kernelOf, type Asked } from '../nginx/exchange';
import {
  countKept,
  emptyKept,
  missingProgram,
  sitesHost,
  startNginxAndSite,
  type NginxAndSite,
} from '../nginx/nginx-and-site';
import { plainBuild } from '../builds';
import { isFull } from '../sampling';

const missing = missingProgram();

const browser = { Host: sitesHost, 'Accept-Encoding': 'gzip, deflate, br' };
const get = (address: string, headers: Record<string, string> = {}): Asked => ({
  method: 'GET',
  path: address,
  headers: { ...browser, ...headers },
});

/** Visitors who send nothing odd, by what they speak. */
const innocents: Record<string, Record<string, string>> = {
  'nobody in particular': {},
  'who reads English': { 'Accept-Language': 'en-US,en;q=0.9' },
  'who reads Chinese': { 'Accept-Language': 'zh-CN,zh;q=0.9' },
  'who chose English': { Cookie: 'myLocale=en', 'Accept-Language': 'zh-CN' },
  'who chose Chinese': { Cookie: 'myLocale=zh' },
  'who reads Russian': { 'Accept-Language': 'ru' },
};

/** Ways of getting something into the cache that does not belong there; each comes first. */
const attacks: Record<string, (address: string) => Asked> = {
  'another host': (address) => get(address, { Host: 'evil.example' }),
  'another host in the first line': (address) => get(`https://evil.example${address}`),
  'the own host in the first line alone': (address) =>
    get(`https://${sitesHost}${address}`, { Host: 'zh.evil.example' }),
  'a host with a port': (address) => get(address, { Host: `${sitesHost}:1234` }),
  'forwarded hosts': (address) =>
    get(address, { 'X-Forwarded-Host': 'evil.example', 'X-Forwarded-Proto': 'http', Forwarded: 'host=evil.example' }),
  'another address in a header': (address) =>
    get(address, { 'X-Original-URL': '/zh/faq', 'X-Rewrite-URL': '/zh/faq', 'X-Middleware-Rewrite': '/zh/faq' }),
  'data of the router': (address) => get(`${address}?_rsc=1`, { RSC: '1' }),
  'data of the router, without its query': (address) => get(address, { RSC: '1', 'Next-Router-Prefetch': '1' }),
  'a method in a header': (address) => get(address, { 'X-HTTP-Method-Override': 'DELETE' }),
  'another method': (address) => ({ ...get(address), method: 'POST' }),
  'a reading without a body': (address) => ({ ...get(address), method: 'HEAD' }),
  'a part': (address) => get(address, { Range: 'bytes=0-9' }),
  'a condition': (address) =>
    get(address, { 'If-None-Match': '*', 'If-Modified-Since': 'Mon, 23 Nov 2037 00:00:00 GMT' }),
  'two choices of language': (address) => get(address, { Cookie: 'myLocale=ru; myLocale=zh', 'Accept-Language': 'en' }),
  'a choice spelled in escapes': (address) => get(address, { Cookie: 'myLocale=%7A%68' }),
  'a choice under another name': (address) => get(address, { Cookie: 'mylocale=zh, myLocale=zh' }),
  'a weight': (address) => get(address, { 'Accept-Language': 'en;q=0.1,zh;q=0.9' }),
  'no compression, by weight': (address) => get(address, { 'Accept-Encoding': 'br;q=0, gzip;q=0' }),
  'a query of a campaign': (address) => get(`${address}?utm_source=%22%3E%3Cscript%3E&ref=//evil.example`),
  'a query that means nothing': (address) => get(`${address}?a=1&_payload.json`),
  'repeated slashes': (address) => get(`/${address}`),
  'an escape': (address) => get(address.replace(/p/, '%70')),
  'an escaped slash': (address) => get(`/ru%2F..%2F${address.slice(1)}`),
  dots: (address) => get(`/zh/..${address}`),
  'a fragment': (address) => get(`${address}#zh`),
};

const pages = ['/pricing', '/ru/pricing', '/zh/pricing', '/'];

describe.runIf(isFull || !missing)(`what the front (deploy/nginx.conf) keeps${missing ? `: ${missing}` : ''}`, () => {
  let running: NginxAndSite;
  beforeAll(async () => {
    // A file that was taken away would still be open.
    running = await startNginxAndSite((config) => config.replaceAll(/^ *open_file_cache.*\n/gm, ''));
  });
  afterAll(() => running?.stop());
  const ask = (asked: Asked) => exchange(running.front.url, asked);
  const cacheOf = async (asked: Asked) => (await ask(asked)).headers['x-cache'];

  it.each(Object.keys(attacks))('is never made wrong by %s', async (name) => {
    emptyKept(running.front);
    for (const [i, page] of pages.entries()) {
      const { method, path: asked, headers } = attacks[name]!(page);
      for (const more of Object.values(innocents)) await ask({ method, path: asked, headers: { ...more, ...headers } });
      for (const [visitor, more] of Object.entries(innocents)) {
        for (const query of ['', '?utm_source=a']) {
          const innocent = get(page + query, more);
          const [front, site] = [await ask(innocent), await exchange(running.instances[i % 2]!.url, innocent)];
          const [seen, wanted] = [front, site].map((told) => kernelOf(told, innocent));
          expect(seen, `${page}${query} for one ${visitor}`).toEqual(wanted);
        }
      }
    }
  });

  it.each([
    ['a page with a prefix', get('/tr/pricing')],
    ['an unprefixed page in English', get('/download')],
    ['an unprefixed page in Chinese', get('/download', { Cookie: 'myLocale=zh' })],
    ['a page without compression', { method: 'GET', path: '/tr/faq', headers: { Host: sitesHost } }],
    ['a campaign’s page', get('/tr/download?utm_source=x')],
    ['the root for a browser in English', get('/', { 'Accept-Language': 'en' })],
  ])('is %s', async (_, asked) => {
    await ask(asked);
    expect(await cacheOf(asked)).toBe('HIT');
  });

  it('is one page for all names of a campaign', async () => {
    const before = countKept(running.front);
    for (let i = 0; i < 200; i += 1) await ask(get(`/th/pricing?utm_source=${i}&gclid=${i}`));
    expect(countKept(running.front) - before).toBe(1);
    expect(await cacheOf(get('/th/pricing?fbclid=never-seen'))).toBe('HIT');
  });

  it.each([
    ['a redirect', get('/ru/pricing/')],
    ['a redirect that keeps a campaign', get('/ru/pricing/?utm_source=x')],
    ['a redirect that stores a choice', get('/en/pricing')],
    ['a page that is missing', get('/ru/nothing')],
    ['a search', get('/ru/search?q=proxy')],
    ['a call', get('/api/beacon/key')],
    ['what depends on a language that is not certain', get('/faq', { 'Accept-Language': 'de,zh;q=0.1' })],
    ['the root of a visitor with another language', get('/', { 'Accept-Language': 'ru' })],
  ])('is not %s', async (_, asked) => {
    const before = countKept(running.front);
    await ask(asked);
    expect(await cacheOf(asked)).not.toBe('HIT');
    expect(countKept(running.front)).toBe(before);
  });

  it('does not grow with addresses that lead nowhere, queries and hosts', async () => {
    await ask(get('/ru/pricing'));
    const before = countKept(running.front);
    for (let i = 0; i < 300; i += 1) {
      await Promise.all([
        ask(get(`/ru/nothing-${i}`)),
        ask(get(`/ru/pricing?a=${i}`)),
        ask(get('/ru/pricing', { Host: `${i}.example` })),
        ask(get('/ru/pricing', { 'Accept-Encoding': `gzip, x-${i}` })),
        ask(get('/ru/pricing', { Cookie: `a=${i}`, 'User-Agent': `${i}` })),
      ]);
    }
    expect(countKept(running.front)).toBe(before);
  });

  it('keeps a campaign’s query in a redirect', async () => {
    for (const source of ['a', 'b']) {
      const { status, headers } = await ask(get(`/ru/Pricing.html?utm_source=${source}`));
      expect([status, headers.location]).toEqual([301, `/ru/pricing?utm_source=${source}`]);
    }
  });

  it('has scripts and styles on disk, with the headers that the site sends', async () => {
    const folder = path.join(plainBuild(), 'static', 'chunks');
    const own = new Set(['date', 'etag', 'last-modified', 'connection', 'keep-alive', 'server', 'accept-ranges']);
    for (const ending of ['.js', '.css']) {
      const name = readdirSync(folder)
        .find((file) => file.endsWith(`${ending}.br`))!
        .slice(0, -'.br'.length);
      const asked = get(`/_next/static/chunks/${name}`, { Host: sitesHost });
      const [front, site] = await Promise.all([ask(asked), exchange(running.instances[0]!.url, asked)]);
      const shown = ({ headers }: typeof front) =>
        Object.fromEntries(Object.entries(headers).filter(([header]) => !own.has(header)));
      // The site says the last one where it is told of an encrypted connection.
      expect(shown(front!)).toEqual({ ...shown(site!), 'strict-transport-security': 'max-age=31536000' });
      expect(front!.headers['last-modified'], 'from disk').toBeDefined();
      expect(kernelOf(front!, asked)).toEqual(kernelOf(site!, asked));
    }
  });
});
