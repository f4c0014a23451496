import { describe, expect, it } from 'vitest';
import {
  groupings,
  parseComparison,
  parseFilters,
  parseGroupings,
  parseSince,
  parseTimeZone,
  parseUntil,
} from '@/lib/api/report/options';

const now = new Date('2026-11-21T12:07:00Z');
const iso = ({ since, until }: { since: Date; until: Date }) => [since.toISOString(), until.toISOString()];
const days = (from: string, to: string, zone: string) => {
  const since = parseSince(from, now, zone);
  return { since, until: parseUntil(to, since, now, zone) };
};

it('the days of a report are those of its time zone, even when daylight saving begins or ends', () => {
  expect(iso(days('2026-10-25', '2026-10-25', 'Europe/Berlin'))).toEqual([
    ...['2026-10-24T22:00:00.000Z', '2026-10-25T23:00:00.000Z'],
  ]);
  expect(iso(days('2026-10-25', '2026-10-25', 'Asia/Kathmandu'))[0]).toBe('2026-10-24T18:15:00.000Z');
  expect(iso(days('2026-10-25', '2026-10-25', 'Pacific/Kiritimati'))[0]).toBe('2026-10-24T10:00:00.000Z');
});

it('a relative report period covers whole quarter hours', () => {
  expect(iso(days('1d', '0h', 'UTC'))).toEqual(['2026-11-20T12:00:00.000Z', '2026-11-21T12:15:00.000Z']);
});

it('a report period is compared with the previous one, or with the same one a year earlier', () => {
  const zone = 'Europe/Berlin';
  const period = days('2026-10-25', '2026-10-31', zone);
  expect(iso(parseComparison('previous', period, zone, now))).toEqual(iso(days('2026-10-18', '2026-10-24', zone)));
  expect(iso(parseComparison('year', period, zone, now))).toEqual(iso(days('2025-10-25', '2025-10-31', zone)));
  expect(iso(parseComparison('year', days('2024-02-29', '2024-02-29', zone), zone, now))).toEqual([
    ...['2023-02-27T23:00:00.000Z', '2023-02-28T23:00:00.000Z'],
  ]);
  expect(iso(parseComparison('previous', days('1d', '0h', 'UTC'), 'UTC', now))).toEqual([
    ...['2026-11-19T11:45:00.000Z', '2026-11-20T12:00:00.000Z'],
  ]);
  expect(() => parseComparison('week', period, zone, now)).toThrow(/^--compare must be previous or year/);
});

it('of a day that has not ended, the hours so far are compared, also if the period names that day', () => {
  expect(iso(parseComparison('year', days('2026-11-20', '2026-11-21', 'UTC'), 'UTC', now))).toEqual([
    ...['2025-11-20T00:00:00.000Z', '2025-11-21T12:15:00.000Z'],
  ]);
  expect(iso(parseComparison('previous', days('2026-11-20', '2026-11-21', 'UTC'), 'UTC', now))).toEqual([
    ...['2026-11-18T00:00:00.000Z', '2026-11-19T12:15:00.000Z'],
  ]);
});

it('a report filter has a dimension and a value, normalized like campaign fields', () => {
  expect(parseFilters('source:NL,country:de,ref:R1,campaign:a%2Cb%3Ac,medium:(none)')).toEqual([
    { dimension: 'source', value: 'nl' },
    { dimension: 'country', value: 'DE' },
    { dimension: 'ref', value: 'R1' },
    { dimension: 'campaign', value: 'a,b:c' },
    { dimension: 'medium', value: null },
  ]);
  expect(parseFilters('campaign:a, 50%,source:nl')).toEqual([
    { dimension: 'campaign', value: 'a, 50%' },
    { dimension: 'source', value: 'nl' },
  ]);
  expect(parseFilters('')).toEqual([]);
  for (const text of ['source', 'moon:x', ':x', 'source:%00', 'day:2026-11-01']) {
    expect(() => parseFilters(text), text).toThrow(/^--filter must be like source:nl,country:DE/);
  }
});

it('a report in an unknown time zone is rejected', () => {
  expect(parseTimeZone('Europe/Berlin')).toBe('Europe/Berlin');
  for (const text of ['', 'Mars/Olympus']) expect(() => parseTimeZone(text)).toThrow(/^--tz must be a time zone/);
});

describe('the first and last time of a report', () => {
  const noon = new Date('2026-11-21T12:00:00Z');
  const daysAgo = (count: number) => new Date(noon.getTime() - count * 86_400_000);

  it.each([
    ['7d', '2026-11-14T12:00:00.000Z'],
    ['24h', '2026-11-20T12:00:00.000Z'],
    ['2w', '2026-11-07T12:00:00.000Z'],
    ['2026-11-01', '2026-11-01T00:00:00.000Z'],
    ['2024-02-29', '2024-02-29T00:00:00.000Z'],
  ])('a report since %s begins at %s', (text, moment) => {
    expect(parseSince(text, noon).toISOString()).toBe(moment);
  });

  it.each([
    ...['', '7', 'd7', '7 days', '2026-13-01', 'yesterday', '2026-02-31', '2026-02-29', '2026-11-31', '2026-1-1'],
    ...['0000-00-00', '0000-01-01', '99999w', '-1d', '2026-11-01T00:00', '1e3d'],
  ])('an invalid report period is rejected with one line: %j', (text) => {
    expect(() => parseSince(text, noon)).toThrow(/^--since must be like/);
    expect(() => parseUntil(text, daysAgo(7), noon)).toThrow(/^--until must be like/);
  });

  it('a report includes the whole last day, which must not be before the first', () => {
    const since = parseSince('2026-11-01', noon);
    expect(parseUntil('2026-11-01', since, noon).toISOString()).toBe('2026-11-02T00:00:00.000Z');
    expect(parseUntil('2d', since, noon)).toEqual(daysAgo(2));
    expect(parseUntil('0h', since, noon)).toEqual(noon);
    for (const text of ['2026-10-31', '30d']) {
      expect(() => parseUntil(text, since, noon)).toThrow(/^--until must be after --since/);
    }
  });
});

it('visits can be grouped by known dimensions only', () => {
  for (const grouping of groupings) expect(parseGroupings(grouping)).toEqual([grouping]);
  expect(parseGroupings('page,language')).toEqual(['landing', 'locale']);
  for (const text of [
    '',
    'moon',
    'toString',
    'Source',
    'source,',
    'source,source',
    'page,landing',
    'day,hour,source',
  ]) {
    expect(() => parseGroupings(text)).toThrow(/^--by must be one or two of source, medium,/);
  }
});
