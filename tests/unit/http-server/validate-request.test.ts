import type { IncomingMessage } from 'node:http';
import { describe, expect, it } from 'vitest';
import { failsIfMatch } from '@/lib/http-server/preconditions';
import { isValidHost, isValidTarget, maxHeaderFields, validateRequest } from '@/lib/http-server/validate-request';

const request = (part: Partial<Pick<IncomingMessage, 'method' | 'url' | 'rawHeaders'>>) =>
  validateRequest({ method: 'GET', url: '/', rawHeaders: ['Host', 'x'], ...part } as IncomingMessage);

describe('a request is valid', () => {
  it.each([
    'x',
    'www.facetry.example',
    'localhost:3000',
    '127.0.0.1:80',
    '[::1]',
    '[2001:db8::1]:443',
    'a.',
    'a:',
    'a_b',
  ])('with the host %s', (host) => expect(isValidHost(host)).toBe(true));
  it.each(['', ' ', 'a b', 'a/b', 'a?b', 'u@a', 'a:99999', 'a:b', 'a:1:2', '[::1', '::1', 'a,b', 'ü.example', '"a"'])(
    'but not with the host “%s”',
    (host) => expect(isValidHost(host)).toBe(false),
  );
  it.each(['/', '/x?y', '//x', '/\\x', 'http://a/x', 'HTTPS://a:8443/', 'http://a?x'])('with the target %s', (target) =>
    expect(isValidTarget(target)).toBe(true),
  );
  it.each(['', '*', 'x', 'ftp://a/', 'ws://a/', 'http:///x', 'http://a:99999/', 'http://u@a/', 'http://', 'https:a/x'])(
    'but not with the target “%s”',
    (target) => expect(isValidTarget(target)).toBe(false),
  );
  it('with as many header fields as the limit says, and no more', () => {
    const fields = (count: number) => Array.from({ length: count * 2 }, () => 'a');
    expect(request({ rawHeaders: fields(maxHeaderFields) })).toBeNull();
    expect(request({ rawHeaders: fields(maxHeaderFields + 1) })).toMatchObject({ status: 431 });
  });
  it('without a Host header, as HTTP/1.0 allows, and not with two', () => {
    expect(request({ rawHeaders: [] })).toBeNull();
    expect(request({ rawHeaders: ['host', 'x', 'HOST', 'x'] })).toMatchObject({ status: 400 });
  });
});

describe('If-Match', () => {
  it.each<[header: string | undefined, etag: string | null, fails: boolean]>([
    [undefined, null, false],
    [undefined, '"a"', false],
    ['*', null, false],
    ['"a"', '"a"', false],
    ['"b", "a"', '"a"', false],
    ['"b"', '"a"', true],
    ['W/"a"', '"a"', true],
    ['"a"', null, true],
    ['', '"a"', true],
  ])('%s for the entity tag %s: fails is %s', (header, etag, fails) => {
    expect(failsIfMatch(header, etag)).toBe(fails);
  });
});
