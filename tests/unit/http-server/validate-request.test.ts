import type { IncomingMessage } from 'node:http';
import { describe, expect, it } from 'vitest';
import { failsIfMatch } from '@/lib/http-server/preconditions';
import { isValidHost, isValidTarget, maxHeaderFields, validateRequest } from '@/lib/http-server/validate-request';

const request = (part: Partial<IncomingMessage>) =>
  validateRequest({ method: 'GET', url: '/', rawHeaders: ['Host', 'x'], headers: {}, ...part } as IncomingMessage);

describe('request validation', () => {
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
    'xn--mnchen-3ya.example',
    '1.2.3.example',
    '010.example',
    '127.0.0.1.',
    '[::ffff:127.0.0.1]',
    `${'a'.repeat(63)}.example`,
  ])('the host %s is valid', (host) => expect(isValidHost(host)).toBe(true));
  it.each(['..', '.', '.:80', 'a..b', '.a', 'a..', '-', '-a', 'a-', 'a.-b.c', `${'a'.repeat(64)}.example`])(
    'the host “%s” is invalid, because of a label that no name has',
    (host) => expect(isValidHost(host)).toBe(false),
  );
  it.each(['999.999.999.999', '256.0.0.1:80', '010.0.0.1', '1.2.3.4444', '[1]', '[:::]', '[::1::2]', '[1.2.3.4]'])(
    'the host “%s” is invalid, because it is not an IP address',
    (host) => expect(isValidHost(host)).toBe(false),
  );
  it.each(['', ' ', 'a b', 'a/b', 'a?b', 'u@a', 'a:99999', 'a:b', 'a:1:2', '[::1', '::1', 'a,b', 'ü.example', '"a"'])(
    'the host “%s” is invalid',
    (host) => expect(isValidHost(host)).toBe(false),
  );
  it.each(['/', '/x?y', '//x', '/\\x', 'http://a/x', 'HTTPS://a:8443/', 'http://a?x'])(
    'the request target %s is valid',
    (target) => expect(isValidTarget(target)).toBe(true),
  );
  it.each(['', '*', 'x', 'ftp://a/', 'ws://a/', 'http:///x', 'http://a:99999/', 'http://u@a/', 'http://', 'https:a/x'])(
    'the request target “%s” is invalid',
    (target) => expect(isValidTarget(target)).toBe(false),
  );
  it('the number of header fields is limited', () => {
    const fields = (count: number) => Array.from({ length: count * 2 }, () => 'a');
    expect(request({ rawHeaders: fields(maxHeaderFields) })).toBeNull();
    expect(request({ rawHeaders: fields(maxHeaderFields + 1) })).toMatchObject({ status: 431 });
  });
  it.each(['gzip, chunked', 'foo, chunked', 'chunked, chunked', 'gzip', ''])(
    'the transfer coding “%s” is not implemented',
    (coding) => expect(request({ headers: { 'transfer-encoding': coding } })).toMatchObject({ status: 501 }),
  );
  it.each(['chunked', 'Chunked'])('the transfer coding “%s” is valid', (coding) =>
    expect(request({ headers: { 'transfer-encoding': coding } })).toBeNull(),
  );
  it('expectations other than 100-continue are rejected, except in HTTP/1.0, which has none', () => {
    expect(request({ headers: { expect: '100-Continue' } })).toBeNull();
    expect(request({ headers: { expect: 'other' } })).toMatchObject({ status: 417 });
    expect(request({ headers: { expect: 'other' }, httpVersion: '1.0' })).toBeNull();
  });
  it('a missing Host header is valid in HTTP/1.0 only, and two are invalid', () => {
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
  ])('If-Match %s fails for the entity tag %s: %s', (header, etag, fails) => {
    expect(failsIfMatch(header, etag)).toBe(fails);
  });
});
