import { describe, expect, it } from 'vitest';
import { mayDelete, trustPeriod, getMonotonicSeconds } from '@/lib/api/store/clock-trust';

const now = new Date('2026-11-28T12:00:00Z');
const minute = 60_000;
const day = 24 * 60 * minute;
const away = (days: number) => new Date(now.getTime() + days * day);

describe('clock trust', () => {
  const cases: [what: string, doneAt: Date | null, newestAt: Date | null, steady: number, allowed: boolean][] = [
    ['the last run yesterday and a row of today', away(-1), away(0), 0, true],
    ['a server that was off for two days', away(-2), away(-2), 0, true],
    ['a clock that is 400 days ahead', away(-400), away(-400), 0, false],
    ['a clock ahead, with a row received meanwhile', away(-400), away(0), 0, false],
    ['a clock that is 400 days behind', away(400), away(400), 0, false],
    ['a clock that is right, with a row received while it was ahead', away(-1), away(400), 0, false],
    ['a site that was off for weeks', away(-30), away(-30), 0, false],
    ['the same, shortly before a day of uptime', away(-30), away(-30), trustPeriod - 1, false],
    ['the same, after a day of uptime', away(-30), away(-30), trustPeriod, true],
    ['a row of the future, after a day of consistent uptime', away(-1), away(400), trustPeriod, true],
    ['a running site without visitors', away(-1), away(-30), trustPeriod, true],
    ['a store without rows', away(-1), null, 0, true],
    ['an empty store without any maintenance', null, null, 0, true],
    ['a store whose last maintenance is unknown', null, away(0), 0, false],
    ['exactly three days', away(-3), away(3), 0, true],
  ];
  it.each(cases)(
    'deletion is allowed depending on the last run, the newest row and the monotonic clock: %s',
    (_, doneAt, newestAt, steady, may) => {
      expect(mayDelete({ now, doneAt, newestAt, monotonicSeconds: steady })).toBe(may);
    },
  );
});

describe('consistent uptime', () => {
  const at = (wallMinutes: number, steadyMinutes: number) => ({
    wallClock: now.getTime() + wallMinutes * minute,
    monotonic: steadyMinutes * minute,
  });
  const stored = (seconds: number, checkedMinutes: number | null) => ({
    monotonicSeconds: seconds,
    checkedAt: checkedMinutes === null ? null : new Date(now.getTime() + checkedMinutes * minute),
  });
  const cases: [
    what: string,
    before: ReturnType<typeof at> | null,
    reading: ReturnType<typeof at>,
    held: ReturnType<typeof stored>,
    seconds: number,
  ][] = [
    ['grows with the uptime of a process', at(0, 1), at(15, 16), stored(600, 0), 1500],
    ['is zero in a store without an earlier check', null, at(0, 1), stored(0, null), 0],
    ['is kept after a restart', null, at(20, 1), stored(600, 0), 600],
    ['is reset if no server ran for more than three days', null, at(4 * 1440, 1), stored(600, 0), 0],
    ['is reset if the clock was set ahead while no server ran', null, at(400 * 1440, 1), stored(600, 0), 0],
    ['is reset if the clock was set back while no server ran', null, at(-400 * 1440, 1), stored(600, 0), 0],
    ['is reset if the clock jumps by two minutes', at(0, 1), at(17, 16), stored(600, 0), 0],
    ['is reset if the clock is set back', at(0, 1), at(-60, 16), stored(600, 0), 0],
    ['is reset after the machine has slept', at(0, 1), at(480, 2), stored(600, 0), 0],
    ['is kept after a correction of half a minute', at(0, 1), at(15.5, 16), stored(600, 0), 1500],
    ['counts parallel processes once', at(0, 1), at(15, 16), stored(600, 10), 900],
    ['is not reduced by a process that checked earlier', at(-2, 1), at(13, 16), stored(600, 14), 600],
    ['is limited to a day', at(0, 1), at(15, 16), stored(trustPeriod - 1, 0), trustPeriod],
  ];
  it.each(cases)('the time for which the clock was consistent: %s', (_, before, reading, held, seconds) => {
    expect(getMonotonicSeconds(reading, before, held)).toBe(seconds);
  });
});
