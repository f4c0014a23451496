import { expect, test } from '@playwright/test';
import { plainBuild } from '@/tests/builds';
import { startServer, type Server } from '@/tests/start-server';
import { isFull } from '../sampling';
import { chance, oddPath, oddRequest, type OddRequest } from './odd-requests';
import { each, send, type Answer } from './send';
import { someListedUrls } from './sitemap-urls';

/**
 * The site's own server sends what it finds as files; `next start` renders and looks up. On the same build both answer
 * alike: the same status, the same place to go, the same permission to keep it, the same bytes.
 */

const seed = Number(process.env.ODD_SEED ?? 20_261);

test.describe.configure({ mode: 'default' });

let next: Server;
test.beforeAll(async () => {
  next = await startServer({ folder: '.', build: plainBuild(), env: { RATE_LIMIT: 'off' } });
});
test.afterAll(() => next.stop());

/** Scripts of a page that is made for each request carry a nonce, and are put together as they come. */
const withoutScripts = (body: string) => body.replace(/<script[^]*?<\/script>/g, '').replace(/ nonce="[^"]*"/g, '');

function told({ status, headers, body }: Answer, { method, path }: OddRequest): Record<string, unknown> {
  // Redirects of Next.js itself name neither a type nor a Cache-Control; the site adds both.
  const isRedirect = status >= 300 && status < 400 && status !== 304;
  if (isRedirect) return { status, location: headers.location };
  return {
    status,
    location: headers.location,
    cacheControl: headers['cache-control'],
    cookie: headers['set-cookie']?.map((cookie) => cookie.replace(/Expires=[^;]*/, '')),
    type: status === 304 ? undefined : headers['content-type']?.toLowerCase(),
    body: method === 'HEAD' ? '' : path.includes('/search') ? withoutScripts(body) : body,
  };
}

async function compare(request: OddRequest): Promise<void> {
  const options = { method: request.method, headers: request.headers, ...(request.host ? { host: request.host } : {}) };
  const [ours, theirs] = await Promise.all([
    send(request.path, options),
    send(request.path, { ...options, port: next.port }),
  ]);
  // Invalid requests are refused before Next.js sees them.
  if ([400, 405, 412].includes(ours.status) && ours.headers['content-type']?.startsWith('text/plain')) return;
  expect.soft(told(ours, request), JSON.stringify(request)).toEqual(told(theirs, request));
}

const plain = (path: string): OddRequest => ({ path, method: 'GET', host: undefined, headers: {} });

test('every address of the sitemaps is answered as Next.js answers it', async () => {
  const listed = await someListedUrls(10);
  expect(listed.length).toBeGreaterThan(isFull ? 300 : 100);
  await each(listed, ({ path }) => compare(plain(path)));
});

const addresses = isFull ? 2000 : 200;
const mixes = isFull ? 500 : 200;

test(`${addresses} odd addresses are answered as Next.js answers them`, async () => {
  const random = chance(seed);
  await each(
    Array.from({ length: addresses }, () => oddPath(random)),
    (path) => compare(plain(path)),
  );
});

test(`${mixes} mixes of cookies, languages, hosts, methods and headers are, too`, async () => {
  const random = chance(seed + 1);
  await each(
    Array.from({ length: mixes }, () => oddRequest(random)),
    compare,
  );
});
