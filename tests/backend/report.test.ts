import { describe, expect, it } from 'vitest';
import { clicks, type FixedClick } from '@/lib/contract/event-names';
import type { Grouping } from '@/lib/api/report/options';
import { formatBar, formatConversion, reportTable } from '@/lib/api/report/table';
import { daysAgo, history } from '@/tests/visit-history';

const zero = {
  visits: 0,
  sources: 0,
  events: 0,
  signUps: 0,
  firstTouchSignUps: 0,
  converted: 0,
  downloads: 0,
  contacts: 0,
  plans: 0,
};

describe('report table', () => {
  it('the bars of a report are proportional', () => {
    expect(
      [formatBar(10, 10), formatBar(5, 10), formatBar(0, 10), formatBar(0, 0)].map(({ length }) => length),
    ).toEqual([24, 12, 0, 0]);
  });

  it('a report has a total and a line about excluded visits', () => {
    const goals = { downloads: 3, contacts: 2, plans: 1 };
    const newsletter = { visits: 10, sources: 1, events: 50, signUps: 12, converted: 2, firstTouchSignUps: 1 };
    const rows = [
      { ...zero, ...goals, ...newsletter, names: ['newsletter'] },
      { ...zero, names: ['direct'], visits: 5, sources: 1, events: 9, firstTouchSignUps: 1 },
    ];
    const total = { ...zero, ...goals, visits: 15, sources: 2, events: 59, signUps: 12, converted: 2 };
    const text = reportTable({ rows, total, excluded: { bots: 3, own: 1 } }, ['source']);
    expect(text).toMatch(/newsletter +10 +1 +50 +12 +20\.0% +1 +3 +2 +1 /);
    expect(text).toMatch(/all +15 +2 +59 +12 +13\.3% +0 +3 +2 +1$/m);
    expect(text).toContain('Excluded: 3 visits of known bots, 1 from own IP addresses.');
  });

  it('a report has no conversion rate without visits, and no change without earlier ones', () => {
    const none = { ...zero, signUps: 1 };
    expect(formatConversion(none)).toBe('');
    expect(formatConversion({ ...none, visits: 3, converted: 1 })).toBe('0.3333');
    const report = { rows: [{ ...none, names: ['x'] }], total: none, excluded: { bots: 0, own: 0 } };
    expect(reportTable(report, ['source'])).toMatch(/^x +0 +0 +0 +1 +– /m);
    expect(reportTable(report, ['source'], report)).not.toMatch(/NaN|Infinity/);
  });

  it('report groups are compared with those of the other period, including those that only one of them has', () => {
    const toReport = (counts: Record<string, number>) => ({
      rows: Object.entries(counts).map(([name, visits]) => ({ ...zero, names: [name, 'en'], visits })),
      total: { ...zero, visits: Object.values(counts).reduce((sum, visits) => sum + visits, 0) },
      excluded: { bots: 0, own: 0 },
    });
    const table = reportTable(toReport({ a: 3, b: 1 }), ['source', 'locale'], toReport({ a: 2, c: 4 }));
    expect(table).toMatch(/^a +en +3 .* 2 +\+50\.0% +█/m);
    expect(table).toMatch(/^b +en +1 .* 0 +– +█/m);
    expect(table).toMatch(/^c +en +0 .* 4 +-100\.0%$/m);
    expect(table).toMatch(/^all +4 .* 6 +-33\.3%$/m);
  });
});

describe('report of a store', () => {
  const report = (by: Grouping, since = 7, until = 0) =>
    history.report({ since: daysAgo(since), until: daysAgo(until) }, by);
  const visits = async (by: Grouping) =>
    Object.fromEntries((await report(by)).rows.map((row) => [row.names[0], row.visits]));

  it.each(Object.entries(clicks) as [FixedClick, { isSignUp: boolean }][])(
    'a click on “%s” counts as a sign-up: %o',
    async (name, { isSignUp }) => {
      await history.addPageView('v1', 1, { page: '/pricing' });
      await history.addClick('v1', 0.9, name);
      const signUps = Number(isSignUp);
      const counts = {
        ...zero,
        visits: 1,
        sources: 1,
        events: 2,
        signUps,
        firstTouchSignUps: signUps,
        converted: signUps,
      };
      const rows = [{ names: ['/pricing'], ...counts }];
      expect(await report('landing')).toEqual({ rows, total: counts, excluded: { bots: 0, own: 0 } });
    },
  );

  it('a visit contacts sales if the form’s confirmation was shown, however often; a click or a vote is not a contact', async () => {
    for (const form of ['contact', 'contact', 'helpful'])
      await history.addPageView('v1', 1, { object: ['confirmation', form] });
    await history.addPageView('v2', 1, { object: ['confirmation', 'helpful'] });
    for (const visit of ['v2', 'v3']) await history.addClick(visit, 1, 'contact');
    expect((await report('source')).total).toMatchObject({ visits: 3, contacts: 1 });
  });

  it('a report without data is empty', async () => {
    expect(await report('source')).toEqual({ rows: [], total: zero, excluded: { bots: 0, own: 0 } });
  });

  it('visits can be grouped by every field of a landing', async () => {
    const page = 'https://www.facetry.example/ru/pricing?x=1';
    await history.addLanding('v1', 1, {
      utmSource: 'mail',
      utmMedium: 'email',
      utmCampaign: 'autumn',
      utmTerm: 'proxy',
      utmContent: 'button',
      ref: 'R1',
      inviteCode: 'I1',
      locale: 'ru',
      pageUrl: page,
    });
    await history.addPageView('v2', 2, { page: '/faq', locale: 'zh' });
    for (const [by, name, other] of [
      ['source', 'mail', 'direct'],
      ['medium', 'email', '(none)'],
      ['campaign', 'autumn', '(none)'],
      ['term', 'proxy', '(none)'],
      ['content', 'button', '(none)'],
      ['ref', 'R1', '(none)'],
      ['invite_code', 'I1', '(none)'],
      ['locale', 'ru', 'zh'],
      ['landing', '/ru/pricing', '/faq'],
      ['day', '2026-11-20', '2026-11-19'],
    ] as const) {
      expect(await visits(by), by).toEqual({ [name]: 1, [other]: 1 });
    }
  });

  it('a language’s home page is one landing page, with and without the slash that precedes a query', async () => {
    await history.addLanding('v1', 1, { pageUrl: 'https://www.facetry.example/ru/' });
    await history.addPageView('v2', 1, { page: '/ru' });
    await history.addLanding('v3', 1, { pageUrl: 'https://www.facetry.example/' });
    expect(await visits('landing')).toEqual({ '/ru': 2, '/': 1 });
  });

  it('the last landing with a source counts for its visit', async () => {
    await history.addLanding('v1', 1.3, { utmSource: 'one' });
    await history.addLanding('v1', 1.2, { utmSource: 'two' });
    await history.addLanding('v1', 1.1);
    expect(await visits('source')).toEqual({ two: 1 });
  });

  it('a visit counts once, when it began, however late it was received', async () => {
    await history.addLanding('v1', 2, { utmSource: 'mail' }, { received: 0 });
    await history.addPageView('v1', 2, { received: 0 });
    await history.addPageView('v2', 8, { received: 1 });
    await history.addPageView('v3', 8);
    await history.addPageView('v3', 1);
    await history.addPageView('v4', -3, { received: 1 });
    expect(await visits('day')).toEqual({ '2026-11-19': 1, '2026-11-20': 1 });
  });

  it('a visit with a wrong clock is dated by its arrival', async () => {
    await history.addPageView('v1', 9000, { received: 1 });
    await history.addPageView('v2', -400, { received: 2 });
    await history.addLanding('v3', 9000, { utmSource: 'mail' }, { received: 3 });
    // The time of sending tells that this clock is two days slow.
    await history.addLanding('v4', 6, { record: { sent_at: daysAgo(6).getTime() } }, { received: 4 });
    expect(await visits('day')).toEqual({ '2026-11-17': 1, '2026-11-18': 1, '2026-11-19': 1, '2026-11-20': 1 });
  });

  it('the same visit id on two devices is two visits, and rows without a device belong to the only one', async () => {
    await history.addLanding('1', 2, { utmSource: 'mail' }, { device: 'device-a' });
    await history.addLanding('1', 1, { utmSource: 'forum' }, { device: 'device-b' });
    await history.addPageView('2', 1, { device: null });
    await history.addLanding('2', 1, { utmSource: 'mail' });
    expect(await visits('source')).toEqual({ mail: 2, forum: 1 });
  });

  it('a source in several groups counts once in the total of a report', async () => {
    for (const utmCampaign of ['a', 'b']) {
      await history.addLanding(`visit-${utmCampaign}`, 1, { utmSource: 'mail', utmCampaign });
    }
    const { rows, total } = await report('campaign');
    expect(rows.map(({ sources }) => sources)).toEqual([1, 1]);
    expect(total).toMatchObject({ visits: 2, sources: 1 });
  });

  it('bots and own visits are excluded from reports', async () => {
    await history.addPageView('v1', 1, { isBot: true });
    await history.addPageView('v2', 1, { isInternal: true });
    await history.addLanding(null, 1, { utmSource: 'forum' }, { isInternal: true });
    await history.addLanding(null, 1, { utmSource: 'forum' });
    expect(await report('source')).toMatchObject({
      rows: [{ names: ['forum'], visits: 1 }],
      excluded: { bots: 1, own: 2 },
    });
  });
});
