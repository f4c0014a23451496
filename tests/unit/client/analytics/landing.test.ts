// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { arrive, arriveAnew, site, visits, waitingRecords } from './arrivals';
// What is kept goes away after each test.
import './open-tab';

const search = 'https://search.example/find';

describe('a landing', () => {
  it.each([
    ['a campaign', '/?utm_source=letter', ''],
    ['a source', '/?source=s1', ''],
    ['a referral code', '/?ref=R1', ''],
    ['an invitation', '/?invite_code=I1', ''],
    ['another website', '/', search],
  ])('is what %s brings, once for each visit, however often its page is loaded', (_, path, referrer) => {
    arriveAnew(path, referrer);
    arrive(path, referrer);
    expect(waitingRecords()).toHaveLength(1);
    arriveAnew(path, referrer);
    arrive(path, referrer);
    const again = waitingRecords();
    expect(again).toHaveLength(1);
    expect(again[0]!.visit_id).toBe(visits.at(-1));
  });

  it.each([
    ['nothing brings', '/pricing', ''],
    ['our own pages lead to', '/pricing', `${site}/`],
  ])('is none where %s', (_, path, referrer) => {
    arriveAnew(path, referrer);
    expect(waitingRecords()).toEqual([]);
  });

  it('is another one in the same visit where something else brings the visitor', () => {
    for (const source of ['one', 'two', 'one']) arrive(`/?utm_source=${source}`);
    const records = waitingRecords();
    expect(records.map(({ utm_source }) => utm_source)).toEqual(['one', 'two', 'one']);
    expect(records.map(({ first_touch }) => first_touch.utm_source)).toEqual(['one', 'one', 'one']);
    expect(new Set(records.map(({ id }) => id)).size).toBe(3);
  });

  it('says what led to it this time, beside those that ever did', () => {
    arriveAnew('/', search);
    arriveAnew('/?utm_campaign=autumn&ref=R1&invite_code=I1');
    expect(waitingRecords()[1]).toMatchObject({
      ...{ utm_campaign: 'autumn', ref: 'R1', invite_code: 'I1', referrer: '', referer: [search], locale: 'en' },
    });
  });
});
