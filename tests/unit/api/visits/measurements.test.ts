import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cleanErrorMessage, countMeasurements, errorGroupId, type Measurement } from '@/lib/api/visits/measurements';
import { bucketEdge, bucketOf, percentile, vitalBudgets, vitalNames } from '@/lib/api/visits/vital-buckets';

const measurement = (values: Partial<Measurement>): Measurement => ({
  ...{ type: 'web_vital', value: 'LCP 1000', path: '/', locale: 'en', build: null, count: 1 },
  ...values,
});

describe('histograms of web vitals', () => {
  it.each(vitalNames)('%s: a value is at most a twentieth below the upper edge of its bucket', (name) => {
    const value = fc.integer({ min: 100, max: 100_000_000 }).map((n) => (vitalBudgets[name] * n) / 1_000_000);
    fc.assert(
      fc.property(value, (exact) => {
        const edge = bucketEdge(name, bucketOf(name, exact));
        expect(edge / exact).toBeGreaterThan(1 - 1e-6);
        expect(edge / exact).toBeLessThan(1.05 + 1e-6);
      }),
    );
  });

  it.each(vitalNames)('%s: the budget is an edge, so what is above it is known', (name) => {
    expect(bucketOf(name, vitalBudgets[name])).toBe(0);
    expect(bucketEdge(name, 0)).toBe(vitalBudgets[name]);
    expect(bucketOf(name, vitalBudgets[name] + 0.001)).toBe(1);
  });

  it('nothing is too small or too large for a bucket', () => {
    expect(bucketEdge('CLS', bucketOf('CLS', 0))).toBeLessThan(0.0001);
    expect(bucketOf('LCP', 999_999_999)).toBe(100);
  });

  it('a percentile is the upper edge of the bucket that contains it', () => {
    const counts = new Map([
      [2, 1],
      [-10, 2],
      [0, 1],
    ]);
    expect(percentile('LCP', counts, 0.75)).toBe(2500);
    expect(percentile('LCP', counts, 0.76)).toBe(bucketEdge('LCP', 2));
    expect(percentile('LCP', new Map(), 0.75)).toBeNull();
  });
});

describe('the message of an error', () => {
  it.each([
    ['Error: request 17 of 2026 failed', 'Error: request # of # failed'],
    ["x is not a function (reading 'secret name')", 'x is not a function (reading "…")'],
    ['Can\u2019t find “Ada” in `list` of "Ada\'s"', 'Can\u2019t find "…" in "…" of "…"'],
    ["Can't open it, won't open 'it'", 'Can\'t open it, won\'t open "…"'],
    ['Failed: https://a.example/b?mail=x@y.example (https://b.example/c.js:12)', 'Failed: <address> (<address>)'],
    ['Unknown user ada@example.com', 'Unknown user <address>'],
    ['resource reload error: /_next/static/chunks/0a1b.js', 'resource reload error: <address>'],
    ['blob:https://a.example/1-2-3 is gone', 'blob:<address> is gone'],
    ['  two\n lines ', 'two lines'],
    ['', ''],
  ])('“%s” is grouped as “%s”', (message, cleaned) => {
    expect(cleanErrorMessage(message)).toBe(cleaned);
  });

  it('is truncated to whole characters', () => {
    expect(cleanErrorMessage('💥'.repeat(300))).toBe('💥'.repeat(200));
  });
});

describe('the measurements of a visit', () => {
  it('equal ones are one count, by page and language', () => {
    const { vitals } = countMeasurements([
      measurement({ value: 'LCP 2500', path: '/ru/blog/some-post' }),
      measurement({ value: 'LCP 2499.5', path: '/ru/blog/other-post', count: 2 }),
      measurement({ value: 'CLS 0', path: null, locale: '<script>' }),
    ]);
    expect(vitals).toEqual([
      ['LCP', 0, 'blog-article', 'ru', 3],
      ['CLS', -200, '', '', 1],
    ]);
  });

  it('errors of the same code and cleaned message are one group', () => {
    const { errors, groups } = countMeasurements([
      measurement({ type: '100103', value: 'Error 1', path: '/order/12345', build: 'b' }),
      measurement({ type: '100103', value: 'Error 2', path: '/order/67890', build: 'b' }),
      measurement({ type: '100102', value: 'Error 3', path: '/' }),
    ]);
    const [rejection, script] = [errorGroupId('100103', 'Error #'), errorGroupId('100102', 'Error #')];
    expect(errors).toEqual([
      [rejection, '/order/*', 'b', 2],
      [script, '/', '', 1],
    ]);
    expect(groups).toEqual([
      { id: rejection, code: '100103', message: 'Error #' },
      { id: script, code: '100102', message: 'Error #' },
    ]);
  });
});
