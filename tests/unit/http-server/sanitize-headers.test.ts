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

  it('cookies stay complete except for those of the Next.js preview mode', () => {
    const cookie = 'myLocale=ru; __prerender_bypass=1; consent=1.0.1; __next_preview_data=x; __REF=a';
    expect(sanitized({ cookie }).cookie).toBe('myLocale=ru; consent=1.0.1; __REF=a');
    expect(sanitized({ cookie: '__prerender_bypassed=1' }).cookie).toBe('__prerender_bypassed=1');
    expect(sanitized({ cookie: '__prerender_bypass' }).cookie).toBe('');
    expect(sanitized({ cookie: `a=${'x'.repeat(9000)}` }).cookie).toHaveLength(9002);
  });

  it('headers that request another protocol are removed', () => {
    expect(sanitized({ upgrade: 'h2c', 'http2-settings': 'AAMAAABkAAQ', host: 'x' })).toEqual({ host: 'x' });
  });
});
