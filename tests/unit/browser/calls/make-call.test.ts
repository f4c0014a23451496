import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { makeCall, type ApiFailure } from '@/lib/browser/calls/make-call';
import type { CallShape } from '@/lib/protocol/call-shape';
import { authorizedLoginShape } from '@/lib/protocol/calls/authorized-login';
import { consentShape } from '@/lib/protocol/calls/consent';
import { fingerprintLogShape } from '@/lib/protocol/calls/fingerprint-log';
import { latestVersionShape } from '@/lib/protocol/calls/latest-version';
import { visitorIpShape } from '@/lib/protocol/calls/visitor-ip';
import { defineCall, handlers } from '@/lib/server/http/call';

/** Calls as the browser makes them, against calls as the server answers them; these answer with what they were given. */

const shapes: CallShape[] = [latestVersionShape, consentShape, fingerprintLogShape, authorizedLoginShape];
const echoes = shapes.map((shape) =>
  defineCall(shape, { kind: 'read', summary: '', answer: async (input) => input as never }),
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

async function answer(request: http.IncomingMessage, response: http.ServerResponse): Promise<void> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const { pathname } = new URL(request.url!, 'http://localhost');
  const call = echoes.find(({ path }) => pathname === `/api/${path}`);
  if (!call) {
    const asks = later[pathname];
    response.writeHead(asks ? 429 : 200, asks ? { 'Retry-After': asks } : {}).end(others[pathname]);
    return;
  }
  const { method = 'GET', headers } = request;
  const body = method === 'GET' ? null : Buffer.concat(chunks);
  const asked = new Request(`http://localhost${request.url}`, { method, headers: headers as HeadersInit, body });
  const answered = await handlers(call)[call.method](asked);
  response.writeHead(answered.status).end(await answered.text());
}

const server = http.createServer((request, response) => void answer(request, response));
let base = '';

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, resolve));
  base = `http://localhost:${(server.address() as AddressInfo).port}/api`;
});
afterAll(() => server.close());

const data = z.unknown();

describe('a call that the browser makes', () => {
  it('brings its input to the server in a query', async () => {
    expect(await makeCall(base, latestVersionShape, { system: 'com_mac' }, { data })).toEqual({ system: 'com_mac' });
  });

  it('brings its input to the server as JSON', async () => {
    const input = { choice: { measurement: true, services: false }, version: 1, locale: 'ru' } as const;
    expect(await makeCall(base, consentShape, input, { data })).toEqual(input);
  });

  it('brings its input to the server in a form', async () => {
    const input = { log_type: 'WWW_FINGERPRINT_INFO', data: 'a+/=&ü', base_encode: '1' } as const;
    expect(await makeCall(base, fingerprintLogShape, input, { data })).toEqual(input);
  });

  it('brings its input to the server in a multipart form', async () => {
    const input = { third_party: 'google', third_party_action_type: 'one_tap', redirect_data: 'a.b.ü' } as const;
    expect(await makeCall(base, authorizedLoginShape, input, { data })).toMatchObject(input);
  });

  it('fails with the code and the words of an answer that is no success', async () => {
    const failure = await makeCall(base, { ...visitorIpShape, path: 'refused' }, {}).catch((error: unknown) => error);
    expect(failure).toMatchObject({ name: 'ApiFailure', message: 'No.', code: 4001, status: 200 });
  });

  it.each([
    ['seconds', 120_000, 120_000],
    ['date', 3_000_000, 3_600_000],
    ['past', 0, 0],
    ['refused', 0, 0],
  ])('fails with the time for which the back end asks to be left alone: %s', async (path, least, most) => {
    const { retryAfter } = (await makeCall(base, { ...visitorIpShape, path }, {}).catch(
      (error) => error,
    )) as ApiFailure;
    expect(retryAfter).toBeGreaterThanOrEqual(least);
    expect(retryAfter).toBeLessThanOrEqual(most);
  });

  it('fails when the answer is not what every answer is', async () => {
    for (const path of ['odd', 'text']) {
      await expect(makeCall(base, { ...visitorIpShape, path }, {})).rejects.toThrow();
    }
  });

  it('fails when the data are not what the call answers with', async () => {
    await expect(
      makeCall(base, consentShape, { choice: { measurement: true, services: true }, version: 1, locale: 'en' }),
    ).rejects.toThrow(z.core.$ZodError);
  });
});
