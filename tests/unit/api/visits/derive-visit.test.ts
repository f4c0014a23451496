import { describe, expect, it } from 'vitest';
import { deriveVisit, type LandingRow } from '@/lib/api/visits/derive-visit';

const landing = (record: object, at = 0): LandingRow => ({
  id: `landing-${at}`,
  at,
  record: { ...record },
  pageUrl: 'https://www.facetry.example/pricing?x=1',
  locale: null,
  country: null,
  userAgent: null,
  isBot: false,
  isInternal: false,
});
const derive = (...records: object[]) => deriveVisit(null, records.map(landing));

describe('the source of a visit', () => {
  it.each<[string, object, source: string, medium: string | null]>([
    ['utm_source', { utm_source: ' NL ', source: 'x', gclid: '1', utm_medium: 'Mail' }, 'nl', 'mail'],
    ['source', { source: 'Forum', gclid: '1', referrer: 'https://a.example/' }, 'forum', null],
    ['gclid', { gclid: '1', referrer: 'https://www.google.com/' }, 'google', 'cpc'],
    ['gbraid', { gbraid: '1' }, 'google', 'cpc'],
    ['wbraid', { wbraid: '1' }, 'google', 'cpc'],
    ['msclkid', { msclkid: '1' }, 'bing', 'cpc'],
    ['yclid', { yclid: '1' }, 'yandex', 'cpc'],
    ['bd_vid', { bd_vid: '1' }, 'baidu', 'cpc'],
    ['fbclid', { fbclid: '1' }, 'facebook', null],
    ['a click id with a medium', { gclid: '1', utm_medium: 'display' }, 'google', 'display'],
    ['a referrer', { referrer: 'https://News.example:8443/a?b#c' }, 'news.example:8443', null],
    ['an Android app', { referrer: 'android-app://com.google.android.gm/x' }, 'com.google.android.gm', null],
    ['a code alone', { ref: 'R1' }, 'referral', null],
    ['a code with a referrer', { invite_code: 'I1', referrer: 'https://a.example' }, 'a.example', null],
    ['a campaign without a source', { utm_campaign: 'c' }, '(unnamed)', null],
    ['decomposed letters', { utm_source: 'Cafe\u0301' }, 'caf\u00e9', null],
    ['invisible characters around a name', { utm_source: '\u200bnl\ufeff' }, 'nl', null],
    ['a source behind an invisible one', { utm_source: '\u3164', source: '\u200b', gclid: '1' }, 'google', 'cpc'],
    ['invisible characters alone', { utm_source: '\u200b', utm_campaign: '\u3164', ref: '\u2060' }, 'direct', null],
    ['nothing', { referrer: '' }, 'direct', null],
    ['values of other types', { utm_source: 1, gclid: null, referrer: [] }, 'direct', null],
  ])('the source of a visit comes from %s: %o', (_, record, source, medium) => {
    expect(derive(record)).toMatchObject({ source, medium, isDirect: source === 'direct' });
  });

  it('a referrer replaces neither a campaign nor an earlier referrer', () => {
    const [campaign, news, other] = [
      { utm_source: 'nl' },
      ...['a', 'b'].map((name) => ({ referrer: `https://${name}.example/` })),
    ];
    expect(derive(campaign!, news!).source).toBe('nl');
    expect(derive(news!, campaign!).source).toBe('nl');
    expect(derive(news!, other!, {}).source).toBe('a.example');
  });
});

it.each([
  ['', '(unknown)', 'other'],
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36 Edg/140.0',
    'desktop',
    'Edge',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1 CriOS/140.0 Mobile Safari/604.1',
    'mobile',
    'Chrome',
  ],
  ['Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36', 'mobile', 'Chrome'],
  ['Mozilla/5.0 (Linux; Android 15; Tab) AppleWebKit/537.36 Chrome/140.0 Safari/537.36', 'tablet', 'Chrome'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 15_0) AppleWebKit/605.1 Version/18.0 Safari/605.1', 'desktop', 'Safari'],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'desktop', 'Firefox'],
])('device kind and browser are read from the user agent: %s', (userAgent, deviceKind, browser) => {
  expect(deriveVisit(null, [{ ...landing({}), userAgent }])).toMatchObject({ deviceKind, browser });
});
