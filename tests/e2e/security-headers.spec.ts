import { expect, test } from '@playwright/test';
import { inlineScriptHashes } from '@/lib/http-server/inline-scripts';
import { mayUseCamera } from '@/lib/urls/isolated-pages';
import { securityHeaders, type ResponseKind } from '@/lib/http-server/security-headers';
import { startServer, type Server } from '../start-server';
import { sample } from '../sampling';
import { pageKinds } from './page-kinds';
import { send, type SendOptions } from './send-request';

/** Security headers of every kind of response. */

// The tests share a server.
test.describe.configure({ mode: 'default' });

/** A server behind a proxy that terminates TLS. */
let server: Server;
test.beforeAll(async () => {
  server = await startServer({ env: { RATE_LIMIT: 'off', TRUST_PROXY: '1' } });
});
test.afterAll(() => server.kill());

const lowerCased = (headers: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));
const named = (html: string, pattern: RegExp) => pattern.exec(html)![1]!;

async function headersOf(path: string, options: SendOptions = {}) {
  const { headers } = await send(path, { port: server.port, ...options });
  return headers;
}

const rows: [path: string, kind: Exclude<ResponseKind, 'page'>, options?: SendOptions][] = [
  ['/pricing/', 'redirect'],
  ['/en/pricing', 'redirect'],
  ['/%E0%A4%A', 'error'],
  ['/pricing', 'error', { method: 'POST' }],
  ['/api/site/settings', 'api'],
  ['/api/no/such/call', 'api'],
  ['/api/site/consent', 'api', { method: 'POST' }],
  ['/icon.svg', 'image'],
  ['/favicon.ico', 'image'],
  ['/apple-touch-icon.png', 'image'],
  ['/assets/icons.svg', 'image'],
  ['/sitemap.xml', 'machineReadable'],
  ['/ru-RU-sitemap.xml', 'machineReadable'],
  ['/blog/rss.xml', 'machineReadable'],
  ['/robots.txt', 'machineReadable'],
  ['/manifest.webmanifest', 'machineReadable'],
  ['/builds/latest.json', 'machineReadable'],
  ['/ru/pricing/_payload.json', 'machineReadable'],
  ['/__nuxt_island/plans.json', 'machineReadable'],
  ['/.well-known/security.txt', 'machineReadable'],
];
for (const [path, kind, options] of rows) {
  test(`${options?.method ?? 'GET'} ${path} has the security headers of the kind ${kind}`, async () => {
    const isTls = { 'X-Forwarded-Proto': 'https' };
    expect(await headersOf(path, options)).toMatchObject(lowerCased(securityHeaders(kind, { isTls: false })));
    expect(await headersOf(path, { ...options, headers: isTls })).toMatchObject(
      lowerCased(securityHeaders(kind, { isTls: true })),
    );
  });
}

test('build assets and Open Graph images have the security headers of their kinds', async () => {
  const { body } = await send('/ru/pricing', { port: server.port });
  const assets = [/<script src="([^"]+)"/, /<link rel="stylesheet" href="([^"]+)"/, /href="([^"]+\.woff2)"/];
  for (const pattern of assets) {
    const path = named(body, pattern);
    expect(await headersOf(path), path).toMatchObject(lowerCased(securityHeaders('asset', { isTls: false })));
  }
  const image = new URL(named(body, /property="og:image" content="([^"]+)"/)).pathname;
  expect(await headersOf(image)).toMatchObject(lowerCased(securityHeaders('image', { isTls: false })));
});

/** The English path is a redirect, but a page in Chinese. */
const pages = pageKinds.map((path) => (path === '/solutions/media-market' ? `/zh${path}` : path));
for (const path of [...sample(pages, 3), '/ru/search?q=x', '/no/such/page', '/free-proxies']) {
  test(`${path} has a CSP without a nonce that lists its inline scripts`, async () => {
    const headers = { 'X-Forwarded-Proto': 'https', Origin: 'https://nobody.example' };
    const response = await send(path, { port: server.port, headers });
    const policy = String(response.headers['content-security-policy']);
    expect(policy).toMatch(/^default-src 'none'; script-src 'self'/);
    expect(policy).not.toMatch(/'(?:nonce-|unsafe-)/);
    for (const hash of inlineScriptHashes(response.body)) expect(policy).toContain(hash);
    expect(response.headers).toMatchObject(
      lowerCased(securityHeaders('page', { isTls: true, policy, hasCamera: mayUseCamera(path) })),
    );
  });
}
