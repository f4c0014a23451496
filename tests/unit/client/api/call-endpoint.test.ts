import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { callEndpoint, type ApiError } from '@/lib/client/api/call-endpoint';
import type { EndpointSchema } from '@/lib/contract/endpoint-schema';
import { authorizedLoginEndpoint } from '@/lib/contract/endpoints/authorized-login';
import { consentEndpoint } from '@/lib/contract/endpoints/consent';
import { fingerprintLogEndpoint } from '@/lib/contract/endpoints/fingerprint-log';
import { latestVersionEndpoint } from '@/lib/contract/endpoints/latest-version';
import { visitorIpEndpoint } from '@/lib/contract/endpoints/visitor-ip';
import { defineEndpoint, respondTo } from '@/lib/api/http/define-endpoint';

/** Client requests against the server's endpoints, which return their input. */

const shapes: EndpointSchema[] = [
  latestVersionEndpoint,
  consentEndpoint,
  fingerprintLogEndpoint,
  authorizedLoginEndpoint,
];
const echoes = shapes.map((shape) =>
  defineEndpoint({ ...shape, kind: 'read', summary: '', handler: async (input) => input as never }),
);
const others: Record<string, string> = {
  '/api/refused': '{"code":4001,"msg":"No.","data":null}',
  '/api/odd': '{"status":"fine"}',
  '/api/text': 'Bad gateway',
  '/api/seconds': '{"code":429,"msg":"Later.","data":null}',
  '/api/date': '{"code":429,"msg":"Later.","data":null}',
  '/api/past': '{"code":429,"msg":"Later.","data":null}',
};
const later: Record<string, string> = {
  '/api/seconds': '120',
  '/api/date': new Date(Date.now() + 3_600_000).toUTCString(),
  '/api/past': 'Thu, 01 Jan 1970 00:00:00 GMT',
};

async function handle(request: http.IncomingMessage, response: http.ServerResponse): Promise<void> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const { pathname } = new URL(request.url!, 'http://localhost');
  const endpoint = echoes.find(({ path }) => pathname === `/api/${path}`);
  if (!endpoint) {
    const handler = later[pathname];
    response.writeHead(handler ? 429 : 200, handler ? { 'Retry-After': handler } : {}).end(others[pathname]);
    return;
  }
  const { method = 'GET', headers } = request;
  const body = method === 'GET' ? null : Buffer.concat(chunks);
  const received = new Request(`http://localhost${request.url}`, { method, headers: headers as HeadersInit, body });
  const result = await respondTo(endpoint, received);
  response.writeHead(result.status).end(await result.text());
}

const server = http.createServer((request, response) => void handle(request, response));
let base = '';

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, resolve));
  base = `http://localhost:${(server.address() as AddressInfo).port}/api`;
});
afterAll(() => server.close());

const data = z.unknown();

describe('client requests', () => {
  it('input reaches the server as a query', async () => {
    expect(await callEndpoint(base, latestVersionEndpoint, { system: 'com_mac' }, { data })).toEqual({
      system: 'com_mac',
    });
  });

  it('input reaches the server as JSON', async () => {
    const input = { choice: { measurement: true, services: false }, version: 1, locale: 'ru' } as const;
    expect(await callEndpoint(base, consentEndpoint, input, { data })).toEqual(input);
  });

  it('input reaches the server as a form', async () => {
    const input = { log_type: 'WWW_FINGERPRINT_INFO', data: 'a+/=&ü', base_encode: '1' } as const;
    expect(await callEndpoint(base, fingerprintLogEndpoint, input, { data })).toEqual(input);
  });

  it('input reaches the server as a multipart form', async () => {
    const input = { third_party: 'google', third_party_action_type: 'one_tap', redirect_data: 'a.b.ü' } as const;
    expect(await callEndpoint(base, authorizedLoginEndpoint, input, { data })).toMatchObject(input);
  });

  it('an error response throws its code and message', async () => {
    const failure = await callEndpoint(base, { ...visitorIpEndpoint, path: 'refused' }, {}).catch(
      (error: unknown) => error,
    );
    expect(failure).toMatchObject({ name: 'ApiError', message: 'No.', code: 4001, status: 200 });
  });

  it.each([
    ['seconds', 120_000, 120_000],
    ['date', 3_000_000, 3_600_000],
    ['past', 0, 0],
    ['refused', 0, 0],
  ])('an error response throws its Retry-After delay: %s', async (path, min, max) => {
    const { retryAfter } = (await callEndpoint(base, { ...visitorIpEndpoint, path }, {}).catch(
      (error) => error,
    )) as ApiError;
    expect(retryAfter).toBeGreaterThanOrEqual(min);
    expect(retryAfter).toBeLessThanOrEqual(max);
  });

  it('a response without the common envelope throws', async () => {
    for (const path of ['odd', 'text']) {
      await expect(callEndpoint(base, { ...visitorIpEndpoint, path }, {})).rejects.toThrow();
    }
  });

  it("a response whose data do not match the endpoint's schema throws", async () => {
    await expect(
      callEndpoint(base, consentEndpoint, { choice: { measurement: true, services: true }, version: 1, locale: 'en' }),
    ).rejects.toThrow(z.core.$ZodError);
  });
});
