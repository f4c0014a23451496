import { agentEngine, isPhoneAgent, majorOf } from '@/lib/tools/fingerprint-check/claims';
import { differs, joined, known, type Rule } from '@/lib/tools/fingerprint-check/rule';
import type { Signals } from '@/lib/tools/fingerprint-check/signals';

const chromium = /Chromium/;

const vendors: Readonly<Record<string, string>> = { Blink: 'Google Inc.', Gecko: '', WebKit: 'Apple Computer, Inc.' };
const isChromeWithHints = ({ userAgent }: Signals) =>
  agentEngine(userAgent) === 'Blink' && (majorOf(userAgent, /Chrome/) ?? 0) >= 90 && !/; wv\)/.test(userAgent);

/** Signals that name another browser, engine or version. */
export const browserRules = {
  'agent-hints-version': {
    signals: ['userAgent', 'hintBrands'],
    reason: 'version',
    doc: 'browser-fingerprint',
    contradicts: ({ userAgent, hintBrands }) =>
      differs(majorOf(userAgent, /Chrome/), majorOf(joined(hintBrands) ?? '', chromium)),
  },
  'hints-full-version': {
    signals: ['hintBrands', 'hintFullVersions'],
    reason: 'version',
    doc: 'browser-fingerprint',
    contradicts: ({ hintBrands, hintFullVersions }) =>
      differs(majorOf(joined(hintBrands) ?? '', chromium), majorOf(joined(hintFullVersions) ?? '', chromium)),
  },
  'agent-brand': {
    signals: ['userAgent', 'hintBrands'],
    reason: 'brand',
    doc: 'browser-fingerprint',
    contradicts: ({ userAgent, hintBrands }) =>
      hintBrands !== null && / EdgA?\//.test(userAgent) !== /Microsoft Edge/.test(hintBrands.join()),
  },
  'agent-mobile': {
    signals: ['userAgent', 'hintMobile'],
    reason: 'mobile',
    doc: 'browser-fingerprint',
    contradicts: ({ userAgent, hintMobile }) => differs(isPhoneAgent(userAgent), hintMobile),
  },
  'hints-model': {
    signals: ['hintPlatform', 'hintModel'],
    reason: 'model',
    doc: 'browser-fingerprint',
    contradicts: ({ hintPlatform, hintModel }) =>
      known(hintModel) && ['Windows', 'macOS', 'Linux'].includes(hintPlatform ?? ''),
  },
  'hints-missing': {
    signals: ['userAgent', 'hintBrands'],
    reason: 'hintsMissing',
    doc: 'browser-fingerprint',
    contradicts: (signals) => signals.hintBrands === null && signals.isSecureContext && isChromeWithHints(signals),
  },
  'hints-unexpected': {
    signals: ['userAgent', 'hintBrands'],
    reason: 'hintsUnexpected',
    doc: 'browser-fingerprint',
    contradicts: ({ userAgent, hintBrands }) =>
      hintBrands !== null && ['Gecko', 'WebKit'].includes(agentEngine(userAgent) ?? ''),
  },
  'agent-engine': {
    signals: ['userAgent', 'engine'],
    reason: 'engine',
    doc: 'fingerprint-check',
    contradicts: ({ userAgent, engine }) => differs(agentEngine(userAgent), engine),
  },
  'agent-vendor': {
    signals: ['userAgent', 'vendor'],
    reason: 'engine',
    doc: 'fingerprint-check',
    contradicts: ({ userAgent, vendor }) => {
      const engine = agentEngine(userAgent);
      return vendor !== null && engine !== null && vendor !== vendors[engine];
    },
  },
  'agent-product': {
    signals: ['userAgent', 'productSub'],
    reason: 'engine',
    doc: 'fingerprint-check',
    contradicts: ({ userAgent, productSub }) => {
      const engine = agentEngine(userAgent);
      return productSub !== null && engine !== null && (productSub === '20100101') !== (engine === 'Gecko');
    },
  },
  'agent-eval': {
    signals: ['userAgent', 'evalLength'],
    reason: 'engine',
    doc: 'fingerprint-check',
    contradicts: ({ userAgent, evalLength }) => {
      const engine = agentEngine(userAgent);
      return evalLength !== null && engine !== null && evalLength !== (engine === 'Blink' ? 33 : 37);
    },
  },
  'agent-webgl-engine': {
    signals: ['userAgent', 'webglMaskedVendor'],
    reason: 'engine',
    doc: 'fingerprint-check',
    contradicts: ({ userAgent, webglMaskedVendor }) => {
      const engine = agentEngine(userAgent);
      return known(webglMaskedVendor) && engine !== null && (webglMaskedVendor === 'Mozilla') !== (engine === 'Gecko');
    },
  },
  'agent-memory': {
    signals: ['userAgent', 'memory'],
    reason: 'engine',
    doc: 'fingerprint-check',
    contradicts: ({ userAgent, memory }) =>
      memory !== null && ['Gecko', 'WebKit'].includes(agentEngine(userAgent) ?? ''),
  },
  'agent-copy': {
    signals: ['userAgent', 'appVersion'],
    reason: 'copy',
    doc: 'fingerprint-check',
    contradicts: ({ userAgent, appVersion }) =>
      known(appVersion) && agentEngine(userAgent) !== 'Gecko' && `Mozilla/${appVersion}` !== userAgent,
  },
  'pdf-plugins': {
    signals: ['pdfViewer', 'plugins'],
    reason: 'pdf',
    doc: 'fingerprint-check',
    contradicts: ({ pdfViewer, plugins }) => pdfViewer !== null && plugins !== null && pdfViewer !== plugins > 0,
  },
  'chrome-codecs': {
    signals: ['hintBrands', 'codecs'],
    reason: 'codecs',
    doc: 'fingerprint-check',
    contradicts: ({ hintBrands, codecs }) =>
      codecs !== null && /Google Chrome|Microsoft Edge/.test(hintBrands?.join() ?? '') && !codecs.includes('H.264'),
  },
} as const satisfies Record<string, Rule>;
