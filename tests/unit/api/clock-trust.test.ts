import { describe, expect, it } from 'vitest';
import { mayDelete, probation, steadySeconds } from '@/lib/api/store/clock-trust';

const now = new Date('2026-11-28T12:00:00Z');
const minute = 60_000;
const day = 24 * 60 * minute;
const away = (days: number) => new Date(now.getTime() + days * day);

describe('whether old rows may be deleted', () => {
  const cases: [what: string, doneAt: Date | null, newestAt: Date | null, steady: number, allowed: boolean][] = [
    ['yesterday’s turn and a row of today', away(-1), away(0), 0, true],
    ['a server that was off for two days', away(-2), away(-2), 0, true],
    ['a clock that is 400 days ahead', away(-400), away(-400), 0, false],
    ['a clock ahead, by which a row has come in already', away(-400), away(0), 0, false],
    ['a clock that is 400 days behind', away(400), away(400), 0, false],
    ['a clock that is right, and a row that came in while it was ahead', away(-1), away(400), 0, false],
    ['a site that was off for weeks', away(-30), away(-30), 0, false],
    ['the same, just before it has run for a day', away(-30), away(-30), probation - 1, false],
    ['the same, once it has run for a day', away(-30), away(-30), probation, true],
    ['a row of the future, after a day of steady running', away(-1), away(400), probation, true],
    ['a site that nobody visits, and that runs', away(-1), away(-30), probation, true],
    ['a store without a row', away(-1), null, 0, true],
    ['a store that has done it never, and holds nothing', null, null, 0, true],
    ['a store of which nobody knows when it was done last', null, away(0), 0, false],
    ['exactly three days', away(-3), away(3), 0, true],
  ];
  it.each(cases)(
    'goes by the last turn, the newest row and the steady time: %s',
    (_, doneAt, newestAt, steady, may) => {
      expect(mayDelete({ now, doneAt, newestAt, steadySeconds: steady })).toBe(may);
    },
  );
});

describe('the time for which the clock kept step', () => {
  const at = (wallMinutes: number, steadyMinutes: number) => ({
    wall: now.getTime() + wallMinutes * minute,
    steady: steadyMinutes * minute,
  });
  const stored = (seconds: number, checkedMinutes: number | null) => ({
    steadySeconds: seconds,
    checkedAt: checkedMinutes === null ? null : new Date(now.getTime() + checkedMinutes * minute),
  });
  const cases: [
    what: string,
    before: ReturnType<typeof at> | null,
    reading: ReturnType<typeof at>,
    held: ReturnType<typeof stored>,
    seconds: number,
  ][] = [
    ['grows by what a process has run', at(0, 1), at(15, 16), stored(600, 0), 1500],
    ['begins with nothing on a store that was never looked at', null, at(0, 1), stored(0, null), 0],
    ['stays over a restart', null, at(20, 1), stored(600, 0), 600],
    ['is lost when nothing has run for more than three days', null, at(4 * 1440, 1), stored(600, 0), 0],
    ['is lost when the clock was set ahead while nothing ran', null, at(400 * 1440, 1), stored(600, 0), 0],
    ['is lost when the clock was set back while nothing ran', null, at(-400 * 1440, 1), stored(600, 0), 0],
    ['is lost when the clock jumps by two minutes', at(0, 1), at(17, 16), stored(600, 0), 0],
    ['is lost when the clock is set back', at(0, 1), at(-60, 16), stored(600, 0), 0],
    ['is lost after the machine has slept', at(0, 1), at(480, 2), stored(600, 0), 0],
    ['outlives a correction of half a minute', at(0, 1), at(15.5, 16), stored(600, 0), 1500],
    ['counts once what two processes have run', at(0, 1), at(15, 16), stored(600, 10), 900],
    ['is not lessened by a process that looked earlier', at(-2, 1), at(13, 16), stored(600, 14), 600],
    ['ends at a day', at(0, 1), at(15, 16), stored(probation - 1, 0), probation],
  ];
  it.each(cases)('%s', (_, before, reading, held, seconds) => {
    expect(steadySeconds(reading, before, held)).toBe(seconds);
  });
});
