import { describe, expect, it } from 'vitest';
import { maxQueryParameters, limitQueryParameters } from '@/lib/http-server/query-parameters';

const parameters = (count: number) => Array.from({ length: count }, (_, i) => `f${i}=1`).join('&');

describe('queries passed on to Next.js', () => {
  it.each(['/pricing', '/pricing?', '/search?q=a&q=b&&=', `/pricing?${parameters(maxQueryParameters)}`])(
    'a query is passed on unchanged: %s',
    (target) => expect(limitQueryParameters(target)).toBe(target),
  );

  it('excess query parameters are removed', () => {
    expect(limitQueryParameters(`/pricing?${parameters(maxQueryParameters + 1)}`)).toBe(
      `/pricing?${parameters(maxQueryParameters)}`,
    );
    expect(limitQueryParameters(`/pricing?${'&'.repeat(15_000)}`)).toBe(
      `/pricing?${'&'.repeat(maxQueryParameters - 1)}`,
    );
    expect(limitQueryParameters(`/a&b?${'a&'.repeat(7000)}`)).toBe(`/a&b?${'a&'.repeat(maxQueryParameters - 1)}a`);
  });
});
