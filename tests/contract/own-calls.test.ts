import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { ask, base, multipart, post, postJson, urlencoded } from './base';

/** The site's own calls: they are never on somebody else's server, so `npm run test:api` leaves them out. */

const contact = {
  name: 'Ada',
  email: 'ada@example.org',
  content: 'Twelve accounts\nand a team of three.',
  page: '/pre-sales',
};
const forms: [path: string, fields: Record<string, string>][] = [
  ['site/contact', contact],
  ['site/message', { content: 'Hello', email: '' }],
  ['site/helpful', { page: '/docs/proxies', helpful: 'yes' }],
];

describe.skipIf(process.env.CONTRACT_OWN !== '1')('the site’s own calls', () => {
  it.each(forms)('%s takes a form', async (path, fields) => {
    expect(await post(path, urlencoded(fields))).toMatchObject({ status: 200, code: 0 });
    expect(await post(path, multipart(fields))).toMatchObject({ status: 200, code: 0 });
  });

  it('what is sent again in the same attempt is the same message, unless it was changed', async () => {
    const id = async (fields: Record<string, string>) =>
      ((await post('site/contact', urlencoded(fields))).data as { id: string }).id;
    const attempt = `attempt-${Date.now()}-of-a-test`;
    const first = await id({ ...contact, attempt });
    expect(await id({ ...contact, attempt })).toBe(first);
    expect(await id({ ...contact, attempt, content: 'Thirteen accounts' })).not.toBe(first);
    expect(await id({ ...contact, attempt: `${attempt}-2` })).not.toBe(first);
    expect(await post('site/contact', urlencoded({ ...contact, attempt: 'x' }))).toMatchObject({ status: 400 });
  });

  it.each(forms)('%s refuses a page that it could not lead back to', async (path, fields) => {
    const body = urlencoded({ ...fields, page: '/ж' });
    const response = await fetch(`${base}/${path}`, { method: 'POST', headers: { Accept: 'text/html' }, body });
    expect(response.status).toBe(400);
  });

  it.each(forms)('%s sends a browser without scripts back to its page', async (path, fields) => {
    const response = await fetch(`${base}/${path}`, {
      method: 'POST',
      redirect: 'manual',
      headers: { Accept: 'text/html' },
      body: urlencoded({ ...fields, page: '/ru/pre-sales' }),
    });
    expect(response.status).toBe(303);
    expect(response.headers.get('location')).toMatch(/^\/ru\/pre-sales#/);
  });

  it('a browser without scripts reads in its language that a form was not taken', async () => {
    const response = await fetch(`${base}/site/contact`, {
      method: 'POST',
      headers: { Accept: 'text/html', Referer: 'https://www.facetry.example/ru/pre-sales' },
      body: urlencoded({ name: 'Ada' }),
    });
    expect(response.status).toBe(400);
    expect(await response.text()).toMatch(/lang="ru-RU".*[а-я]{4}/s);
  });

  it.each([
    ['no name', { ...contact, name: ' ' }],
    ['no mail address', { ...contact, email: 'ada' }],
    ['no text', { ...contact, content: '' }],
    ['too much text', { ...contact, content: 'x'.repeat(5001) }],
    ['a name that is too long', { ...contact, name: 'x'.repeat(101) }],
    ['no page', { ...contact, page: '' }],
    ['a mail address whose host has no dot', { ...contact, email: 'a@b' }],
    ['a page elsewhere', { ...contact, page: '//evil.example' }],
    ['a page elsewhere, with a backslash', { ...contact, page: '/\\evil.example' }],
    ['a page that no address can name', { ...contact, page: '/ж' }],
    ['a language that is none', { ...contact, locale: 'xx' }],
  ])('a message with %s is a bad request', async (_, fields) => {
    expect(await post('site/contact', urlencoded(fields))).toMatchObject({ status: 400 });
  });

  it('names the fields that people can mend, and why', async () => {
    const wrong = { name: '', email: 'a@b', company: 'x'.repeat(101), content: 'Hello', page: '/pre-sales' };
    const { status, code, data } = await post('site/contact', urlencoded(wrong));
    expect({ status, code, data }).toEqual({
      ...{ status: 400, code: 400 },
      data: { fields: { name: 'empty', email: 'mail', company: 'long' } },
    });
    expect((await post('site/contact', urlencoded({ page: '/pre-sales' }))).data).toEqual({
      fields: { name: 'empty', email: 'empty', content: 'empty' },
    });
  });

  it('takes as many characters as people count, however many bytes each has', async () => {
    const emoji = '\u{1F600}';
    expect(await post('site/contact', urlencoded({ ...contact, content: emoji.repeat(5000) }))).toMatchObject({
      status: 200,
    });
    expect(await post('site/contact', urlencoded({ ...contact, content: emoji.repeat(5001) }))).toMatchObject({
      status: 400,
    });
  });

  it('a machine that fills in the hidden field, or writes faster than anybody can, learns nothing', async () => {
    expect(await post('site/contact', urlencoded({ ...contact, website: 'x' }))).toMatchObject({ code: 0 });
    expect(await post('site/contact', urlencoded({ ...contact, filled_in: '10' }))).toMatchObject({ code: 0 });
  });

  it('a choice on cookies is counted', async () => {
    const choice = { choice: { measurement: true, services: false }, version: 1, locale: 'ru' };
    expect(await postJson('site/consent', choice)).toMatchObject({ status: 200, code: 0 });
    expect(await postJson('site/consent', { ...choice, version: 'x' })).toMatchObject({ status: 400 });
    expect(await postJson('site/consent', { ...choice, choice: 'yes' })).toMatchObject({ status: 400 });
  });

  it('browsers may report what the policy of pages kept from happening, in both ways they have', async () => {
    const older = {
      'csp-report': { 'document-uri': `${new URL(base).origin}/pricing`, 'effective-directive': 'img-src' },
    };
    const newer = [{ type: 'csp-violation', body: { documentURL: older['csp-report']['document-uri'] } }];
    const report = (body: unknown, type: string) =>
      post('site/csp-report', JSON.stringify(body), { 'Content-Type': type });
    expect(await report(older, 'application/csp-report')).toMatchObject({ status: 200, code: 0 });
    expect(await report(newer, 'application/reports+json')).toMatchObject({ status: 200, code: 0 });
    expect(await report(newer, 'application/json')).toMatchObject({ status: 415 });
    expect(await report('no report', 'application/csp-report')).toMatchObject({ status: 400 });
  });

  it('what was collected about a device can be erased, once', async () => {
    const device_id = `erase-${Date.now()}-device`;
    await ask('sys/config/ref/set?c_v=x', { headers: { Cookie: `__SYS_ID=${device_id}` } });
    expect((await postJson('site/erase', { device_id })).data).toEqual({ erased: 1 });
    expect((await postJson('site/erase', { device_id })).data).toEqual({ erased: 0 });
    expect(await postJson('site/erase', { device_id: 'x' })).toMatchObject({ status: 400 });
  });

  it('scripts learn the settings they need, and nothing secret', async () => {
    const { data } = await ask('site/settings');
    expect(Object.keys(data as object).sort()).toEqual(
      [
        'apiBaseUrl',
        'appUrl',
        'beaconKey',
        'buildId',
        'chat',
        'consentMode',
        'contactEmail',
        'googleClientId',
        'oneTapNewTab',
        'ownHosts',
      ].sort(),
    );
  });

  it('are all in openapi.json', async () => {
    const document = (await (await fetch(`${base}/openapi.json`)).json()) as { paths: Record<string, object> };
    expect(Object.keys(document.paths)).toContain('/beacon');
    expect(Object.keys(document.paths)).toHaveLength(readdirSync('lib/api/endpoints').length);
  });
});
