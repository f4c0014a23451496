import { expect, it } from 'vitest';
import { eventDay } from '@/lib/api/beacon/event-day';

const received = Date.parse('2026-11-21T00:10:00Z');
const before = (days: number) => received - days * 86_400_000;

it.each([
  ['happened yesterday', before(0.5), received, '2026-11-20'],
  ['was sent by scripts that do not say when', before(2), undefined, '2026-11-19'],
  ['waited offline for 29 days', before(29), received, '2026-10-23'],
  ['waited offline for 31 days', before(31), received, '2026-11-21'],
  ['has a clock of 100 days ago', before(100), before(100), '2026-11-21'],
  ['has a clock of two days ago', before(2), before(2), '2026-11-21'],
  ['has a clock three days ahead', before(-3), before(-3), '2026-11-21'],
  ['has a clock that is minutes ahead', before(-0.01), before(-0.01), '2026-11-21'],
])('the partition of an event that %s is that of a day on which its visit can be', (_, happened, sent, day) => {
  expect(eventDay(happened, sent, received)).toBe(day);
});
