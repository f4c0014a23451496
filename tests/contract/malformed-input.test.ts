import { describe, expect, it } from 'vitest';
import { request, post, postJson } from './api-client';

/** Bytes and values that our own client never sends: the response is 400, and later requests still succeed. */

const record = 'sys/user/passport/record-source';
const logPath = 'client/record-data/log';
const json = 'application/json';
const form = 'application/x-www-form-urlencoded';
const boundary = 'x-boundary-x';
const multipart = `multipart/form-data; boundary=${boundary}`;
const part = (name: string, value: string) =>
  `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
const end = `--${boundary}--\r\n`;
const log = 'log_type=WWW_FINGERPRINT_INFO&base_encode=1&data=';
const encoded = (json: string) => encodeURIComponent(Buffer.from(json).toString('base64'));
const bytes = (text: string) => Buffer.from(text, 'latin1');
const deep = (depth: number) => '['.repeat(depth) + ']'.repeat(depth);

describe('queries', () => {
  it.each([
    ['a duplicate field', 'c_v=a&c_v=b'],
    ['an invalid escape', 'c_v=100%'],
    ['an escape that is invalid UTF-8', 'c_v=%E0%A4'],
    ['overlong UTF-8', 'c_v=%C0%AF'],
    ['a lone surrogate', 'c_v=%ED%A0%80'],
    ['nothing but NUL', 'c_v=%00'],
    ['NUL in a value', 'c_v=a%00'],
    ['NUL in a name', 'c_v=a&b%00=c'],
    ['the name of an Object property', 'c_v=a&__proto__=b'],
  ])('a query with %s is a bad request', async (_, query) => {
    expect(await request(`sys/config/ref/set?${query}`)).toMatchObject({ status: 400, data: null });
  });

  it('field names are compared after decoding', async () => {
    expect(await request('sys/config/ref/set?c_v=%D0%B6+%F0%9F%98%80')).toMatchObject({ status: 200, code: 0 });
    expect(await request('sys/config/ref/set?c_v=a&%63_v=b')).toMatchObject({ status: 400 });
  });
});

describe('bodies', () => {
  it.each([
    ['a form in Windows-1251', logPath, `${form}; charset=windows-1251`, log + encoded('{}')],
    ['JSON in UTF-16', 'beacon', `${json}; charset="UTF-16"`, '{}'],
    ['a multipart form in Latin-1', record, `${multipart}; charset=latin1`, part('a', 'b')],
  ])('a body that is %s has an unsupported media type', async (_, path, type, body) => {
    expect(await post(path, body, { 'Content-Type': type })).toMatchObject({ status: 415, data: null });
  });

  it.each([`${form}; charset=utf-8`, `${form};charset="UTF-8"`, `${form} ; boundary=x; CHARSET=utf8`])(
    'the content type %s is accepted',
    async (type) => {
      const response = await post(logPath, log + encoded('{"a":1}'), { 'Content-Type': type });
      expect(response).toMatchObject({ status: 200, code: 0 });
    },
  );

  it.each([
    ['a form with a duplicate field', logPath, form, `${log}${encoded('{}')}&base_encode=1`],
    ['a form with an invalid escape', logPath, form, `${log}%`],
    ['a form with invalid UTF-8', logPath, form, bytes(`${log}\xff`)],
    ['signals with a lone surrogate', logPath, form, log + encoded('{"\\ud800":1}')],
    ['signals with NUL in a text', logPath, form, log + encoded('{"a":"b\\u0000"}')],
    ['nested signals', logPath, form, log + encoded('{"a":{"b":1}}')],
    ['signals with a number too large', logPath, form, log + encoded('{"a":1e999}')],
    ['signals that are a list', logPath, form, log + encoded('[1]')],
    ['a landing with a lone surrogate', record, multipart, part('source_data', '{"utm_source":"\\ud800"}') + end],
    ['a multipart form with a duplicate field', record, multipart, part('source_data', '{}').repeat(2) + end],
    ['a multipart form with invalid UTF-8', record, multipart, bytes(part('source_data', '{"source":"\xe9"}') + end)],
    ['an unterminated multipart form', record, multipart, part('source_data', '{}')],
    ['a multipart form without its boundary', record, 'multipart/form-data', part('source_data', '{}')],
    ['JSON with invalid UTF-8', 'beacon', json, bytes('{"_t":"\xc0\xaf","_a":"x"}')],
    ['JSON with 10,000 levels of nesting', 'beacon', json, deep(10_000)],
    ['JSON with the name of an Object property', 'beacon', json, '{"__proto__":{"_t":"x","_a":"x"}}'],
    ['JSON with such a name in a nested object', 'beacon', json, '{"_t":"x","_a":"x","x":[{"constructor":1}]}'],
    ['a number for a text', 'beacon', json, '{"_t":1e308,"_a":-0}'],
    ['empty', 'beacon', json, ''],
  ])('a body that is %s is a bad request', async (_, path, type, body) => {
    expect(await post(path, body, { 'Content-Type': type })).toMatchObject({ status: 400, data: null });
  });

  it('prototype pollution does not affect later requests', async () => {
    await post('beacon', '{"__proto__":{"code":7}}', { 'Content-Type': 'application/json' });
    expect(await request('third/chat/choose?lang=zh')).toMatchObject({ status: 200, code: 0 });
  });
});

describe.skipIf(process.env.CONTRACT_BUILTIN !== '1')('bodies of the site’s own endpoints', () => {
  const consent = { choice: { measurement: true, services: true }, version: 1, locale: 'ru' };

  it.each([
    ['a choice that is a list', 'site/consent', { ...consent, choice: [] }],
    ['a version that is too large', 'site/consent', { ...consent, version: 1e300 }],
    ['a fractional version', 'site/consent', { ...consent, version: 1.5 }],
    ['a name with NUL', 'site/consent', { ...consent, 'a\0': 1 }],
    ['a device with NUL', 'site/erase', { device_id: `${'x'.repeat(20)}\u0000` }],
    ['a list of devices', 'site/erase', { device_id: ['x'.repeat(20)] }],
  ])('a request with %s is a bad request', async (_, path, body) => {
    expect(await postJson(path, body)).toMatchObject({ status: 400, data: null });
  });

  const message = { name: 'Ada\u202e', email: 'ada@example.org', content: '😀 \u0007ж', page: '/pre-sales' };

  it('a message with unusual characters is accepted', async () => {
    expect(await post('site/contact', new URLSearchParams(message))).toMatchObject({ status: 200, code: 0 });
  });

  it.each(['name', 'content', 'company', 'a\0'])('a message with NUL in %j is a bad request', async (name) => {
    const body = new URLSearchParams({ ...message, [name]: 'a\0b' });
    expect(await post('site/contact', body)).toMatchObject({ status: 400 });
  });
});
