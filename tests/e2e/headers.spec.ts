import { expect, test } from '@playwright/test';
import { partlyTranslated, translated } from '../articles';
import { send, type SendOptions } from './send-request';

const publicPage = 'public, max-age=0, s-maxage=60, stale-while-revalidate=240, stale-if-error=86400';
const sharedApi = 'public, max-age=0, s-maxage=60';
const perRequest = 'private, no-store';
const negotiated = 'private, max-age=0, must-revalidate';

const { path: docs } = partlyTranslated();

const rows: [path: string, status: number, cacheControl: string, options?: SendOptions][] = [
  ['/', 200, negotiated],
  ['/pricing', 200, negotiated],
  [translated('blog').path, 200, negotiated],
  ['/nothing-here', 404, negotiated],
  ['/free-proxies', 410, negotiated],
  ['/ru', 200, publicPage],
  ['/ru/?a=1', 200, publicPage],
  ['/ru/pricing', 200, publicPage],
  ['/ru/pricing?utm_source=x', 200, publicPage],
  ['/ru/solutions/google', 200, publicPage],
  ['/ru/nothing-here', 404, publicPage],
  ['/search', 200, negotiated],
  ['/search?q=x', 200, perRequest],
  ['/ru/search', 200, publicPage],
  ['/ru/search?q=x', 200, perRequest],
  ['/zh/search?q=x&kind=docs', 200, perRequest],
  ['/ru/search?q=x', 200, perRequest, { method: 'HEAD' }],
  ['/ru/search?q=x', 200, perRequest, { headers: { RSC: '1' } }],
  ['/ru/search/?q=x', 301, perRequest],
  ['/zh/pricing', 200, publicPage],
  ['/vi/docs', 200, publicPage],
  ['/ru/error/502', 200, publicPage],
  ['/ru/pricing/', 301, publicPage],
  ['/sitemap.xml', 200, publicPage],
  ['/ru-RU-sitemap.xml', 200, publicPage],
  ['/blog/rss.xml', 200, publicPage],
  ['/ru/news/feed.json', 200, publicPage],
  ['/llms.txt', 200, publicPage],
  [`${docs}.md`, 200, negotiated],
  [`/zh${docs}.md`, 200, publicPage],
  [`/ko${docs}.md`, 404, publicPage],
  ['/robots.txt', 200, publicPage],
  ['/en/pricing', 307, 'no-store'],
  ['/helps/101', 307, 'no-store'],
  ['/', 307, 'no-store', { headers: { 'Accept-Language': 'ru' } }],
  ['/%E0%A4%A', 400, 'no-store'],
  ['/_next/%E0%A4%A', 400, 'no-store'],
  ['/api/%E0%A4%A', 400, 'no-store'],
  ['/pricing', 405, 'no-store', { method: 'TRACE' }],
  ['/pricing', 405, 'no-store', { method: 'POST' }],
  ['/ru/pricing', 405, 'no-store', { method: 'PUT' }],
  ['/_next/static/chunks/x.js', 405, 'no-store', { method: 'POST' }],
  ['/_next/static/chunks/x.js', 405, 'no-store', { method: 'OPTIONS' }],
  // Responses to the Next.js router must not be cached as pages.
  ['/fr/pricing', 307, 'no-store', { headers: { RSC: '1' } }],
  ['/fr/pricing/', 301, 'no-store', { headers: { RSC: '1' } }],
  // The same for all visitors, cacheable for a minute.
  ['/api/site/settings', 200, sharedApi],
  ['/api/home/base-info?lang=en-US&type=home', 200, sharedApi],
  ['/api/sys/config/register-chat/get-chat-type-config?lang=en-US&type=www', 200, sharedApi],
  ['/api/beacon/key', 200, sharedApi],
  ['/api/sys/config/ip/get-visitor-ip', 200, 'no-store'],
];

for (const [path, status, cacheControl, options] of rows) {
  const requestLine = `${options?.method ?? 'GET'} ${path}${options?.headers?.RSC ? ' from the router' : ''}`;
  test(`${requestLine} responds with ${status} and “${cacheControl}”`, async () => {
    const response = await send(path, options);
    expect(response.status).toBe(status);
    expect(response.headers['cache-control']).toBe(cacheControl);
    if (cacheControl !== 'no-store') expect(response.headers['set-cookie']).toBeUndefined();
    if (status === 307 && !options?.headers?.RSC) expect(response.headers.vary).toContain('Accept-Language');
    if (status === 405) expect(response.headers.allow).toBe('GET, HEAD');
    expect(response.headers['x-powered-by']).toBeUndefined();
  });
}

test('only paths under /en set a cookie', async () => {
  const { headers } = await send('/en/pricing?a=1');
  expect(headers.location).toBe('/pricing?a=1');
  expect(headers['set-cookie']).toHaveLength(1);
  expect(headers['set-cookie']![0]).toMatch(/^myLocale=en; Path=\/;.*Max-Age=31536000; SameSite=lax$/i);
});

test('HEAD responds like GET, without a body', async () => {
  for (const path of ['/', '/ru/pricing', '/nothing-here', '/ru/pricing/', '/sitemap.xml']) {
    const [get, head] = await Promise.all([send(path), send(path, { method: 'HEAD' })]);
    expect(head.status, path).toBe(get.status);
    expect(head.body, path).toBe('');
    for (const name of ['cache-control', 'location', 'content-type']) {
      expect(head.headers[name], `${path} ${name}`).toBe(get.headers[name]);
    }
  }
});

test('an unchanged page is revalidated with 304', async () => {
  for (const path of ['/', '/ru/pricing', '/ru/solutions/google']) {
    const { etag } = (await send(path)).headers;
    expect(etag, path).toBeTruthy();
    expect((await send(path, { headers: { 'If-None-Match': etag! } })).status, path).toBe(304);
  }
});

test('every response on an unknown host is noindex', async () => {
  for (const path of ['/', '/ru/pricing', '/nothing-here', '/robots.txt', '/ru/pricing/', '/icon.svg']) {
    expect((await send(path)).headers['x-robots-tag'], path).toBe('noindex');
    expect((await send(path, { host: 'www.facetry.example' })).headers['x-robots-tag'], path).toBeUndefined();
    expect((await send(path, { host: 'WWW.facetry.example:443' })).headers['x-robots-tag'], path).toBeUndefined();
  }
});

test('responses on unknown hosts vary by Host', async () => {
  for (const path of [
    '/ru/pricing',
    '/ru/pricing/',
    '/robots.txt',
    '/ru-RU-sitemap.xml',
    '/nothing-here',
    '/icon.svg',
  ]) {
    expect((await send(path, { host: 'other.example' })).headers.vary, path).toMatch(/(^|, )Host$/);
    expect((await send(path, { host: 'www.facetry.example' })).headers.vary ?? '', path).not.toContain('Host');
  }
});

test('redirects ignore hostile hosts and headers', async () => {
  const hostile = {
    'X-Forwarded-Host': 'evil.example',
    'X-Middleware-Rewrite': 'https://evil.example/',
    'X-Middleware-Subrequest': 'middleware:middleware:middleware:middleware:middleware',
    'X-Raw-Query': '?evil=1',
    'X-Decide': '1',
    'X-Missing-Path': '/evil',
  };
  for (const path of ['/pricing/', '/ru/Pricing.html', '//evil.example', '/\\evil.example', '/en/pricing', '/vi']) {
    const { headers, status } = await send(path, { host: 'evil.example', headers: hostile });
    expect(status, path).toBeGreaterThanOrEqual(301);
    expect(headers.location, path).toMatch(/^\/(?![/\\])/);
    expect(headers.location, path).not.toContain('evil=1');
  }
  const { body } = await send('/nothing-here', { headers: hostile });
  expect(body).toContain('/nothing-here');
  expect(body).not.toContain('/evil');
});
