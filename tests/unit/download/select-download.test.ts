import { expect, it } from 'vitest';
import { selectDownload, type PlatformInfo } from '@/lib/download/select-download';

const windows = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0';
const windows32 = 'Mozilla/5.0 (Windows NT 10.0; rv:140.0) Gecko/20100101 Firefox/140.0';
const mac = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/18.0 Safari/605.1.15';
const linux = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const android = 'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/140.0 Mobile';

/** Client hints of a browser. */
const hints = (userAgent: string, platform: string, bitness: string, architecture: string) => ({
  userAgent,
  platform,
  bitness,
  architecture,
});

const cases: [string, string | null, Partial<PlatformInfo>][] = [
  ['64-bit Windows by client hints', 'com_win64', hints(windows, 'Windows', '64', 'x86')],
  ['32-bit Windows by client hints', 'com_win32', hints(windows, 'Windows', '32', 'x86')],
  ['a 32-bit browser on 64-bit Windows', 'com_win64', { ...hints(windows32, 'Windows', '32', ''), wow64: true }],
  ['Windows on ARM', 'com_win64', hints(windows, 'Windows', '64', 'arm')],
  ['64-bit Windows by its user agent', 'com_win64', { userAgent: windows }],
  ['32-bit Windows by its user agent', 'com_win32', { userAgent: windows32 }],
  ['an Apple silicon Mac by client hints', 'com_arm64', { userAgent: mac, platform: 'macOS', architecture: 'arm' }],
  ['an Intel Mac by client hints', 'com_mac', { userAgent: mac, platform: 'macOS', architecture: 'x86' }],
  ['an Intel Mac by its graphics', 'com_mac', { userAgent: mac, renderer: 'Intel(R) Iris(TM) Plus Graphics 655' }],
  ['an AMD Mac by its graphics', 'com_mac', { userAgent: mac, renderer: 'ANGLE (AMD, Radeon Pro 560)' }],
  ['an Apple silicon Mac by its graphics', 'com_arm64', { userAgent: mac, renderer: 'ANGLE (Apple, Apple M2)' }],
  ['a Mac without any hints', 'com_arm64', { userAgent: mac, renderer: '' }],
  ['Linux', 'linux', { userAgent: linux }],
  ['Linux by client hints', 'linux', hints(linux, 'Linux', '64', 'x86')],
  ['an Android phone', null, { userAgent: android, platform: 'Android' }],
  ['an iPad that identifies as a Mac', null, { userAgent: mac, maxTouchPoints: 5 }],
  ['an unknown system', null, { userAgent: 'Lynx/2.8' }],
];

it.each(cases)('the main download for %s is %s', (_, platform, signals) => {
  expect(selectDownload({ userAgent: '', maxTouchPoints: 0, ...signals })).toBe(platform);
});
