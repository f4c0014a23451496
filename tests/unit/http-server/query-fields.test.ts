import { describe, expect, it } from 'vitest';
import { mostFields, withFewFields } from '@/lib/http-server/query-fields';

const fields = (count: number) => Array.from({ length: count }, (_, i) => `f${i}=1`).join('&');

describe('queries passed on to Next.js', () => {
  it.each(['/pricing', '/pricing?', '/search?q=a&q=b&&=', `/pricing?${fields(mostFields)}`])(
    'a query is passed on unchanged: %s',
    (target) => expect(withFewFields(target)).toBe(target),
  );

  it('excess query fields are removed', () => {
    expect(withFewFields(`/pricing?${fields(mostFields + 1)}`)).toBe(`/pricing?${fields(mostFields)}`);
    expect(withFewFields(`/pricing?${'&'.repeat(15_000)}`)).toBe(`/pricing?${'&'.repeat(mostFields - 1)}`);
    expect(withFewFields(`/a&b?${'a&'.repeat(7000)}`)).toBe(`/a&b?${'a&'.repeat(mostFields - 1)}a`);
  });
});
