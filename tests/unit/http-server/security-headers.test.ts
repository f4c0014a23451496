import { describe, expect, it } from 'vitest';
import { isOverTls, securityHeaders, type ResponseKind } from '@/lib/http-server/security-headers';

const closed = ['error', 'redirect', 'api', 'asset', 'image', 'machineReadable'] as const;
const policy = "default-src 'none'";
const headersOf = (kind: ResponseKind, isTls: boolean) =>
  kind === 'page' ? securityHeaders(kind, { isTls, policy }) : securityHeaders(kind, { isTls });
const kinds: readonly ResponseKind[] = ['page', ...closed];

describe.each(kinds)('response of the kind %s', (kind) => {
  it('the response has nosniff and a referrer policy that hides URLs from other sites', () => {
    expect(headersOf(kind, false)).toMatchObject({
      'X-Content-Type-Options': 'nosniff',
      'Referrer-Policy': 'strict-origin-when-cross-origin',
    });
  });

  it('the response has HSTS for a year over TLS, and only there', () => {
    expect(headersOf(kind, true)['Strict-Transport-Security']).toBe('max-age=31536000');
    expect(headersOf(kind, false)).not.toHaveProperty('Strict-Transport-Security');
  });

  it('HSTS is the only difference over TLS', () => {
    const { 'Strict-Transport-Security': _, ...rest } = headersOf(kind, true);
    expect(rest).toEqual(headersOf(kind, false));
  });
});

describe('security header table', () => {
  it.each([
    ['page', 'same-origin', 'DENY', policy],
    ['error', 'same-origin', 'DENY', /^default-src 'none'; .*frame-ancestors 'none'/],
    ['redirect', 'same-origin', undefined, /^default-src 'none'; .*frame-ancestors 'none'/],
    ['api', 'same-origin', 'DENY', /^default-src 'none'; .*frame-ancestors 'none'/],
    ['asset', 'same-origin', undefined, undefined],
    ['image', 'cross-origin', undefined, /^default-src 'none'; .*style-src 'unsafe-inline'/],
    ['machineReadable', 'cross-origin', 'DENY', /^default-src 'none'; .*frame-ancestors 'none'/],
  ] as const)('the headers of the kind %s restrict who may use, frame and prefill it', (kind, resource, frame, csp) => {
    const headers = headersOf(kind, true);
    expect(headers['Cross-Origin-Resource-Policy']).toBe(resource);
    expect(headers['X-Frame-Options']).toBe(frame);
    if (csp instanceof RegExp) expect(headers['Content-Security-Policy']).toMatch(csp);
    else expect(headers['Content-Security-Policy']).toBe(csp);
  });

  it('only pages allow scripts', () => {
    for (const kind of closed)
      expect(headersOf(kind, true)['Content-Security-Policy'] ?? '').not.toContain('script-src');
  });

  it('pages allow sign-in windows and FedCM, and no device features', () => {
    const headers = headersOf('page', true);
    expect(headers['Cross-Origin-Opener-Policy']).toBe('same-origin-allow-popups');
    expect(headers['Permissions-Policy']).toMatch(/(?:^|, )identity-credentials-get=\(self\)(?:,|$)/);
    expect(headers['Permissions-Policy']).toMatch(/(?:^|, )camera=\(\)(?:,|$)/);
  });

  it('pages name the reporting endpoint', () => {
    expect(headersOf('page', true)['Reporting-Endpoints']).toBe('csp="/api/site/csp-report"');
  });

  it("security header objects are reused, and a page's policy does not leak into them", () => {
    expect(headersOf('asset', true)).toBe(headersOf('asset', true));
    expect(securityHeaders('page', { isTls: true, policy: 'a' })).not.toBe(headersOf('page', true));
    expect(headersOf('page', true)['Content-Security-Policy']).toBe(policy);
  });
});

describe('TLS detection', () => {
  it.each([
    [true, undefined, 0, true],
    [false, undefined, 0, false],
    [false, 'https', 0, false],
    [true, 'http', 0, true],
    [false, 'https', 1, true],
    [false, 'HTTPS', 1, true],
    [true, 'http', 1, false],
    [true, undefined, 1, true],
    [false, '', 1, false],
    // A client may send a value that precedes those of the proxies.
    [false, 'https, http', 1, false],
    [false, 'http, https', 1, true],
    [false, 'https, http', 2, true],
    [false, 'https', 2, true],
  ])(
    'a request is over TLS (encrypted here: %s, X-Forwarded-Proto “%s”, trusted proxies: %i): %s',
    (isEncrypted, forwarded, proxies, tls) => {
      expect(isOverTls(isEncrypted, forwarded, proxies)).toBe(tls);
    },
  );
});
