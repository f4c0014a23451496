import { expect, it } from 'vitest';
import { daysAgo, history } from '@/tests/visit-history';

/** Sign-ups by source, each with the number attributed by first touch. */
async function signUps(since = 7, until = 0): Promise<Record<string, [number, number]>> {
  const { rows, total } = await history.report({ since: daysAgo(since), until: daysAgo(until) }, 'source');
  const sum = (field: 'signUps' | 'firstTouchSignUps') => rows.reduce((all, row) => all + row[field], 0);
  expect([total.signUps, total.firstTouchSignUps]).toEqual([sum('signUps'), sum('firstTouchSignUps')]);
  const reported = rows.filter((row) => row.signUps + row.firstTouchSignUps > 0);
  return Object.fromEntries(reported.map((row) => [row.names[0], [row.signUps, row.firstTouchSignUps]]));
}

type Case = [
  what: string,
  happens: (h: typeof history) => Promise<unknown>,
  expected: Record<string, [number, number]>,
];

const mail = { utmSource: 'mail' };
const forum = { utmSource: 'forum' };

const cases: Case[] = [
  ['without a click there is none', async (h) => h.addPageView('v1', 1), {}],
  [
    'in a visit without a source: direct',
    async (h) => {
      await h.addPageView('v1', 1);
      await h.addClick('v1', 1);
    },
    { direct: [1, 1] },
  ],
  [
    'in the visit of a campaign: the campaign',
    async (h) => {
      await h.addLanding('v1', 1, mail);
      await h.addClick('v1', 0.9);
    },
    { mail: [1, 1] },
  ],
  [
    'in a direct visit after the visit of a campaign: the campaign',
    async (h) => {
      await h.addLanding('v1', 5, mail);
      await h.addPageView('v2', 1);
      await h.addClick('v2', 1);
    },
    { mail: [1, 1] },
  ],
  [
    'after two campaigns: the last, with the first reported as first touch',
    async (h) => {
      await h.addLanding('v1', 25, mail);
      await h.addLanding('v2', 3, forum);
      await h.addPageView('v3', 1);
      await h.addClick('v3', 1);
    },
    { forum: [1, 0], mail: [0, 1] },
  ],
  [
    "in the tab of one campaign while that of a later one is open: the tab's campaign",
    async (h) => {
      await h.addLanding('v1', 1, mail);
      await h.addLanding('v2', 0.9, forum);
      await h.addClick('v1', 0.8);
      await h.addClick('v2', 0.7);
    },
    { mail: [1, 2], forum: [1, 0] },
  ],
  [
    'within 30 days of the campaign: the campaign, though its visit began before the period',
    async (h) => {
      await h.addLanding('v1', 30.9, mail);
      await h.addClick('v2', 1);
    },
    { mail: [1, 1] },
  ],
  [
    'later than 30 days after the campaign: direct, with the campaign as first touch',
    async (h) => {
      await h.addLanding('v1', 31.1, mail);
      await h.addClick('v2', 1);
    },
    { direct: [1, 0], mail: [0, 1] },
  ],
  [
    'before the campaign: direct',
    async (h) => {
      await h.addPageView('v1', 3);
      await h.addClick('v1', 3);
      await h.addLanding('v2', 1, mail);
    },
    { direct: [1, 1] },
  ],
  [
    "on another device than the campaign's: direct",
    async (h) => {
      await h.addLanding('v1', 2, mail, { device: 'device-b' });
      await h.addClick('v2', 1);
    },
    { direct: [1, 1] },
  ],
  [
    'on a device without an ID: its own visit only',
    async (h) => {
      await h.addLanding('v0', 2, forum, { device: null });
      await h.addLanding('v1', 1, mail, { device: null });
      await h.addClick('v1', 1, 'register', { device: null });
    },
    { mail: [1, 1] },
  ],
  [
    'three clicks in one visit and a sign-in: once',
    async (h) => {
      await h.addLanding('v1', 1, mail);
      for (const days of [0.9, 0.8, 0.7]) await h.addClick('v1', days);
      await h.addSignIn(0.6);
    },
    { mail: [1, 1] },
  ],
  [
    'with Google on a device with three visits: once, from the newest visit',
    async (h) => {
      await h.addLanding('v1', 4, mail);
      await h.addLanding('v2', 3, forum);
      await h.addPageView('v3', 2);
      await h.addSignIn(1.9);
      await h.addPageView('v4', 1);
    },
    { forum: [1, 0], mail: [0, 1] },
  ],
  [
    'with Google, in two visits: twice',
    async (h) => {
      await h.addLanding('v1', 4, mail);
      await h.addSignIn(3.9);
      await h.addLanding('v2', 2, forum);
      await h.addSignIn(1.9);
    },
    { mail: [1, 2], forum: [1, 0] },
  ],
  ['with Google in a browser without an ID: direct', async (h) => h.addSignIn(1, { device: null }), { direct: [1, 1] }],
  [
    'with a website or a referral code as source: that source',
    async (h) => {
      await h.addLanding('v1', 1, { record: { referrer: 'https://search.example/find' } }, { device: 'device-1' });
      await h.addLanding('v2', 1, { ref: 'R1' }, { device: 'device-2' });
      await h.addLanding(
        'v3',
        1,
        { utmCampaign: 'autumn', referers: ['https://old.example/'] },
        { device: 'device-3' },
      );
      for (const i of [1, 2, 3]) await h.addClick(`v${i}`, 0.9, 'register', { device: `device-${i}` });
    },
    { 'search.example': [1, 1], referral: [1, 1], '(unnamed)': [1, 1] },
  ],
  [
    'by bots and own visits: none',
    async (h) => {
      await h.addClick('v1', 1, 'register', { isBot: true });
      await h.addClick('v2', 1, 'register', { isInternal: true, device: 'device-b' });
      await h.addSignIn(1, { isInternal: true, device: 'device-c' });
    },
    {},
  ],
  ['outside of the period: none', (h) => Promise.all([h.addClick('v1', 8), h.addSignIn(8)]), {}],
];

it.each(cases)('a sign-up belongs to one visit: %s', async (_, happens, expected) => {
  await happens(history);
  expect(await signUps()).toEqual(expected);
});

it('a sign-up belongs to the same visit in whatever periods it is reported', async () => {
  await history.addLanding('v1', 6, mail);
  for (const days of [4, 1]) await history.addClick(`after ${days}`, days);
  expect([await signUps(7, 3), await signUps(3, 0)]).toEqual([{ mail: [1, 1] }, { mail: [1, 1] }]);
  expect(await signUps()).toEqual({ mail: [2, 2] });
});
