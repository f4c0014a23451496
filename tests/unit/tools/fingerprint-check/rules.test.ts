import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { findContradictions, rules, type RuleId } from '@/lib/tools/fingerprint-check/rules';
import { formatSignal, signalNames, switchedOffFeatures, type Signals } from '@/lib/tools/fingerprint-check/signals';
import { relatedDocsPage } from '@/lib/pages/related-articles';
import { pathTo } from '@/lib/urls/path-to';
import { securityHeaders } from '@/lib/http-server/security-headers';
import { androidChrome, chrome, firefox, macChrome, safari, stockBrowsers } from './stock-browsers';

const idsOf = (signals: Signals) => findContradictions(signals).map(({ id }) => id);

/** A browser with one change that the rule finds; the change may break other rules, too. */
const planted: Readonly<Record<RuleId, Signals>> = {
  'agent-platform': { ...chrome, platform: 'Linux x86_64' },
  'agent-hints': { ...chrome, hintPlatform: 'Linux' },
  'platform-hints': { ...chrome, platform: 'MacIntel' },
  'agent-webgl': { ...chrome, webglRenderer: macChrome.webglRenderer },
  'agent-webgpu': { ...chrome, webgpuVendor: 'apple' },
  'webgl-webgpu': { ...macChrome, webgpuVendor: 'nvidia' },
  'hints-architecture': { ...macChrome, webglRenderer: 'ANGLE (Intel Inc., ANGLE Metal Renderer: Intel Iris, v1)' },
  'windows-fonts': { ...chrome, fonts: ['DejaVu Sans'] },
  'mac-fonts': { ...macChrome, fonts: ['DejaVu Sans'] },
  'agent-voices': { ...chrome, voices: ['Mónica com.apple.voice.compact.es-ES.Monica (local)'] },
  'phone-touch': { ...androidChrome, touchPoints: 0 },
  'phone-events': { ...androidChrome, touchEvents: false },
  'mac-touch': { ...macChrome, touchPoints: 5 },
  'agent-hints-version': { ...chrome, userAgent: chrome.userAgent.replace('146', '140') },
  'hints-full-version': { ...chrome, hintFullVersions: ['Chromium 140.0.7339.80'] },
  'agent-brand': { ...chrome, userAgent: `${chrome.userAgent} Edg/146.0.0.0` },
  'agent-mobile': { ...chrome, hintMobile: true },
  'hints-model': { ...chrome, hintModel: 'Pixel 9' },
  'hints-missing': { ...chrome, hintBrands: null },
  'hints-unexpected': { ...firefox, hintBrands: chrome.hintBrands },
  'agent-engine': { ...chrome, engine: 'Gecko' },
  'agent-vendor': { ...firefox, vendor: 'Google Inc.' },
  'agent-product': { ...safari, productSub: '20100101' },
  'agent-eval': { ...chrome, evalLength: 37 },
  'agent-webgl-engine': { ...firefox, webglMaskedVendor: 'WebKit' },
  'agent-memory': { ...safari, memory: 8 },
  'agent-copy': { ...chrome, appVersion: '5.0 (X11)' },
  'pdf-plugins': { ...chrome, plugins: 0 },
  'chrome-codecs': { ...chrome, codecs: ['AV1', 'VP9', 'Opus'] },
  'screen-available': { ...chrome, availableSize: '2560x1032' },
  'screen-media': { ...chrome, mediaScreen: false },
  'pixel-ratio-media': { ...chrome, mediaPixelRatio: false },
  'color-depth': { ...chrome, colorDepth: 30 },
  'first-language': { ...chrome, language: 'en-US' },
  'date-zone': { ...chrome, dateOffset: -300 },
  'address-zone': { ...chrome, addressTimeZone: 'America/New_York', addressOffset: -300 },
  'memory-size': { ...chrome, memory: 12 },
  'frame-agent': { ...chrome, frameUserAgent: firefox.userAgent },
  'frame-platform': { ...chrome, framePlatform: 'Linux x86_64' },
  'frame-languages': { ...chrome, frameLanguages: ['en-US'] },
  'frame-cores': { ...chrome, frameCores: 4 },
  'frame-time-zone': { ...chrome, frameTimeZone: 'UTC' },
  replaced: { ...chrome, replaced: ['navigator.webdriver'] },
};

describe('contradictions of a fingerprint', () => {
  it.each(Object.entries(stockBrowsers))('%s does not contradict itself', (_, signals) => {
    expect(idsOf(signals)).toEqual([]);
  });

  it.each(Object.entries(planted))('the rule %s finds the change that it is about', (id, signals) => {
    expect(idsOf(signals)).toContain(id);
  });

  it('a browser that has none of the optional interfaces contradicts nothing', () => {
    const bare = Object.fromEntries(
      Object.entries(firefox).map(([id, value]) => [
        id,
        id === 'userAgent' || typeof value === 'boolean' || Array.isArray(value) ? value : null,
      ]),
    ) as unknown as Signals;
    expect(idsOf(bare)).toEqual([]);
  });

  it('an unknown user agent contradicts no system and no engine', () => {
    const unknown = { ...chrome, ...{ userAgent: 'Browser/1', frameUserAgent: 'Browser/1', appVersion: null } };
    expect(idsOf({ ...unknown, hintBrands: ['Browser 1'] })).toEqual([]);
  });

  it('phones with an iPad’s or a Mac’s platform are told apart by what they say besides it', () => {
    expect(idsOf({ ...safari, touchPoints: 5 })).toEqual([]);
    expect(idsOf({ ...macChrome, touchPoints: 5 })).toEqual(['mac-touch']);
  });

  it('every rule names signals that the page shows, and a page of the documentation', () => {
    expect(Object.keys(rules).length).toBeGreaterThan(40);
    for (const { signals, doc } of Object.values(rules)) {
      for (const id of signals) expect(signalNames).toHaveProperty(id);
      expect(relatedDocsPage(pathTo('html', { html: doc })), doc).not.toBe('');
    }
  });

  it('every signal has a name, and every name a signal', () => {
    expect(Object.keys(signalNames).toSorted()).toEqual(Object.keys(chrome).toSorted());
  });
});

it('what the check does not judge is what its page’s policy switches off', () => {
  const policy = String(securityHeaders('page', { isTls: true, policy: '', hasCamera: false })['Permissions-Policy']);
  const denied = [...policy.matchAll(/([\w-]+)=\(\)/g)].map(([, name]) => name);
  expect([...switchedOffFeatures].toSorted()).toEqual(denied.toSorted());
});

it('values are written for people: lists, empty texts, and what is absent', () => {
  expect([null, undefined, [], ['a', 'b'], '', false, 0].map((value) => formatSignal(value))).toEqual([
    ...['—', '—', '—', 'a, b', '""', 'false', '0'],
  ]);
});

it('the page names the number of rules that it has', () => {
  const { lead } = JSON.parse(readFileSync('messages/en/tools/fingerprint-check.json', 'utf8')) as { lead: string };
  expect(lead).toContain('More than 40 rules');
});
