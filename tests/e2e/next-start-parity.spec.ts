import { expect, test } from '@playwright/test';
import { plainBuild } from '@/tests/builds';
import { startServer, type Server } from '@/tests/start-server';
import { streamOf } from '../arbitraries';
import { fullOnly, isFull } from '../sampling';
import { hostilePath, hostileRequest, type HostileRequest } from './hostile-requests';
import { forEachConcurrent, send, type TestResponse } from './send-request';
import { sampleListedUrls } from './sitemap-urls';

/**
 * The site's own server sends files directly; `next start` renders and resolves them. On the same build both
 * responses have the same status, Location, Cache-Control and body. Next.js does not postprocess pages that it renders
 * on demand, so the build has to be complete.
 */

const seed = Number(process.env.HOSTILE_SEED ?? 20_261);

test.describe.configure({ mode: 'default' });

let next: Server;
test.beforeAll(async () => {
  next = await startServer({ folder: '.', build: plainBuild(), env: { RATE_LIMIT: 'off' } });
});
test.afterAll(() => next.stop());

function comparable({ status, headers, body }: TestResponse, { method }: HostileRequest): Record<string, unknown> {
  // Redirects by Next.js have neither Content-Type nor Cache-Control; the site adds both.
  const isRedirect = status >= 300 && status < 400 && status !== 304;
  if (isRedirect) return { status, location: headers.location };
  return {
    status,
    location: headers.location,
    cacheControl: headers['cache-control'],
    cookie: headers['set-cookie']?.map((cookie) => cookie.replace(/Expires=[^;]*/, '')),
    type: status === 304 ? undefined : headers['content-type']?.toLowerCase(),
    body: method === 'HEAD' ? '' : body,
  };
}

async function compare(request: HostileRequest): Promise<void> {
  const options = { method: request.method, headers: request.headers, ...(request.host ? { host: request.host } : {}) };
  const [ours, theirs] = await Promise.all([
    send(request.path, options),
    send(request.path, { ...options, port: next.port }),
  ]);
  // Page data is requested by header: the server has no pages under this suffix, which Next.js strips.
  if (/\.rsc(?:\?|$)/.test(request.path)) return expect.soft(ours.status, request.path).not.toBe(200);
  // Invalid requests are rejected before they reach Next.js.
  if ([400, 405, 412].includes(ours.status) && ours.headers['content-type']?.startsWith('text/plain')) return;
  // The site's own server alone searches.
  if (/\/search\?.*\bq=/.test(request.path) && ours.status === 200) return expect.soft(theirs.status).toBeLessThan(400);
  // Next.js does not check the method for a missing file of a build.
  if (request.path.startsWith('/_next/') && ours.status === 405 && theirs.status === 404) return;
  expect.soft(comparable(ours, request), JSON.stringify(request)).toEqual(comparable(theirs, request));
}

const plain = (path: string): HostileRequest => ({ path, method: 'GET', host: undefined, headers: {} });

test('every URL of the sitemaps gets the same response as from next start', fullOnly, async () => {
  const listed = await sampleListedUrls(10);
  expect(listed.length).toBeGreaterThan(isFull ? 300 : 100);
  await forEachConcurrent(listed, ({ path }) => compare(plain(path)));
});

const pathCount = isFull ? 2000 : 200;
const mixes = isFull ? 500 : 200;

test(`${pathCount} hostile paths get the same response as from next start`, fullOnly, async () => {
  await forEachConcurrent([...streamOf(hostilePath, seed).take(pathCount)], (path) => compare(plain(path)));
});

test(
  `${mixes} mixes of cookies, languages, hosts, methods and headers get the same response as from next start`,
  fullOnly,
  async () => {
    await forEachConcurrent([...streamOf(hostileRequest, seed).take(mixes)], compare);
  },
);
