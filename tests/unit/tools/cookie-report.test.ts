import { expect, it } from 'vitest';
import { maxRemarks, reportCookies } from '@/lib/tools/cookie-report';
import { cookieFormats } from '@/lib/tools/cookies';

const now = 1_800_000_000;
const line = (i: number) => `.shop${i}.example\tTRUE\t/\tTRUE\t${now + i}\tsession\tabc`;
const request = (text: string) => ({ text, target: 'header' as const, domain: '', now });

it('of many remarks the first are told, and how many there are', () => {
  const lines = Array.from({ length: 100 }, (_, i) => (i % 4 === 3 ? 'broken\tTRUE\t/\tmaybe\t1\ta\tb' : line(i - 50)));
  const report = reportCookies(request(lines.join('\n')));
  expect(report).toMatchObject({ format: 'netscape', isByLine: true, cookieCount: 75 });
  expect(report.errors.total).toBe(25);
  expect(report.losses.total).toBe(75);
  expect(report.warnings.total).toBe(39);
  for (const { first } of [report.errors, report.losses, report.warnings]) expect(first).toHaveLength(maxRemarks);
  expect(report.errors.first[1]).toEqual({ position: 8, reason: 'flag' });
});

it.each(cookieFormats)('the progress of a large file in the format %s grows, and never exceeds the whole', (format) => {
  const lines = Array.from({ length: 12_000 }, (_, i) => line(i)).join('\n');
  const { text } = reportCookies({ ...request(lines), target: format });
  const shares: number[] = [];
  reportCookies({ ...request(text), domain: 'shop.example' }, (share) => shares.push(share));
  expect(shares.length).toBeGreaterThan(2);
  expect(shares).toEqual(shares.toSorted((a, b) => a - b));
  expect(Math.max(...shares)).toBeLessThanOrEqual(1);
});

it('a text without cookies has no result', () => {
  expect(reportCookies(request('hello'))).toMatchObject({ text: '', cookieCount: 0, errors: { total: 1 } });
});
