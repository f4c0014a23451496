import { describe, expect, it } from 'vitest';
import { ask, multipart, post, postJson, urlencoded } from './base';

const shape = (value: unknown) => expect.objectContaining(value as Record<string, unknown>) as unknown;
const text = expect.any(String) as unknown;

/** Calls that only read: what is asked for, and what the answer's data must be. */
const reads: [path: string, data: unknown][] = [
  ...['com_win64', 'com_win32', 'com_mac', 'com_arm64'].map((system): [string, unknown] => [
    `client/sys-client-version/get-latest-version?system=${system}`,
    shape({ url: text }),
  ]),
  [
    'sys/config/ip/get-visitor-ip',
    shape({
      ip: text,
      ua: text,
      language: text,
      ip_data: shape({ timezone: text, country: text, region: text, city: text }),
    }),
  ],
  [
    'home/base-info?lang=ru-RU&type=home',
    shape({
      title: text,
      keywords: text,
      description: text,
      register_url: text,
      login_url: text,
      statistical_title: text,
      statistical_body: text,
    }),
  ],
  [
    'sys/config/register-chat/get-chat-type-config?lang=en-US&type=www',
    shape({ chat: text, chat_info: shape({ js: text }) }),
  ],
  ['third/chat/choose?ip=&lang=zh', shape({ type: expect.stringMatching(/^(?:easemob|ss)$/) })],
  ['sys/config/ref/set?c_v=contract-suite', expect.anything()],
];

describe('the calls that read', () => {
  it.each(reads)('%s answers with its fields', async (path, data) => {
    const answer = await ask(path);
    expect(answer).toMatchObject({ status: 200, code: 0 });
    if (!path.includes('ref/set')) expect(answer.data).toEqual(data);
  });

  it.each(reads)('%s refuses other methods', async (path) => {
    for (const method of ['POST', 'PUT', 'DELETE']) expect((await ask(path, { method })).status).toBe(405);
  });

  it.each([
    'client/sys-client-version/get-latest-version',
    'client/sys-client-version/get-latest-version?system=com_amiga',
    'sys/config/ref/set',
    'sys/config/ref/set?c_v=',
    `sys/config/ref/set?c_v=${'x'.repeat(3000)}`,
    'home/base-info?lang=en-US&type=other',
    `home/base-info?lang=${'x'.repeat(100)}&type=home`,
    `third/chat/choose?ip=${'1'.repeat(100)}&lang=zh`,
  ])('%s is a bad request', async (path) => {
    const { status, code, msg, data } = await ask(path);
    expect({ status, data }).toEqual({ status: 400, data: null });
    expect(code).not.toBe(0);
    expect(msg).not.toBe('');
    expect(msg).not.toMatch(/\bat \/|node_modules|Error:/);
  });
});

const record = { utm_source: 'contract', page_url: 'https://www.facetry.example/ru/pricing' };
const encoded = (signals: object) => Buffer.from(JSON.stringify(signals)).toString('base64');
const log = { log_type: 'WWW_FINGERPRINT_INFO', data: encoded({ screen: '1×1', cores: 2 }), base_encode: '1' };
const login = { third_party: 'google', third_party_action_type: 'one_tap', redirect_data: 'a.b.c' };

/** Calls that write: how a good request is made. */
const writes: [path: string, body: () => BodyInit][] = [
  ['sys/user/passport/record-source', () => multipart({ source_data: JSON.stringify(record), referer: '[]' })],
  ['client/record-data/log', () => urlencoded(log)],
];

describe('the calls that write', () => {
  it.each(writes)('%s takes a good request, and the same again', async (path, body) => {
    for (let times = 0; times < 2; times += 1) expect(await post(path, body())).toMatchObject({ status: 200, code: 0 });
  });

  it.each(writes)('%s takes many at the same moment', async (path, body) => {
    const answers = await Promise.all(Array.from({ length: 8 }, () => post(path, body())));
    expect(answers.every(({ code }) => code === 0)).toBe(true);
  });

  it.each(writes)('%s refuses another type, another method and a body over 64 KiB', async (path) => {
    expect((await postJson(path, {})).status).toBe(415);
    expect((await ask(path)).status).toBe(405);
    const huge = multipart({ source_data: 'x'.repeat(70_000) });
    const body = path.endsWith('log') ? urlencoded({ ...log, data: 'A'.repeat(70_000) }) : huge;
    expect((await post(path, body)).status).toBe(413);
  });

  it.each([
    ['record-source without its record', 'sys/user/passport/record-source', multipart({ referer: '[]' })],
    ['a record that is no JSON', 'sys/user/passport/record-source', multipart({ source_data: '{' })],
    ['a record that is a list', 'sys/user/passport/record-source', multipart({ source_data: '[1]' })],
    ['referrers that are no list', 'sys/user/passport/record-source', multipart({ source_data: '{}', referer: '[{]' })],
    ['a log of another type', 'client/record-data/log', urlencoded({ ...log, log_type: 'OTHER' })],
    ['signals that are no base64', 'client/record-data/log', urlencoded({ ...log, data: '***' })],
    ['signals that are no JSON', 'client/record-data/log', urlencoded({ ...log, data: 'AAAA' })],
    [
      'a signal with NUL in its name',
      'client/record-data/log',
      urlencoded({ ...log, data: encoded({ 'a\u0000': 1 }) }),
    ],
    ['a log without its mark', 'client/record-data/log', urlencoded({ ...log, base_encode: '0' })],
    ['a sign-in by somebody else', 'sys/user/passport/authorized-login', multipart({ ...login, third_party: 'me' })],
    ['a sign-in without a credential', 'sys/user/passport/authorized-login', multipart({ third_party: 'google' })],
  ])('%s is a bad request', async (_, path, body) => {
    const { status, code, msg } = await post(path, body);
    expect(status).toBe(400);
    expect(code).not.toBe(0);
    expect(msg).not.toBe('');
  });

  it('a field longer than it may be is cut, not refused: campaign links may hold anything', async () => {
    const long = JSON.stringify({ ...record, utm_campaign: '<script>alert(1)</script>'.repeat(400) });
    expect(await post('sys/user/passport/record-source', multipart({ source_data: long }))).toMatchObject({ code: 0 });
  });

  it('a sign-in with a bad token is answered, but not with success', async () => {
    const answer = await post('sys/user/passport/authorized-login', multipart(login));
    expect(answer).toMatchObject({ status: 200, code: 4001, data: null });
  });
});

describe('the calls', () => {
  it('that do not exist are answered 404, whatever the method', async () => {
    for (const method of ['GET', 'POST', 'DELETE']) expect((await ask('no/such/call', { method })).status).toBe(404);
  });

  it('tell foreign origins nothing', async () => {
    const { headers } = await ask('third/chat/choose?lang=zh', { headers: { Origin: 'https://evil.example' } });
    expect(headers.get('access-control-allow-origin')).toBeNull();
  });
});
