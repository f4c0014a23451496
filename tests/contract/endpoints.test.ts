import { describe, expect, it } from 'vitest';
import { request, multipart, post, postJson, urlencoded } from './api-client';

const text = expect.any(String) as unknown;
/** An object with texts in these fields, and others. */
const texts = (...names: string[]) => shape(Object.fromEntries(names.map((name) => [name, text])));
const shape = (value: object) => expect.objectContaining(value) as unknown;

const location = texts('timezone', 'country', 'region', 'city');
const seo = ['title', 'keywords', 'description', 'register_url', 'login_url', 'statistical_title', 'statistical_body'];
const version = 'client/sys-client-version/get-latest-version';

/** Read endpoints: path, and the expected data of the response. */
const reads: [path: string, data: unknown][] = [
  ...['com_win64', 'com_win32', 'com_mac', 'com_arm64'].map((system): [string, unknown] => [
    `${version}?system=${system}`,
    texts('url'),
  ]),
  ['sys/config/ip/get-visitor-ip', shape({ ip: text, ua: text, language: text, ip_data: location })],
  ['home/base-info?lang=ru-RU&type=home', texts(...seo)],
  ['sys/config/register-chat/get-chat-type-config?lang=en-US&type=www', shape({ chat: text, chat_info: texts('js') })],
  ['third/chat/choose?ip=&lang=zh', shape({ type: expect.stringMatching(/^(?:easemob|ss)$/) })],
  ['sys/config/ref/set?c_v=contract-suite', expect.anything()],
];

describe('read endpoints', () => {
  it.each(reads)('%s returns the expected fields', async (path, data) => {
    const response = await request(path);
    expect(response).toMatchObject({ status: 200, code: 0 });
    if (!path.includes('ref/set')) expect(response.data).toEqual(data);
  });

  it.each(reads)('%s rejects other methods', async (path) => {
    for (const method of ['POST', 'PUT', 'DELETE']) expect((await request(path, { method })).status).toBe(405);
  });

  it.each([
    version,
    `${version}?system=com_amiga`,
    'sys/config/ref/set',
    'sys/config/ref/set?c_v=',
    `sys/config/ref/set?c_v=${'x'.repeat(3000)}`,
    'home/base-info?lang=en-US&type=other',
    `home/base-info?lang=${'x'.repeat(100)}&type=home`,
    `third/chat/choose?ip=${'1'.repeat(100)}&lang=zh`,
  ])('%s is a bad request', async (path) => {
    const { status, code, msg, data } = await request(path);
    expect({ status, data }).toEqual({ status: 400, data: null });
    expect(code).not.toBe(0);
    expect(msg).not.toBe('');
    expect(msg).not.toMatch(/\bat \/|node_modules|Error:/);
  });
});

const recordSource = 'sys/user/passport/record-source';
const logPath = 'client/record-data/log';
const signIn = 'sys/user/passport/authorized-login';
const record = { utm_source: 'contract', page_url: 'https://www.facetry.example/ru/pricing' };
const encoded = (signals: object) => Buffer.from(JSON.stringify(signals)).toString('base64');
const log = { log_type: 'WWW_FINGERPRINT_INFO', data: encoded({ screen: '1×1', cores: 2 }), base_encode: '1' };
const login = { third_party: 'google', third_party_action_type: 'one_tap', redirect_data: 'a.b.c' };

/** Write endpoints: path, and how to create a valid request. */
const writes: [path: string, body: () => BodyInit][] = [
  [recordSource, () => multipart({ source_data: JSON.stringify(record), referer: '[]' })],
  [logPath, () => urlencoded(log)],
];

describe('write endpoints', () => {
  it.each(writes)('%s accepts a valid request, even repeatedly', async (path, body) => {
    for (let times = 0; times < 2; times += 1) expect(await post(path, body())).toMatchObject({ status: 200, code: 0 });
  });

  it.each(writes)('%s accepts concurrent requests', async (path, body) => {
    const responses = await Promise.all(Array.from({ length: 8 }, () => post(path, body())));
    expect(responses.every(({ code }) => code === 0)).toBe(true);
  });

  it.each(writes)('%s rejects other content types and methods, and bodies over 64 KiB', async (path) => {
    expect((await postJson(path, {})).status).toBe(415);
    expect((await request(path)).status).toBe(405);
    const huge = multipart({ source_data: 'x'.repeat(70_000) });
    const body = path.endsWith('log') ? urlencoded({ ...log, data: 'A'.repeat(70_000) }) : huge;
    expect((await post(path, body)).status).toBe(413);
  });

  it.each([
    ['record-source without its record', recordSource, multipart({ referer: '[]' })],
    ['a record that is not JSON', recordSource, multipart({ source_data: '{' })],
    ['a record that is a list', recordSource, multipart({ source_data: '[1]' })],
    ['referrers that are not a list', recordSource, multipart({ source_data: '{}', referer: '[{]' })],
    ['a log of another type', logPath, urlencoded({ ...log, log_type: 'OTHER' })],
    ['signals that are not base64', logPath, urlencoded({ ...log, data: '***' })],
    ['signals that are not JSON', logPath, urlencoded({ ...log, data: 'AAAA' })],
    ['a signal with NUL in its name', logPath, urlencoded({ ...log, data: encoded({ 'a\u0000': 1 }) })],
    ['a log without base_encode', logPath, urlencoded({ ...log, base_encode: '0' })],
    ['a sign-in with an unknown provider', signIn, multipart({ ...login, third_party: 'me' })],
    ['a sign-in without a credential', signIn, multipart({ third_party: 'google' })],
  ])('%s is a bad request', async (_, path, body) => {
    const { status, code, msg } = await post(path, body);
    expect(status).toBe(400);
    expect(code).not.toBe(0);
    expect(msg).not.toBe('');
  });

  it('oversized campaign fields are truncated, not rejected', async () => {
    const long = JSON.stringify({ ...record, utm_campaign: '<script>alert(1)</script>'.repeat(400) });
    expect(await post(recordSource, multipart({ source_data: long }))).toMatchObject({ code: 0 });
  });

  it('a sign-in with an invalid token returns code 4001', async () => {
    const response = await post(signIn, multipart(login));
    expect(response).toMatchObject({ status: 200, code: 4001, data: null });
  });
});

describe('all endpoints', () => {
  it('unknown endpoints respond with 404 to any method', async () => {
    for (const method of ['GET', 'POST', 'DELETE'])
      expect((await request('no/such/call', { method })).status).toBe(404);
  });

  it('endpoints have no CORS headers for other origins', async () => {
    const { headers } = await request('third/chat/choose?lang=zh', { headers: { Origin: 'https://evil.example' } });
    expect(headers.get('access-control-allow-origin')).toBeNull();
  });
});
