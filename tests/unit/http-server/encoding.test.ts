import { describe, expect, it } from 'vitest';
import { acceptedEncodings, encodingFor } from '@/lib/http-server/encoding';

describe('content encoding', () => {
  it.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip', 'gzip'],
    ['gzip;q=1.0, br;q=0.5', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['*', 'br'],
    ['identity', 'identity'],
    ['deflate', 'identity'],
    ['br;q=0, *;q=0', 'identity'],
    ['', 'identity'],
  ])('the content encoding for “%s” is %s', (header, encoding) => {
    const accepted = acceptedEncodings({ headers: { 'accept-encoding': header } });
    expect(encodingFor(accepted, { br: 10, gz: 12 })).toBe(encoding);
  });

  it('responses that were not worth compressing have no content encoding', () => {
    expect(encodingFor(['br', 'gzip', 'identity'], { br: 0, gz: 0 })).toBe('identity');
  });
});
