import { describe, expect, it } from 'vitest';
import { isClockWrong, measureDrift, roundDuration } from '@/lib/tools/two-factor-code/clock-drift';

const server = Date.UTC(2026, 10, 1, 9, 30, 0);
const headers = (values: Record<string, string> = {}) =>
  new Headers({ date: new Date(server).toUTCString(), ...values });

describe('the drift of a clock', () => {
  it.each([
    ['right', 500, false],
    ['a second ahead', 1500, false],
    ['40 seconds ahead', 40_500, true],
    ['40 seconds behind', -39_500, true],
  ])('a clock that is %s', (_, local, isWrong) => {
    const measured = measureDrift(headers(), { sent: server + local - 100, received: server + local + 100 })!;
    expect(measured).toEqual({ drift: local - 500, uncertainty: 600 });
    expect(isClockWrong(measured)).toBe(isWrong);
  });

  it('an answer from a cache counts from when it was stored', () => {
    const times = { sent: server + 30_400, received: server + 30_600 };
    expect(measureDrift(headers({ age: '30' }), times)?.drift).toBe(0);
  });

  it('a slow answer proves nothing', () => {
    const measured = measureDrift(headers(), { sent: server, received: server + 20_000 })!;
    expect(isClockWrong(measured)).toBe(false);
  });

  it.each<Record<string, string>>([{}, { date: 'yesterday' }])(
    'an answer without a time cannot be compared: %o',
    (values) => {
      expect(measureDrift(new Headers(values), { sent: 0, received: 0 })).toBeNull();
    },
  );
});

it.each([
  [40_400, 40, 'second'],
  [-40_600, 41, 'second'],
  [100, 1, 'second'],
  [150_000, 3, 'minute'],
  [-7_200_000, 2, 'hour'],
])('a drift of %i ms is told as %i in the unit %s', (drift, value, unit) => {
  expect(roundDuration(drift)).toEqual({ value, unit });
});
