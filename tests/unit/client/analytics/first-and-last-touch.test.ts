// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { arrive, arriveInNewTab, site, visits, waitingRecords } from './arrivals';
// Clears storage after each test.
import './open-tab';

const search = 'https://search.example/find';

describe('landings', () => {
  it.each([
    ['a campaign', '/?utm_source=letter', ''],
    ['a source', '/?source=s1', ''],
    ['a referral code', '/?ref=R1', ''],
    ['an invitation', '/?invite_code=I1', ''],
    ['another website', '/', search],
  ])('a landing from %s is recorded once per visit, however often its page is loaded', (_, path, referrer) => {
    arriveInNewTab(path, referrer);
    arrive(path, referrer);
    expect(waitingRecords()).toHaveLength(1);
    arriveInNewTab(path, referrer);
    arrive(path, referrer);
    const again = waitingRecords();
    expect(again).toHaveLength(1);
    expect(again[0]!.visit_id).toBe(visits.at(-1));
  });

  it.each([
    ['there is no source', '/pricing', ''],
    ['the link was on an own page', '/pricing', `${site}/`],
  ])('no landing is recorded if %s', (_, path, referrer) => {
    arriveInNewTab(path, referrer);
    expect(waitingRecords()).toEqual([]);
  });

  it('a different source in the same visit is another landing', () => {
    for (const source of ['one', 'two', 'one']) arrive(`/?utm_source=${source}`);
    const records = waitingRecords();
    expect(records.map(({ utm_source }) => utm_source)).toEqual(['one', 'two', 'one']);
    expect(records.map(({ first_touch }) => first_touch.utm_source)).toEqual(['one', 'one', 'one']);
    expect(new Set(records.map(({ id }) => id)).size).toBe(3);
  });

  it('a landing contains its own source and the stored referrers', () => {
    arriveInNewTab('/', search);
    arriveInNewTab('/?utm_campaign=autumn&ref=R1&invite_code=I1');
    expect(waitingRecords()[1]).toMatchObject({
      ...{ utm_campaign: 'autumn', ref: 'R1', invite_code: 'I1', referrer: '', referer: [search], locale: 'en' },
    });
  });
});
