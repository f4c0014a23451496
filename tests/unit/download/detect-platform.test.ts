import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { detectPlatforms, platformScript } from '@/lib/download/detect-platform';
import type { PlatformId } from '@/lib/contract/platforms';

const chrome = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';

const visitors: [name: string, userAgent: string, expected: PlatformId[], maxTouchPoints?: number][] = [
  ['Windows', `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${chrome}`, ['com_win64']],
  ['Windows with a touch screen', `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${chrome}`, ['com_win64'], 10],
  ['a 32-bit browser on 64-bit Windows', `Mozilla/5.0 (Windows NT 10.0; WOW64) ${chrome}`, ['com_win64']],
  ['Windows on ARM', `Mozilla/5.0 (Windows NT 10.0; ARM64; RM-1096) ${chrome}`, ['com_win64']],
  ['32-bit Windows', 'Mozilla/5.0 (Windows NT 10.0; rv:140.0) Gecko/20100101 Firefox/140.0', ['com_win32']],
  ['a Mac', `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${chrome}`, ['com_arm64', 'com_mac']],
  [
    'Safari on a Mac',
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Safari/605.1.15',
    ['com_arm64', 'com_mac'],
  ],
  ['Linux', 'Mozilla/5.0 (X11; Ubuntu; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', ['linux']],
  ['Android', `Mozilla/5.0 (Linux; Android 16; Pixel 9) ${chrome.replace('Safari', 'Mobile Safari')}`, [], 5],
  ['an iPhone', 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148', [], 5],
  ['an iPad', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Safari/605.1.15', [], 5],
  ['a Chromebook', `Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${chrome}`, []],
  ['a crawler', 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)', []],
  ['nothing', '', []],
];

it.each(visitors)(
  'the operating system is detected and exposed to styles on %s',
  (_, userAgent, expected, touch = 0) => {
    const navigator = { userAgent, maxTouchPoints: touch };
    expect(detectPlatforms(navigator)).toEqual(expected);
    const dataset: Record<string, string> = {};
    runInNewContext(platformScript, { navigator, document: { documentElement: { dataset } } });
    expect(dataset.visitorPlatform ?? '').toBe(expected.join(' '));
  },
);
