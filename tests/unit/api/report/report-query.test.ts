import { describe, expect, it } from 'vitest';
import { formatFilters } from '@/lib/api/report/options';
import { InvalidQueryError, parseReportQuery } from '@/lib/api/report/report-query';

const now = new Date('2026-11-30T15:10:00Z');
const defaults = { by: 'source', timeZone: 'UTC', period: '28d' } as const;
const parse = (query: string, at = now) =>
  parseReportQuery(new URLSearchParams(query), { now: at, defaults, others: ['row'] });
const iso = ({ since, until }: { since: Date; until: Date }) => [since.toISOString(), until.toISOString()];

describe('the address of a report', () => {
  it.each([
    ['today', '2026-11-30'],
    ['7d', '2026-11-24'],
    ['28d', '2026-11-03'],
    ['month', '2026-11-01'],
    ['quarter', '2026-10-01'],
    ['year', '2026-01-01'],
  ])('period=%s begins with %s and ends now', (period, day) => {
    expect(iso(parse(`period=${period}`).range)).toEqual([`${day}T00:00:00.000Z`, '2026-11-30T15:15:00.000Z']);
  });

  it.each([
    ['2026-11-30', '2026-11-23', '2026-11-30'],
    ['2026-12-06', '2026-11-23', '2026-11-30'],
    ['2026-12-07', '2026-11-30', '2026-12-07'],
  ])('period=last-week on %s is the week from Monday %s until %s, compared with the one before', (today, from, to) => {
    const { range, compareTo } = parse('period=last-week&compare=previous', new Date(`${today}T15:10:00Z`));
    expect(iso(range)).toEqual([`${from}T00:00:00.000Z`, `${to}T00:00:00.000Z`]);
    expect(compareTo!.until).toEqual(range.since);
  });

  it('period=last-month is the month before this one, in the time zone', () => {
    expect(iso(parse('period=last-month&tz=Europe/Berlin').range)).toEqual([
      '2026-09-30T22:00:00.000Z',
      '2026-10-31T23:00:00.000Z',
    ]);
  });

  it('has days of its time zone', () => {
    const { range, period } = parse('from=2026-10-25&to=2026-10-25&tz=Europe/Berlin');
    expect(iso(range)).toEqual(['2026-10-24T22:00:00.000Z', '2026-10-25T23:00:00.000Z']);
    expect(period).toBe(null);
  });

  it('compares a day that has not ended with the same hours of the day before', () => {
    expect(iso(parse('period=today&compare=previous').compareTo!)).toEqual([
      '2026-11-29T00:00:00.000Z',
      '2026-11-29T15:15:00.000Z',
    ]);
  });

  it('has two groupings, with a comma or from two fields of a form', () => {
    expect(parse('by=source,country').by).toEqual(['source', 'country']);
    expect(parse('by=source&by=country').by).toEqual(['source', 'country']);
    expect(parse('by=source&by=').by).toEqual(['source']);
  });

  it('has filters, which are written as they are read', () => {
    const { filters } = parse('filter=source:nl,country:de,landing:%252Fa%252Cb,campaign:(none),goal:download');
    expect(filters).toEqual([
      { dimension: 'source', value: 'nl' },
      { dimension: 'country', value: 'DE' },
      { dimension: 'landing', value: '/a,b' },
      { dimension: 'campaign', value: null },
      { dimension: 'goal', value: 'download' },
    ]);
    expect(parse(`filter=${encodeURIComponent(formatFilters(filters))}`).filters).toEqual(filters);
  });

  it.each([
    ['tz=Mars', 'tz must be'],
    ['from=2026-02-31', 'from must be'],
    ['from=2026-11-30&to=2026-11-01', 'to must be after from'],
    ['from=1990-01-01', 'must not be longer than 5 years'],
    ['by=source,source', 'by must be'],
    ['by=source,country,day', 'by must be'],
    ['filter=color:red', 'filter must be'],
    ['filter=goal:money', 'filter must be'],
    ['compare=tomorrow', 'compare must be'],
    ['period=decade', 'period must be'],
    ['tz=UTC&tz=UTC', 'tz must be given once'],
    ['colour=red', 'There is no parameter "colour"'],
  ])('%s is refused', (query, message) => {
    expect(() => parse(query)).toThrow(InvalidQueryError);
    expect(() => parse(query)).toThrow(message);
  });
});
