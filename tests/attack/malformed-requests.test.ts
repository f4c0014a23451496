import { describe, expect, it } from 'vitest';
import { sendAttack, exchange, hostname, port, type RawRequest } from './target';
import { statusesOf } from '../raw-request';

/** Requests that no valid client sends (RFC 9110, RFC 9112). */

const host = `${hostname}:${port}`;

const targets = [
  ...['ftp://evil.example/x', 'ws://evil.example/x', 'file:///etc/passwd', 'javascript:alert(1)', 'pricing'],
  ...['http://evil.example:99999/', 'http://user:secret@evil.example/', 'evil.example:443'],
];
const hosts = [
  ...[
    '',
    'evil.example/path',
    'user@evil.example',
    'a b"<>',
    'evil.example:99999',
    'a.example, b.example',
    '..',
    'a..b',
  ],
  ...['a-.example', '999.999.999.999'],
];

describe('malformed requests', () => {
  it.each<[name: string, request: RawRequest, status: number]>([
    ...targets.map((path): [string, RawRequest, number] => [`the target ${path}`, { path }, 400]),
    ...hosts.map((name): [string, RawRequest, number] => [`the host “${name}”`, { header: [`Host: ${name}`] }, 400]),
    ['two Host headers', { header: [`Host: ${host}`, 'Host: evil.example'] }, 400],
    ['two equal Host headers', { header: [`Host: ${host}`, `Host: ${host}`] }, 400],
    ['the method TRACE for a page', { method: 'TRACE', path: '/pricing' }, 405],
    ['the method TRACE for an endpoint', { method: 'TRACE', path: '/api/site/settings' }, 405],
    ['the method PROPFIND for an endpoint', { method: 'PROPFIND', path: '/api/site/settings' }, 405],
    ['a body for no endpoint', { method: 'POST', path: '/api/' }, 404],
    ['a body for a path that resolves to no endpoint', { method: 'POST', path: '/api/x/..' }, 404],
    ['the method CONNECT', { method: 'CONNECT', path: 'evil.example:443' }, 405],
    ['a path of 2,001 characters', { path: `/${'a'.repeat(2000)}` }, 400],
    ['an endpoint path of 2,001 characters', { path: `/api/${'a'.repeat(1996)}` }, 400],
    ['2,001 header fields', { header: Array.from({ length: 2001 }, (_, i) => `a: ${i % 10}`) }, 431],
  ])('a request with %s is rejected', async (_name, request, status) => {
    const response = await sendAttack(request);
    expect(response.status).toBe(status);
    expect(response.text).not.toMatch(/evil|secret|passwd|alert/);
    expect(response.headers.get('location')).toBeUndefined();
    expect(response.headers.get('cache-control') ?? 'no-store').toBe('no-store');
  });

  it.each([host, '127.0.0.1', '[::1]:8080', 'www.example.org.', 'my_host:3000', 'www.example.org:'])(
    'a request with the host %s is valid',
    async (name) => {
      expect((await sendAttack({ path: '/ru/pricing', header: [`Host: ${name}`] })).status).toBe(200);
    },
  );

  it.each(['/api', '/api/', '/api/nothing'])('%s is no endpoint and gets the 404 of the API', async (path) => {
    for (const method of ['GET', 'POST']) {
      const { status, body } = await sendAttack({ method, path });
      expect([status, JSON.parse(body)]).toMatchObject([404, { code: 404, data: null }]);
    }
  });

  it('a request with an absolute URL of the site is valid', async () => {
    expect((await sendAttack({ path: `http://${host}/ru/pricing` })).status).toBe(200);
  });

  it('the last header fields, which a reverse proxy adds, are kept up to the limit', async () => {
    const header = [...Array.from({ length: 1900 }, () => 'a: 1'), 'Accept-Language: zh-CN'];
    expect((await sendAttack({ path: '/pricing', header })).body).toContain('<html lang="zh-CN"');
  });
});

describe('preconditions', () => {
  it.each(['/ru/pricing', '/robots.txt', '/blog/rss.xml', '/search?q=proxy', '/api/site/settings'])(
    'If-Match for %s with another entity tag fails with 412',
    async (path) => {
      expect((await sendAttack({ path, header: ['If-Match: "no-such-tag"'] })).status).toBe(412);
      expect((await sendAttack({ path, header: ['If-Match: *'] })).status).toBe(200);
    },
  );

  it('If-Match with the page’s entity tag succeeds, even in a list', async () => {
    const tag = (await sendAttack({ path: '/ru/pricing' })).headers.get('etag')!;
    expect((await sendAttack({ path: '/ru/pricing', header: [`If-Match: ${tag}`] })).status).toBe(200);
    expect((await sendAttack({ path: '/ru/pricing', header: [`If-Match: "x", ${tag}`] })).status).toBe(200);
    expect((await sendAttack({ path: '/ru/pricing', header: [`If-Match: W/${tag}`] })).status).toBe(412);
  });
});

describe('requests with a body', () => {
  const post = (header: string[], body = '') =>
    sendAttack({ method: 'POST', path: '/api/beacon', header: ['Content-Type: application/json', ...header], body });

  it.each(['gzip', 'identity'])('a body with “Content-Encoding: %s” is rejected with 415', async (encoding) => {
    const response = await post([`Content-Encoding: ${encoding}`, 'Content-Length: 2'], '{}');
    expect(response.status).toBe(415);
    expect(JSON.parse(response.body)).toMatchObject({ code: 415, data: null });
  });

  it.each(['gzip, chunked', 'deflate, chunked', 'br,chunked', 'foo, chunked', 'gzip', 'identity'])(
    'a body with the transfer coding “%s” is rejected with 501, and the connection is closed',
    async (coding) => {
      const header = ['Content-Type: application/json', `Transfer-Encoding: ${coding}`];
      const response = await exchange({ method: 'POST', path: '/api/beacon', header, body: '2\r\n{}\r\n0\r\n\r\n' });
      expect(statusesOf(response.text)).toEqual([501]);
      expect(response.text).toContain('{"code":501,');
      expect(response.isClosed).toBe(true);
    },
  );

  it('an oversized Content-Length is rejected with 413 before the body is sent', async () => {
    const header = ['Content-Type: application/json', 'Content-Length: 999999', 'Expect: 100-continue'];
    const response = await exchange({ method: 'POST', path: '/api/beacon', header });
    expect(statusesOf(response.text)).toEqual([413]);
    expect(response.isClosed).toBe(true);
  });

  const writeFrom = async (name: string) => {
    const headers = [`Host: ${name}`, `Origin: http://${name}`, 'Content-Length: 2'];
    const responses = [await post(headers, '{}'), await post([...headers, 'Sec-Fetch-Site: same-origin'], '{}')];
    return responses.map(({ status }) => status);
  };

  it('a write by a page on another site’s domain that points to this server is rejected with 403', async () => {
    for (const name of ['evil.example', 'evil.example:3000', 'localhost.evil.example']) {
      expect(await writeFrom(name), name).toEqual([403, 403]);
    }
  });

  it.each(['www.facetry.example', 'localhost:3000', '192.168.0.7:3000', '[::1]:3000', 'laptop.local', 'laptop'])(
    'a write by a page on %s is read: an empty object is not a batch of events',
    async (name) => {
      expect(await writeFrom(name)).toEqual([400, 400]);
    },
  );

  it('an unknown expectation is rejected with 417', async () => {
    const response = await post(['Expect: other', 'Content-Length: 2'], '{}');
    expect([response.status, JSON.parse(response.body)]).toMatchObject([417, { code: 417, data: null }]);
    expect((await sendAttack({ path: '/ru/pricing', header: ['Expect: other'] })).status).toBe(417);
  });

  it('Expect: 100-continue is answered with 100 Continue', async () => {
    const response = await post(['Content-Length: 2', 'Expect: 100-continue'], '{}');
    expect(statusesOf(response.text)).toEqual([100, 400]);
  });
});
