import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseUserAgent } from '@/lib/tools/user-agent';
import { estimateMajor, expectedClientHints, findImplausible } from '@/lib/tools/user-agent-findings';

const now = new Date('2026-01-15');
const windows = (rest: string) => `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${rest}`;
const blink = 'AppleWebKit/537.36 (KHTML, like Gecko)';
const chrome = windows(`${blink} Chrome/143.0.0.0 Safari/537.36`);

/** What browsers send today. */
const real = {
  'Chrome on Windows': chrome,
  'Chrome on macOS': `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${blink} Chrome/143.0.0.0 Safari/537.36`,
  'Chrome on Linux': `Mozilla/5.0 (X11; Linux x86_64) ${blink} Chrome/142.0.0.0 Safari/537.36`,
  'Chrome on Android': `Mozilla/5.0 (Linux; Android 10; K) ${blink} Chrome/143.0.0.0 Mobile Safari/537.36`,
  'Chrome on iOS':
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_7 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/143.0.7499.92 Mobile/15E148 Safari/604.1',
  'Edge on Windows': windows(`${blink} Chrome/143.0.0.0 Safari/537.36 Edg/143.0.0.0`),
  'Opera on Windows': windows(`${blink} Chrome/142.0.0.0 Safari/537.36 OPR/126.0.0.0`),
  'Samsung Internet': `Mozilla/5.0 (Linux; Android 10; K) ${blink} SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36`,
  'Firefox on Windows': windows('').replace('x64) ', 'x64; rv:146.0) Gecko/20100101 Firefox/146.0'),
  'Firefox on macOS': 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:146.0) Gecko/20100101 Firefox/146.0',
  'Firefox on Android': 'Mozilla/5.0 (Android 16; Mobile; rv:146.0) Gecko/146.0 Firefox/146.0',
  'Safari on macOS':
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.1 Safari/605.1.15',
  'Safari on iOS':
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_7 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.1 Mobile/15E148 Safari/604.1',
  'Android WebView': `Mozilla/5.0 (Linux; Android 15; Pixel 9 Build/BP1A; wv) ${blink} Version/4.0 Chrome/143.0.0.0 Mobile Safari/537.36`,
};

it.each(Object.entries(real))('nothing about the user agent of %s is implausible', (_, text) => {
  expect(findImplausible(parseUserAgent(text), now)).toEqual([]);
});

it.each([
  ['Chrome on Windows', 'Google Chrome', '143.0.0.0', 'Blink', 'Windows 10 / 11'],
  ['Edge on Windows', 'Microsoft Edge', '143.0.0.0', 'Blink', 'Windows 10 / 11'],
  ['Opera on Windows', 'Opera', '126.0.0.0', 'Blink', 'Windows 10 / 11'],
  ['Samsung Internet', 'Samsung Internet', '28.0', 'Blink', 'Android 10'],
  ['Firefox on Android', 'Firefox', '146.0', 'Gecko', 'Android 16'],
  ['Chrome on iOS', 'Google Chrome', '143.0.7499.92', 'WebKit', 'iOS 18.7'],
  ['Safari on macOS', 'Safari', '26.1', 'WebKit', 'macOS 10.15.7'],
] as const)('the user agent of %s is %s %s', (key, name, version, engine, system) => {
  const agent = parseUserAgent(real[key]);
  expect(agent).toMatchObject({ browser: { name, version }, engine, system: { name: system } });
});

describe('contradictions are found', () => {
  it.each([
    ['unknown-windows', chrome.replace('NT 10.0', 'NT 11.0')],
    ['old-windows', chrome.replace('NT 10.0', 'NT 6.1')],
    ['two-systems', chrome.replace('Win64', 'Macintosh')],
    ['chrome-windows', chrome.replace('Win64; x64', 'WOW64')],
    ['chrome-detail', chrome.replace('143.0.0.0', '143.0.7499.92')],
    ['chrome-webkit', chrome.replace('AppleWebKit/537.36', 'AppleWebKit/605.1.15')],
    ['chrome-mac', real['Chrome on macOS'].replace('10_15_7', '14_2_1')],
    ['chrome-android', real['Chrome on Android'].replace('10; K', '14; Pixel 8')],
    ['firefox-rv', real['Firefox on macOS'].replace('rv:146.0', 'rv:120.0')],
    ['firefox-gecko', real['Firefox on macOS'].replace('20100101', '20240101')],
    ['safari-windows', windows('AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.1 Safari/605.1.15')],
    ['safari-webkit', real['Safari on macOS'].replace('605.1.15', '537.36')],
    ['automation', chrome.replace('Chrome/', 'HeadlessChrome/')],
    ['too-new', chrome.replace('143', '190')],
    ['too-old', chrome.replace('143', '112')],
    ['mobile-mismatch', chrome.replace('Safari', 'Mobile Safari')],
    ['no-mozilla', chrome.replace('Mozilla/5.0', 'Mozilla/4.0')],
    ['no-browser', 'Mozilla/5.0 (X11; Linux x86_64)'],
    ['bot', 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)'],
  ] as const)('%s', (id, text) => {
    expect(findImplausible(parseUserAgent(text), now)).toContain(id);
  });
});

it('the current version is estimated from the release calendar', () => {
  expect(estimateMajor('Chrome', new Date('2025-12-10'))).toBe(143);
  expect(estimateMajor('Chrome', new Date('2026-12-01'))).toBe(156);
  expect(estimateMajor('Firefox', new Date('2020-01-01'))).toBe(145);
});

it('Chromium sends Client Hints that agree with its user agent, and other engines send none', () => {
  expect(expectedClientHints(parseUserAgent(chrome))).toMatchObject({
    'Sec-CH-UA': '"Chromium";v="143", "Google Chrome";v="143", "Not…Brand";v="…"',
    'Sec-CH-UA-Mobile': '?0',
    'Sec-CH-UA-Platform': '"Windows"',
  });
  expect(expectedClientHints(parseUserAgent(real['Chrome on Android']))).toMatchObject({ 'Sec-CH-UA-Mobile': '?1' });
  for (const key of ['Firefox on Windows', 'Safari on macOS', 'Chrome on iOS'] as const)
    expect(expectedClientHints(parseUserAgent(real[key])), key).toBeNull();
});

it('every text is taken apart without loss, in linear time', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (text) => {
      const parts = parseUserAgent(text).parts.map((part) => part.text);
      for (const part of parts) expect(text).toContain(part);
      findImplausible(parseUserAgent(text), now);
    }),
    { seed: 1 },
  );
  for (const hostile of ['('.repeat(100_000), '()'.repeat(50_000), 'a/'.repeat(50_000)]) parseUserAgent(hostile);
});
