import { describe, expect, it } from 'vitest';
import { request, apiBase, multipart, post, postJson, urlencoded, type TestResponse } from './api-client';

/** Request headers when another site's page triggers a request in the visitor's browser. */
const crossSite: [name: string, headers: Record<string, string>][] = [
  ['a form on another site', { Origin: 'https://evil.example', 'Sec-Fetch-Site': 'cross-site' }],
  ['a frame with an opaque origin', { Origin: 'null', 'Sec-Fetch-Site': 'cross-site' }],
  ['an image on another site', { 'Sec-Fetch-Site': 'cross-site' }],
  ['another subdomain of the same site', { Origin: 'https://shop.facetry.example', 'Sec-Fetch-Site': 'same-site' }],
  ['an older browser', { Origin: 'https://evil.example' }],
];
const device_id = `cross-site-${Date.now()}`;
const refSet = (headers: Record<string, string>, device = device_id) =>
  request('sys/config/ref/set?c_v=cross-site', { headers: { ...headers, Cookie: `__SYS_ID=${device}` } });

const asJson = { 'Content-Type': 'application/json' };
const message = { name: 'A', email: 'a@example.org', content: 'x', page: '/pre-sales' };
const sendTo = (path: string, body: BodyInit, extraHeaders = {}) =>
  [path, (headers: Record<string, string>) => post(path, body, { ...headers, ...extraHeaders })] as const;

type Write = readonly [path: string, send: (headers: Record<string, string>) => Promise<TestResponse>];
const writes: Write[] = [
  ['sys/config/ref/set', refSet],
  sendTo('sys/user/passport/record-source', multipart({ source_data: '{}' })),
  sendTo('client/record-data/log', urlencoded({})),
  sendTo('beacon', '{}', asJson),
];
const builtinWrites: Write[] = [
  sendTo('site/contact', urlencoded(message)),
  sendTo('site/consent', '{}', asJson),
  sendTo('site/erase', JSON.stringify({ device_id }), asJson),
];
const isBuiltin = process.env.CONTRACT_BUILTIN === '1';

describe.each(isBuiltin ? [...writes, ...builtinWrites] : writes)('%s', (path, send) => {
  it.each(crossSite)('a request from %s is rejected', async (_, headers) => {
    expect(await send(headers)).toMatchObject({ status: 403, code: 403, data: null });
  });

  it('a request from a page of the product is not rejected as cross-site', async () => {
    const { origin } = new URL(apiBase);
    const allowed: Record<string, string>[] = [
      { Origin: origin, 'Sec-Fetch-Site': 'same-origin' },
      { Origin: origin },
      { Origin: 'https://www.facetry.example', 'Sec-Fetch-Site': 'cross-site' },
      { Origin: 'https://app.facetry.example', 'Sec-Fetch-Site': 'same-site' },
    ];
    for (const headers of allowed) {
      expect((await send(headers)).status, `${path} from ${JSON.stringify(headers)}`).not.toBe(403);
    }
  });
});

describe.skipIf(!isBuiltin)('cross-site requests', () => {
  it('rejected cross-site requests are not stored', async () => {
    const device = `${device_id}-stored`;
    await refSet({}, device);
    for (const [, headers] of crossSite) await refSet(headers, device);
    expect((await postJson('site/erase', { device_id: device })).data).toEqual({ erased: 1 });
  });

  it('CSP reports are accepted cross-site, because browsers send them', async () => {
    const report = JSON.stringify([]);
    const headers = { Origin: 'null', 'Sec-Fetch-Site': 'cross-site', 'Content-Type': 'application/reports+json' };
    expect(await post('site/csp-report', report, headers)).toMatchObject({ status: 200, code: 0 });
  });
});
