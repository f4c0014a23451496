import { expect, it } from 'vitest';
import { request, post, postJson } from './api-client';
import { beaconKey, event, newId, payload, encryptText } from './beacon-envelope';

it('the beacon publishes its key and alphabet', async () => {
  const { kid, pem, alphabet } = await beaconKey();
  expect(kid).toMatch(/\w/);
  expect(pem).toMatch(/^-----BEGIN PUBLIC KEY-----/);
  expect(new Set(alphabet).size).toBe(65);
  expect(alphabet.slice(0, 64)).not.toBe('ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/');
});

it('the beacon accepts an envelope, acknowledges every event, and is idempotent', async () => {
  const ids = [newId(), newId()];
  const envelope = encryptText(payload(ids), await beaconKey());
  for (let times = 0; times < 3; times += 1) {
    const { status, code, data } = await postJson('beacon', envelope);
    expect({ status, code, data }).toEqual({ status: 200, code: 0, data: { accepted: ids } });
  }
});

it('an envelope without a key id is opened with the oldest active key', async () => {
  const { _t, _a } = encryptText(payload([newId()]), await beaconKey());
  const { status } = await postJson('beacon', { _t, _a });
  // After a rotation the newest key is not the oldest, so the envelope cannot be decrypted.
  expect([200, 400]).toContain(status);
});

it('the beacon accepts concurrent envelopes', async () => {
  const key = await beaconKey();
  const responses = await Promise.all(
    Array.from({ length: 20 }, () => postJson('beacon', encryptText(payload([newId(), newId()]), key))),
  );
  expect(responses.map(({ code }) => code)).toEqual(responses.map(() => 0));
});

const encrypted = async (text: string, secret?: string) => encryptText(text, await beaconKey(), secret);
const withEvents = (...events: object[]) => encrypted(JSON.stringify({ common: {}, events }));
const withCommon = (common: Record<string, unknown>) => encrypted(payload([newId()], common));
const largeFields = Object.fromEntries(Array.from({ length: 40 }, (_, i) => [`name-${i}`, 'x'.repeat(350)]));

it.each<[string, () => unknown]>([
  ['an unknown key id', async () => ({ ...(await encrypted(payload([newId()]))), _k: 'nobody' })],
  ['a key of 15 characters', () => encrypted(payload([newId()]), 'fifteen-letters')],
  ['a payload that is not JSON', () => encrypted('{')],
  ['a payload without events', () => withEvents()],
  ['one invalid event among valid ones', () => withEvents(event(), { ...event(), op_type: 'nonsense' })],
  ['an event after the year 9999', () => withEvents({ ...event(), user_timestamp_: Date.UTC(10_000, 0) })],
  ['NUL in a name', () => withCommon({ 'a\u0000': 1 })],
  ['a lone surrogate in a name', () => withCommon({ '\ud800': 1 })],
  [
    'common fields that would multiply into a large stored size',
    () =>
      encrypted(
        payload(
          Array.from({ length: 100 }, () => newId()),
          largeFields,
        ),
      ),
  ],
  ['standard base64', () => ({ _t: 'AAAA', _a: 'AAAA' })],
  ['nothing', () => ({})],
  ['a list', () => []],
  ['numbers', () => ({ _t: 1, _a: 2 })],
])('the beacon rejects an envelope with %s', async (_, envelope) => {
  const { status, code, data } = await postJson('beacon', await envelope());
  expect({ status, data }).toEqual({ status: 400, data: null });
  expect(code).not.toBe(0);
});

it('the beacon rejects invalid JSON, other content types and methods, and bodies over 64 KiB', async () => {
  const json = { 'Content-Type': 'application/json' };
  expect((await post('beacon', '{', json)).status).toBe(400);
  expect((await post('beacon', '{}', { 'Content-Type': 'text/plain' })).status).toBe(415);
  expect((await post('beacon', JSON.stringify({ _t: 'x', _a: 'x'.repeat(70_000) }), json)).status).toBe(413);
  const wrong = await request('beacon', { method: 'PUT', body: '{}', headers: json });
  expect(wrong.status).toBe(405);
  expect(wrong.headers.get('allow')).toContain('POST');
  expect((await request('beacon/key', { method: 'POST' })).status).toBe(405);
});
