import { describe, expect, it } from 'vitest';
import { maxQueryFields, limitQueryFields } from '@/lib/http-server/query-fields';

const fields = (count: number) => Array.from({ length: count }, (_, i) => `f${i}=1`).join('&');

describe('queries passed on to Next.js', () => {
  it.each(['/pricing', '/pricing?', '/search?q=a&q=b&&=', `/pricing?${fields(maxQueryFields)}`])(
    'a query is passed on unchanged: %s',
    (target) => expect(limitQueryFields(target)).toBe(target),
  );

  it('excess query fields are removed', () => {
    expect(limitQueryFields(`/pricing?${fields(maxQueryFields + 1)}`)).toBe(`/pricing?${fields(maxQueryFields)}`);
    expect(limitQueryFields(`/pricing?${'&'.repeat(15_000)}`)).toBe(`/pricing?${'&'.repeat(maxQueryFields - 1)}`);
    expect(limitQueryFields(`/a&b?${'a&'.repeat(7000)}`)).toBe(`/a&b?${'a&'.repeat(maxQueryFields - 1)}a`);
  });
});
