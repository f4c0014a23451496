import { describe, expect, it } from 'vitest';
import { mayDelete, requiredStableUptime, getStableUptime } from '@/lib/api/store/clock-trust';

const now = new Date('2026-11-28T12:00:00Z');
const minute = 60_000;
const day = 24 * 60 * minute;
const daysFromNow = (days: number) => new Date(now.getTime() + days * day);

describe('clock trust', () => {
  const allDay = requiredStableUptime;
  const cases: [
    name: string,
    doneDays: number | null,
    newestDays: number | null,
    stableUptime: number,
    allowed: boolean,
  ][] = [
    ['the last run yesterday and a row of today', -1, 0, 0, true],
    ['a server that was off for two days', -2, -2, 0, true],
    ['a clock that is 400 days ahead', -400, -400, 0, false],
    ['a clock ahead, with a row received meanwhile', -400, 0, 0, false],
    ['a clock that is 400 days behind', 400, 400, 0, false],
    ['a correct clock, and a row stored while the clock was ahead', -1, 400, 0, false],
    ['a site that was off for weeks', -30, -30, 0, false],
    ['the same, shortly before a day of uptime', -30, -30, allDay - 1, false],
    ['the same, after a day of uptime', -30, -30, allDay, true],
    ['a row of the future, after a day of stable uptime', -1, 400, allDay, true],
    ['a running site without visitors', -1, -30, allDay, true],
    ['a store without rows', -1, null, 0, true],
    ['an empty store without any maintenance', null, null, 0, true],
    ['a store whose last maintenance is unknown', null, 0, 0, false],
    ['exactly three days', -3, 3, 0, true],
  ];
  it.each(cases)(
    'deletion is allowed depending on the last run, the newest row and the monotonic clock: %s',
    (_, doneDays, newestDays, stableUptime, expected) => {
      const [doneAt, newestAt] = [doneDays, newestDays].map((days) => (days === null ? null : daysFromNow(days)));
      expect(mayDelete({ now, doneAt: doneAt!, newestAt: newestAt!, stableUptime })).toBe(expected);
    },
  );
});

describe('stable uptime', () => {
  const at = (wallMinutes: number, monotonicMinutes: number) => ({
    wallClock: now.getTime() + wallMinutes * minute,
    monotonic: monotonicMinutes * minute,
  });
  const storedAt = (seconds: number, checkedMinutes: number | null) => ({
    stableUptime: seconds,
    checkedAt: checkedMinutes === null ? null : new Date(now.getTime() + checkedMinutes * minute),
  });
  type Reading = ReturnType<typeof at>;
  const cases: [name: string, before: Reading | null, Reading, stored: ReturnType<typeof storedAt>, seconds: number][] =
    [
      ['grows with the uptime of a process', at(0, 1), at(15, 16), storedAt(600, 0), 1500],
      ['is zero in a store without an earlier check', null, at(0, 1), storedAt(0, null), 0],
      ['is kept after a restart', null, at(20, 1), storedAt(600, 0), 600],
      ['is reset if no server ran for more than three days', null, at(4 * 1440, 1), storedAt(600, 0), 0],
      ['is reset if the clock was set ahead while no server ran', null, at(400 * 1440, 1), storedAt(600, 0), 0],
      ['is reset if the clock was set back while no server ran', null, at(-400 * 1440, 1), storedAt(600, 0), 0],
      ['is reset if the clock jumps by two minutes', at(0, 1), at(17, 16), storedAt(600, 0), 0],
      ['is reset if the clock is set back', at(0, 1), at(-60, 16), storedAt(600, 0), 0],
      ['is reset after the machine has slept', at(0, 1), at(480, 2), storedAt(600, 0), 0],
      ['is kept after a correction of half a minute', at(0, 1), at(15.5, 16), storedAt(600, 0), 1500],
      ['counts parallel processes once', at(0, 1), at(15, 16), storedAt(600, 10), 900],
      ['is not reduced by a process that checked earlier', at(-2, 1), at(13, 16), storedAt(600, 14), 600],
      ['is limited to a day', at(0, 1), at(15, 16), storedAt(requiredStableUptime - 1, 0), requiredStableUptime],
    ];
  it.each(cases)('the stable uptime %s', (_, before, reading, stored, seconds) => {
    expect(getStableUptime(reading, before, stored)).toBe(seconds);
  });
});
