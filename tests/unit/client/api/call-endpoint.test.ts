import http from 'node:http';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { callEndpoint } from '@/lib/client/api/call-endpoint';
import type { EndpointSchema } from '@/lib/contract/endpoint-schema';
import { authorizedLoginEndpoint } from '@/lib/contract/endpoints/authorized-login';
import { consentEndpoint } from '@/lib/contract/endpoints/consent';
import { fingerprintLogEndpoint } from '@/lib/contract/endpoints/fingerprint-log';
import { latestVersionEndpoint } from '@/lib/contract/endpoints/latest-version';
import { visitorIpEndpoint } from '@/lib/contract/endpoints/visitor-ip';
import { defineEndpoint, respondTo } from '@/lib/api/http/define-endpoint';
import { listen } from '@/tests/free-port';

/** Client requests against the server's endpoints, which return their input. */

const choice = { measurement: true, services: false };
const requests: [encoding: string, endpoint: EndpointSchema, input: object][] = [
  ['a query', latestVersionEndpoint, { system: 'com_mac' }],
  ['JSON', consentEndpoint, { choice, version: 1, locale: 'ru' }],
  ['a form', fingerprintLogEndpoint, { log_type: 'WWW_FINGERPRINT_INFO', data: 'a+/=&ü', base_encode: '1' }],
  [
    'a multipart form',
    authorizedLoginEndpoint,
    { third_party: 'google', third_party_action_type: 'one_tap', redirect_data: 'a.b.ü' },
  ],
];
const echoes = requests.map(([, shape]) =>
  defineEndpoint({ ...shape, rateLimit: 'read', summary: '', handler: async (input) => input as never }),
);
const tooMany = '{"code":429,"msg":"Later.","data":null}';
const responses: Record<string, { body: string; retryAfter?: string }> = {
  refused: { body: '{"code":4001,"msg":"No.","data":null}' },
  odd: { body: '{"status":"fine"}' },
  text: { body: 'Bad gateway' },
  seconds: { body: tooMany, retryAfter: '120' },
  date: { body: tooMany, retryAfter: new Date(Date.now() + 3_600_000).toUTCString() },
  past: { body: tooMany, retryAfter: 'Thu, 01 Jan 1970 00:00:00 GMT' },
};

async function handle(request: http.IncomingMessage, response: http.ServerResponse): Promise<void> {
  const { pathname } = new URL(request.url!, 'http://localhost');
  const endpoint = echoes.find(({ path }) => pathname === `/api/${path}`);
  if (!endpoint) {
    const { body, retryAfter } = responses[pathname.slice('/api/'.length)]!;
    response.writeHead(retryAfter ? 429 : 200, retryAfter ? { 'Retry-After': retryAfter } : {}).end(body);
    return;
  }
  const { method = 'GET', headers } = request;
  const body = method === 'GET' ? null : await buffer(request);
  const received = new Request(`http://localhost${request.url}`, { method, headers: headers as HeadersInit, body });
  const result = await respondTo(endpoint, received);
  response.writeHead(result.status).end(await result.text());
}

const server = http.createServer((request, response) => void handle(request, response));
let base = '';
beforeAll(async () => {
  base = `${await listen(server)}/api`;
});
afterAll(() => void server.close());

const failure = (path: string) =>
  callEndpoint(base, { ...visitorIpEndpoint, path }, {}).then(
    () => undefined,
    (error: unknown) => error,
  );

it.each(requests)('input reaches the server as %s', async (_, endpoint, input) => {
  expect(await callEndpoint(base, endpoint, input, { data: z.unknown() })).toMatchObject(input);
});

it('an error response throws its code and message', async () => {
  expect(await failure('refused')).toMatchObject({ name: 'ApiError', message: 'No.', code: 4001, status: 200 });
});

it.each([
  ['seconds', 120_000, 120_000],
  ['date', 3_000_000, 3_600_000],
  ['past', 0, 0],
  ['refused', 0, 0],
])('an error response throws its Retry-After delay: %s', async (path, min, max) => {
  const { retryAfter } = (await failure(path)) as { retryAfter: number };
  expect(retryAfter).toBeGreaterThanOrEqual(min);
  expect(retryAfter).toBeLessThanOrEqual(max);
});

it.each(['odd', 'text'])('a response without the common envelope throws: %s', async (path) => {
  expect(await failure(path)).toBeInstanceOf(Error);
});

it("a response whose data do not match the endpoint's schema throws", async () => {
  await expect(callEndpoint(base, consentEndpoint, { choice, version: 1, locale: 'en' })).rejects.toThrow(
    z.core.$ZodError,
  );
});
