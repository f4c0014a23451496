import { sizeOf } from '@/lib/tools/fingerprint-check/claims';
import { differs, joined, type Rule } from '@/lib/tools/fingerprint-check/rule';

/** Sizes of memory, in GB, that browsers round to. */
const memorySizes: ReadonlySet<number> = new Set([0.25, 0.5, 1, 2, 4, 8, 16, 32]);

/** Signals of which two say the same thing differently: screen, language, time zone, and frames. */
export const deviceRules = {
  'screen-available': {
    signals: ['screenSize', 'availableSize'],
    reason: 'screen',
    doc: 'browser-fingerprint',
    contradicts: ({ screenSize, availableSize }) => {
      const [whole, part] = [sizeOf(screenSize), sizeOf(availableSize)];
      return whole !== null && part !== null && (part[0] > whole[0] || part[1] > whole[1]);
    },
  },
  'screen-media': {
    signals: ['screenSize', 'mediaScreen'],
    reason: 'media',
    doc: 'browser-fingerprint',
    contradicts: ({ mediaScreen }) => mediaScreen === false,
  },
  'pixel-ratio-media': {
    signals: ['pixelRatio', 'mediaPixelRatio'],
    reason: 'media',
    doc: 'browser-fingerprint',
    contradicts: ({ mediaPixelRatio }) => mediaPixelRatio === false,
  },
  'color-depth': {
    signals: ['colorDepth', 'pixelDepth'],
    reason: 'screen',
    doc: 'browser-fingerprint',
    contradicts: ({ colorDepth, pixelDepth }) => differs(colorDepth, pixelDepth),
  },
  'first-language': {
    signals: ['language', 'languages'],
    reason: 'language',
    doc: 'browser-fingerprint',
    contradicts: ({ language, languages }) => differs(language, languages?.[0] ?? null),
  },
  'date-zone': {
    signals: ['timeZone', 'dateOffset'],
    reason: 'timeZone',
    doc: 'browser-fingerprint',
    contradicts: ({ dateOffset, zoneOffset }) => differs(dateOffset, zoneOffset),
  },
  'address-zone': {
    signals: ['timeZone', 'addressTimeZone'],
    reason: 'address',
    doc: 'leak-test',
    contradicts: ({ zoneOffset, addressOffset }) => differs(zoneOffset, addressOffset),
  },
  'memory-size': {
    signals: ['memory'],
    reason: 'memory',
    doc: 'browser-fingerprint',
    contradicts: ({ memory }) => memory !== null && !memorySizes.has(memory),
  },
  'frame-agent': {
    signals: ['userAgent', 'frameUserAgent'],
    reason: 'frame',
    doc: 'fingerprint-check',
    contradicts: ({ userAgent, frameUserAgent }) => differs(userAgent, frameUserAgent),
  },
  'frame-platform': {
    signals: ['platform', 'framePlatform'],
    reason: 'frame',
    doc: 'fingerprint-check',
    contradicts: ({ platform, framePlatform }) => differs(platform, framePlatform),
  },
  'frame-languages': {
    signals: ['languages', 'frameLanguages'],
    reason: 'frame',
    doc: 'fingerprint-check',
    contradicts: ({ languages, frameLanguages }) => differs(joined(languages), joined(frameLanguages)),
  },
  'frame-cores': {
    signals: ['cores', 'frameCores'],
    reason: 'frame',
    doc: 'fingerprint-check',
    contradicts: ({ cores, frameCores }) => differs(cores, frameCores),
  },
  'frame-time-zone': {
    signals: ['timeZone', 'frameTimeZone'],
    reason: 'frame',
    doc: 'fingerprint-check',
    contradicts: ({ timeZone, frameTimeZone }) => differs(timeZone, frameTimeZone),
  },
  replaced: {
    signals: ['replaced'],
    reason: 'replaced',
    doc: 'fingerprint-check',
    contradicts: ({ replaced }) => replaced.length > 0,
  },
} as const satisfies Record<string, Rule>;
