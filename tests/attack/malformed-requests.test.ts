import { describe, expect, it } from 'vitest';
import { ask, exchange, hostname, port, type RawRequest } from './target';
import { statusesOf } from '../raw-request';

/** Requests that no valid client sends (RFC 9110, RFC 9112). */

const host = `${hostname}:${port}`;

describe('a request that cannot be valid', () => {
  it.each<[name: string, request: RawRequest, status: number]>([
    ['a target with the scheme ftp', { path: 'ftp://evil.example/x' }, 400],
    ['a target with the scheme ws', { path: 'ws://evil.example/x' }, 400],
    ['a target with the scheme file', { path: 'file:///etc/passwd' }, 400],
    ['a target with the scheme javascript', { path: 'javascript:alert(1)' }, 400],
    ['a target whose port cannot exist', { path: 'http://evil.example:99999/' }, 400],
    ['a target with user information', { path: 'http://user:secret@evil.example/' }, 400],
    ['a target without a slash', { path: 'pricing' }, 400],
    ['a target of authority form', { path: 'evil.example:443' }, 400],
    ['two Host headers', { header: [`Host: ${host}`, 'Host: evil.example'] }, 400],
    ['two equal Host headers', { header: [`Host: ${host}`, `Host: ${host}`] }, 400],
    ['an empty Host header', { header: ['Host: '] }, 400],
    ['a Host header with a path', { header: ['Host: evil.example/path'] }, 400],
    ['a Host header with user information', { header: ['Host: user@evil.example'] }, 400],
    ['a Host header with quotation marks', { header: ['Host: a b"<>'] }, 400],
    ['a Host header with a port that cannot exist', { header: ['Host: evil.example:99999'] }, 400],
    ['a Host header with a list', { header: ['Host: a.example, b.example'] }, 400],
    ['the method TRACE for a page', { method: 'TRACE', path: '/pricing' }, 405],
    ['the method TRACE for an endpoint', { method: 'TRACE', path: '/api/site/settings' }, 405],
    ['the method CONNECT', { method: 'CONNECT', path: 'evil.example:443' }, 405],
    ['a path of 2,001 characters', { path: `/${'a'.repeat(2000)}` }, 400],
    ['an endpoint path of 2,001 characters', { path: `/api/${'a'.repeat(1996)}` }, 400],
    ['2,001 header fields', { header: Array.from({ length: 2001 }, (_, i) => `a: ${i % 10}`) }, 431],
  ])('with %s is refused', async (_name, request, status) => {
    const answer = await ask(request);
    expect(answer.status).toBe(status);
    expect(answer.text).not.toMatch(/evil|secret|passwd|alert/);
    expect(answer.headers.get('location')).toBeUndefined();
    expect(answer.headers.get('cache-control') ?? 'no-store').toBe('no-store');
  });

  it.each<[name: string, header: string]>([
    ['a name', `Host: ${host}`],
    ['an IPv4 address', 'Host: 127.0.0.1'],
    ['an IPv6 address with a port', 'Host: [::1]:8080'],
    ['a name with a dot at its end', 'Host: www.example.org.'],
    ['a name with an underscore', 'Host: my_host:3000'],
    ['a name with an empty port', 'Host: www.example.org:'],
  ])('is told from one whose Host is %s', async (_name, header) => {
    expect((await ask({ path: '/ru/pricing', header: [header] })).status).toBe(200);
  });

  it('is told from one whose target is an absolute URL of the site', async () => {
    expect((await ask({ path: `http://${host}/ru/pricing` })).status).toBe(200);
  });

  it('keeps the last header fields, which a reverse proxy adds, up to the limit', async () => {
    const header = [...Array.from({ length: 1900 }, () => 'a: 1'), 'Accept-Language: zh-CN'];
    expect((await ask({ path: '/pricing', header })).body).toContain('<html lang="zh-CN"');
  });
});

describe('a precondition', () => {
  it.each([
    ['of a page', '/ru/pricing'],
    ['of a file', '/robots.txt'],
    ['of a feed', '/blog/rss.xml'],
    ['of a search', '/search?q=proxy'],
    ['of an endpoint', '/api/site/settings'],
  ])('%s that names another entity tag ends with 412', async (_name, path) => {
    expect((await ask({ path, header: ['If-Match: "no-such-tag"'] })).status).toBe(412);
    expect((await ask({ path, header: ['If-Match: *'] })).status).toBe(200);
  });

  it('that names the entity tag of the page is met, also in a list', async () => {
    const tag = (await ask({ path: '/ru/pricing' })).headers.get('etag')!;
    expect((await ask({ path: '/ru/pricing', header: [`If-Match: ${tag}`] })).status).toBe(200);
    expect((await ask({ path: '/ru/pricing', header: [`If-Match: "x", ${tag}`] })).status).toBe(200);
    expect((await ask({ path: '/ru/pricing', header: [`If-Match: W/${tag}`] })).status).toBe(412);
  });
});

describe('a request with a body', () => {
  const post = (header: string[], body = '') =>
    ask({ method: 'POST', path: '/api/beacon', header: ['Content-Type: application/json', ...header], body });

  it('that is compressed is refused with 415', async () => {
    const answer = await post(['Content-Encoding: gzip', 'Content-Length: 2'], '{}');
    expect(answer.status).toBe(415);
    expect(JSON.parse(answer.body)).toMatchObject({ code: 415, data: null });
    expect((await post(['Content-Encoding: identity', 'Content-Length: 2'], '{}')).status).toBe(400);
  });

  it('that says it is too large is refused with 413 before it is sent', async () => {
    const answer = await exchange({
      method: 'POST',
      path: '/api/beacon',
      header: ['Content-Type: application/json', 'Content-Length: 999999', 'Expect: 100-continue'],
    });
    expect(statusesOf(answer.text)).toEqual([413]);
    expect(answer.isClosed).toBe(true);
  });

  it('that waits for the permission to send gets it', async () => {
    const answer = await post(['Content-Length: 2', 'Expect: 100-continue'], '{}');
    expect(statusesOf(answer.text)).toEqual([100, 400]);
  });
});
