import { describe, expect, it } from 'vitest';
import { sanitizeHeaders } from '@/lib/http-server/sanitize-headers';

const sanitized = (headers: Record<string, string>) => {
  sanitizeHeaders(headers);
  return headers;
};

describe('sanitized headers', () => {
  it('header values are truncated to a length that is safe for regular expressions', () => {
    expect(sanitized({ 'user-agent': 'a'.repeat(15_000) })['user-agent']).toHaveLength(500);
    expect(sanitized({ 'accept-language': 'a,'.repeat(8000) })['accept-language']).toHaveLength(1000);
    expect(sanitized({ 'user-agent': 'Mozilla/5.0' })['user-agent']).toBe('Mozilla/5.0');
  });

  it('cookies of the Next.js preview mode are removed, and others stay complete', () => {
    const cookie = 'myLocale=ru; __prerender_bypass=1; consent=1.0.1; __next_preview_data=x; __REF=a';
    expect(sanitized({ cookie }).cookie).toBe('myLocale=ru; consent=1.0.1; __REF=a');
    expect(sanitized({ cookie: '__prerender_bypassed=1' }).cookie).toBe('__prerender_bypassed=1');
    expect(sanitized({ cookie: '__prerender_bypass' }).cookie).toBe('');
    expect(sanitized({ cookie: `a=${'x'.repeat(9000)}` }).cookie).toHaveLength(9002);
  });

  it('headers that request another protocol are removed', () => {
    expect(sanitized({ upgrade: 'h2c', 'http2-settings': 'AAMAAABkAAQ', host: 'x' })).toEqual({ host: 'x' });
  });

  it.each([
    'next-action',
    'next-hmr-refresh',
    'next-resume',
    'x-action-forwarded',
    'x-invocation-id',
    'x-matched-path',
    'x-middleware-prefetch',
    'x-middleware-set-cookie',
    'x-middleware-subrequest',
    'x-next-cache-tags',
    'x-next-revalidated-tags',
    'x-nextjs-data',
    'x-nextjs-request-id',
    'x-now-route-matches',
    'x-prerender-revalidate',
    'x-prerender-revalidate-if-generated',
    'content-security-policy',
    'content-security-policy-report-only',
  ])('the header %s, internal to Next.js, is removed from all requests', (name) => {
    expect(sanitized({ [name]: '1', host: 'x' })).toEqual({ host: 'x' });
    expect(sanitized({ [name]: '1', rsc: '1' })).toEqual({ rsc: '1' });
  });

  it('headers of the Next.js router are kept in its own requests only', () => {
    const router = {
      'next-router-prefetch': '1',
      'next-router-segment-prefetch': '/_tree',
      'next-router-state-tree': '[]',
      'next-url': '/x',
    };
    expect(sanitized({ ...router, host: 'x' })).toEqual({ host: 'x' });
    expect(sanitized({ ...router, rsc: '2' })).toEqual({});
    expect(sanitized({ ...router, rsc: '1' })).toEqual({ ...router, rsc: '1' });
  });
});
