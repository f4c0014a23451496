import { execFileSync } from 'node:child_process';
import http from 'node:http';
import { expect, test } from '@playwright/test';
import * as fc from 'fast-check';
import { startServer, type Server } from '@/tests/start-server';
import { plainBuild } from '../builds';
import { oneOf, someHeaders, sometimes, streamOf } from '../arbitraries';
import { isFull } from '../sampling';
import { buildFiles } from './build-files';
import { hostileRequest, type HostileRequest } from './hostile-requests';
import { sendRaw, statusesOf } from '../raw-request';
import { forEachConcurrent } from './send-request';

/**
 * Hostile requests must not break the server, redirect to an unknown host, or leave files behind. The full suite sends
 * 100,000.
 */

const count = isFull ? 100_000 : 500;
const seed = Number(process.env.HOSTILE_SEED ?? 4711);

let server: Server;
test.beforeAll(async () => {
  server = await startServer({ env: { RATE_LIMIT: 'off' } });
});
test.afterAll(() => server.stop());

const body = fc.constantFrom(
  ...['', '{}', '{"a":', '\0', 'a=b&c', '[1,2', '"x"', 'x'.repeat(70_000), '{"__proto__":{"a":1}}', '\ud800'],
);
const type = fc.constantFrom(
  ...['application/json', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', 'text/plain', ';'],
);
const endpoint = oneOf(`
  /api/beacon /api/site/contact /api/site/message /api/site/helpful /api/site/consent /api/site/erase
  /api/site/csp-report /api/sys/user/passport/record-source /api/client/record-data/log /api/home/base-info`);

const headers = someHeaders({
  'content-type': [83, type],
  'next-action': [8, oneOf('x 40aa')],
  'next-router-state-tree': [8, oneOf('x %5B%5D %E0%A4%A')],
  'next-url': [8, oneOf('/x //evil.example')],
  'x-middleware-prefetch': [8, fc.constant('1')],
  'x-middleware-next': [8, fc.constant('1')],
  'x-invoke-path': [8, fc.constant('/x')],
  'x-matched-path': [8, fc.constant('/x')],
  'x-prerender-revalidate': [8, fc.constant('x')],
  'x-forwarded-proto': [8, oneOf('https javascript')],
  'content-security-policy': [8, fc.constantFrom("script-src 'nonce-evil'", "script-src 'nonce-\"><script>'")],
  'accept-encoding': [8, fc.constantFrom('br;q=x', '*;q=0', ',,,', 'gzip, identity;q=0')],
  range: [8, oneOf('bytes=0- bytes=9-1 bytes=0-0,2-3 bytes=a bytes=-0 items=0-1')],
  'transfer-encoding': [8, fc.constant('chunked')],
  expect: [8, fc.constant('100-continue')],
});

const toEndpoint = ({ headers: usual, host }: HostileRequest) =>
  endpoint.map((path): HostileRequest => ({ path, method: 'POST', host, headers: usual }));

const hostileRequestWithBody: fc.Arbitrary<HostileRequest & { body: string }> = fc
  .tuple(
    hostileRequest.chain((request) => sometimes(15, request, toEndpoint)),
    headers,
    body,
  )
  .map(([request, more, text]) => {
    const isBodyless = ['GET', 'HEAD'].includes(request.method) && !more['transfer-encoding'];
    return { ...request, headers: { ...request.headers, ...more }, body: isBodyless ? '' : text };
  });

const agent = new http.Agent({ keepAlive: true, maxSockets: 16 });

/** Sends a request with a body. @returns status and Location; null when the server closed the connection */
function sendWithBody({ path, method, host, headers, body }: HostileRequest & { body: string }) {
  return new Promise<{ status: number; location: string } | null>((resolve) => {
    const sent = { ...headers, ...(host ? { Host: host } : {}) };
    const request = http.request({ agent, port: server.port, path, method, headers: sent }, (response) => {
      response.resume().on('end', () => {
        resolve({ status: response.statusCode!, location: response.headers.location ?? '' });
      });
      response.on('error', () => resolve(null));
    });
    request.on('error', () => resolve(null)).end(body);
  });
}

const residentMegabytes = () => Number(execFileSync('ps', ['-o', 'rss=', '-p', String(server.pid)])) / 1024;
/** Except existing on-demand pages, whose number is limited. */
const filesNow = () => buildFiles(plainBuild()).filter((file) => !file.includes('/on-demand-pages/'));

/** Matches the site's hosts and paths, to which the plain build may redirect. */
const isOurs = (location: string) =>
  /^\/(?![/\\])/.test(location) || /^https:\/\/(www|app)\.facetry\.example(\/|$)/.test(location);

test(`${count} hostile requests cause no server error, redirect to another site, new file or memory leak`, async () => {
  test.setTimeout(3_600_000);
  const requests = streamOf(hostileRequestWithBody, seed);
  const bad: string[] = [];
  const statuses = new Map<number, number>();
  const attack = (times: number) =>
    forEachConcurrent([...requests.take(times)], async (request) => {
      const response = await sendWithBody(request);
      const status = response?.status ?? 0;
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
      const isBroken = status >= 500 && status !== 501;
      const isAway = response !== null && response.location !== '' && !isOurs(response.location);
      if (isBroken || isAway) bad.push(`${status} ${response?.location} ${JSON.stringify(request).slice(0, 600)}`);
    });
  await attack(2000);
  const [filesBefore, memoryBefore] = [new Set(filesNow()), residentMegabytes()];
  await attack(count);
  const [left, memoryAfter] = [filesNow().filter((file) => !filesBefore.has(file)), residentMegabytes()];
  console.log(
    `statuses ${JSON.stringify(Object.fromEntries(statuses))}, resident memory ${memoryBefore.toFixed(0)} → ` +
      `${memoryAfter.toFixed(0)} MB`,
  );
  expect(bad.slice(0, 20)).toEqual([]);
  expect(left).toEqual([]);
  expect(memoryAfter).toBeLessThanOrEqual(memoryBefore * 1.3 + 80);
});

const crlf = '\r\n';
const rows: [name: string, parts: string[]][] = [
  ['a request that is not HTTP', ['\x16\x03\x01\x02\x00']],
  ['an incomplete request', ['GET / HTTP/1.1\r\nHost: x']],
  [
    'an incomplete body',
    [
      `POST /api/beacon HTTP/1.1${crlf}Host: x${crlf}Content-Type: application/json${crlf}Content-Length: 99${crlf}${crlf}{`,
    ],
  ],
  [
    'a request with two lengths',
    [`POST /pricing HTTP/1.1${crlf}Host: x${crlf}Content-Length: 1${crlf}Content-Length: 2${crlf}${crlf}a`],
  ],
  [
    'a request with length and chunked encoding',
    [
      `POST / HTTP/1.1${crlf}Host: x${crlf}Content-Length: 4${crlf}Transfer-Encoding: chunked${crlf}${crlf}0${crlf}${crlf}`,
    ],
  ],
  [
    'an absolute target on another host',
    [`GET http://evil.example/ru/pricing/ HTTP/1.1${crlf}Host: x${crlf}Connection: close${crlf}${crlf}`],
  ],
  ['an asterisk target', [`OPTIONS * HTTP/1.1${crlf}Host: x${crlf}Connection: close${crlf}${crlf}`]],
  ['a request without Host', [`GET / HTTP/1.1${crlf}Connection: close${crlf}${crlf}`]],
  ['an invalid Host', [`GET /en/pricing HTTP/1.1${crlf}Host: a b"<>${crlf}Connection: close${crlf}${crlf}`]],
  [
    'a request with invalid UTF-8',
    [`GET /\xff\xfe HTTP/1.1${crlf}Host: x${crlf}Cookie: myLocale=\xff${crlf}Connection: close${crlf}${crlf}`],
  ],
  [
    'an endless header section',
    [`GET / HTTP/1.1${crlf}Host: x${crlf}${`X-Long: ${'a'.repeat(1000)}${crlf}`.repeat(40)}`],
  ],
];
for (const [name, parts] of rows) {
  test(`${name} causes no server error, and the next visitor is served`, async () => {
    const response = await sendRaw(server.port, parts);
    expect(statusesOf(response).filter((status) => status >= 500)).toEqual([]);
    expect(response).not.toMatch(/^location: (https?:)?\/\/(?!www\.facetry\.example)/im);
    expect((await fetch(`${server.url}/pricing`)).status).toBe(200);
  });
}

test('200 idle connections do not block other visitors', async () => {
  const idle = Promise.all(Array.from({ length: 200 }, () => sendRaw(server.port, ['GET / HT'], 3000)));
  expect((await fetch(`${server.url}/ru/pricing`)).status).toBe(200);
  await idle;
});
