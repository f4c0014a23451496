import { expect, it } from 'vitest';
import { isPublicationDue, retryDelay } from '@/lib/publishing/due-publications';

const now = new Date('2026-12-01T08:00:00Z');

it.each([
  ['a build without scheduled articles', undefined, false],
  ['an article that is due later', ['2026-12-01T08:00:01.000Z'], false],
  ['an article that is due now', ['2026-12-01T08:00:00.000Z'], true],
  ['one of several', ['2026-11-30T08:00:00.000Z', '2099-01-01T00:00:00.000Z'], true],
])('content is published by itself for %s', (_title, due, expected) => {
  expect(isPublicationDue(due, now)).toBe(expected);
});

it('failed publications are tried again after twice as long each time, at most a quarter of an hour', () => {
  expect([0, 1, 2, 3].map(retryDelay)).toEqual([30_000, 30_000, 60_000, 120_000]);
  expect(retryDelay(100)).toBe(15 * 60_000);
});
