import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { request, apiBase, multipart, post, postJson, send, urlencoded } from './api-client';

/** The site's own endpoints: an external back end does not have them, so `npm run test:api` skips them. */

const ada = { name: 'Ada', email: 'ada@example.org' };
const contact = { ...ada, content: 'Twelve accounts\nand a team of three.', page: '/pre-sales' };
const forms: [path: string, fields: Record<string, string>][] = [
  ['site/contact', contact],
  ['site/message', { content: 'Hello', email: '' }],
  ['site/helpful', { page: '/docs/proxies', helpful: 'yes' }],
  ['site/notify', { page: '/download', email: 'ada@example.org', system: 'com_arm64' }],
];

describe.skipIf(process.env.CONTRACT_BUILTIN !== '1')('the site’s own endpoints', () => {
  it.each(forms)('%s accepts forms', async (path, fields) => {
    expect(await post(path, urlencoded(fields))).toMatchObject({ status: 200, code: 0 });
    expect(await post(path, multipart(fields))).toMatchObject({ status: 200, code: 0 });
  });

  it('a resent attempt is the same message unless its content has changed', async () => {
    const id = async (fields: Record<string, string>) =>
      ((await post('site/contact', urlencoded(fields))).data as { id: string }).id;
    const attempt = `attempt-${Date.now()}-of-a-test`;
    const first = await id({ ...contact, attempt });
    expect(await id({ ...contact, attempt })).toBe(first);
    expect(await id({ ...contact, attempt, content: 'Thirteen accounts' })).not.toBe(first);
    expect(await id({ ...contact, attempt: `${attempt}-2` })).not.toBe(first);
    expect(await post('site/contact', urlencoded({ ...contact, attempt: 'x' }))).toMatchObject({ status: 400 });
  });

  /** Sends a form as browsers without scripts do. */
  const submit = (path: string, fields: Record<string, string>, headers = {}) =>
    send(path, { method: 'POST', headers: { Accept: 'text/html', ...headers }, body: urlencoded(fields) });

  it.each(forms)('%s redirects browsers without scripts to their page, if it can', async (path, fields) => {
    const response = await submit(path, { ...fields, page: '/ru/pre-sales' });
    expect(response.status).toBe(303);
    expect(response.headers.get('location')).toMatch(/^\/ru\/pre-sales#/);
    expect((await submit(path, { ...fields, page: '/ж' })).status).toBe(400);
  });

  it('browsers without scripts get a localized error page for an invalid form', async () => {
    const response = await submit('site/contact', ada, { Referer: 'https://www.facetry.example/ru/pre-sales' });
    expect(response.status).toBe(400);
    expect(await response.text()).toMatch(/lang="ru-RU".*[а-я]{4}/s);
  });

  it.each([
    ['an empty name', { ...contact, name: ' ' }],
    ['an invalid email address', { ...contact, email: 'ada' }],
    ['an empty text', { ...contact, content: '' }],
    ['too much text', { ...contact, content: 'x'.repeat(5001) }],
    ['a name that is too long', { ...contact, name: 'x'.repeat(101) }],
    ['no page', { ...contact, page: '' }],
    ['an email address whose host has no dot', { ...contact, email: 'a@b' }],
    ['a page on another host', { ...contact, page: '//evil.example' }],
    ['a page on another host with a backslash', { ...contact, page: '/\\evil.example' }],
    ['a page with characters that are invalid in URLs', { ...contact, page: '/ж' }],
    ['an unknown language', { ...contact, locale: 'xx' }],
  ])('a message with %s is a bad request', async (_, fields) => {
    expect(await post('site/contact', urlencoded(fields))).toMatchObject({ status: 400 });
  });

  it('validation errors list the fields and reasons', async () => {
    const wrong = { name: '', email: 'a@b', company: 'x'.repeat(101), content: 'Hello', page: '/pre-sales' };
    const { status, code, data } = await post('site/contact', urlencoded(wrong));
    const fields = { name: 'required', email: 'invalidEmail', company: 'tooLong' };
    expect({ status, code, data }).toEqual({ status: 400, code: 400, data: { fields } });
    expect((await post('site/contact', urlencoded({ page: '/pre-sales' }))).data).toEqual({
      fields: { name: 'required', email: 'required', content: 'required' },
    });
  });

  it('the length limit counts characters, not bytes', async () => {
    const emoji = '\u{1F600}';
    for (const [length, status] of [
      [5000, 200],
      [5001, 400],
    ] as const) {
      const message = { ...contact, content: emoji.repeat(length) };
      expect(await post('site/contact', urlencoded(message))).toMatchObject({ status });
    }
  });

  it('suspected bots get a success response', async () => {
    expect(await post('site/contact', urlencoded({ ...contact, website: 'x' }))).toMatchObject({ code: 0 });
    expect(await post('site/contact', urlencoded({ ...contact, filled_in: '10' }))).toMatchObject({ code: 0 });
  });

  it('consent choices are accepted and validated', async () => {
    const choice = { choice: { measurement: true, services: false }, version: 1, locale: 'ru' };
    expect(await postJson('site/consent', choice)).toMatchObject({ status: 200, code: 0 });
    // A page that was open while its language was removed.
    expect(await postJson('site/consent', { ...choice, locale: 'it' })).toMatchObject({ status: 200, code: 0 });
    expect(await postJson('site/consent', { ...choice, locale: 'Italian' })).toMatchObject({ status: 400 });
    expect(await postJson('site/consent', { ...choice, version: 'x' })).toMatchObject({ status: 400 });
    expect(await postJson('site/consent', { ...choice, choice: 'yes' })).toMatchObject({ status: 400 });
  });

  it('CSP reports are accepted in both formats', async () => {
    const older = {
      'csp-report': { 'document-uri': `${new URL(apiBase).origin}/pricing`, 'effective-directive': 'img-src' },
    };
    const newer = [{ type: 'csp-violation', body: { documentURL: older['csp-report']['document-uri'] } }];
    const report = (body: unknown, type: string) =>
      post('site/csp-report', JSON.stringify(body), { 'Content-Type': type });
    expect(await report(older, 'application/csp-report')).toMatchObject({ status: 200, code: 0 });
    expect(await report(newer, 'application/reports+json')).toMatchObject({ status: 200, code: 0 });
    expect(await report(newer, 'application/json')).toMatchObject({ status: 415 });
    expect(await report('no report', 'application/csp-report')).toMatchObject({ status: 400 });
  });

  it('the data of a device can be erased once', async () => {
    const device_id = `erase-${Date.now()}-device`;
    await request('sys/config/ref/set?c_v=x', { headers: { Cookie: `__SYS_ID=${device_id}` } });
    expect((await postJson('site/erase', { device_id })).data).toEqual({ erased: 1 });
    expect((await postJson('site/erase', { device_id })).data).toEqual({ erased: 0 });
    expect(await postJson('site/erase', { device_id: 'x' })).toMatchObject({ status: 400 });
  });

  it('site settings contain only the public settings', async () => {
    const { data } = await request('site/settings');
    expect(Object.keys(data as object).toSorted()).toEqual([
      'apiBaseUrl',
      'appUrl',
      'beaconKey',
      'buildId',
      'campaign',
      'chat',
      'consentMode',
      'contactEmail',
      'googleClientId',
      'oneTapNewTab',
    ]);
  });

  it('openapi.json describes all endpoints', async () => {
    const document = (await (await fetch(`${apiBase}/openapi.json`)).json()) as { paths: Record<string, object> };
    expect(Object.keys(document.paths)).toContain('/beacon');
    expect(Object.keys(document.paths)).toHaveLength(readdirSync('lib/api/endpoints').length);
  });
});
