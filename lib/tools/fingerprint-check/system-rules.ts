import {
  agentEngine,
  agentSystem,
  hintSystem,
  isPhoneAgent,
  platformSystems,
  rendererSystems,
  voiceSystems,
  type System,
} from '@/lib/tools/fingerprint-check/claims';
import { differs, isOther, known, type Rule } from '@/lib/tools/fingerprint-check/rule';
import type { Signals } from '@/lib/tools/fingerprint-check/signals';

/** Fonts that every installation of a system has. */
const systemFonts: Partial<Record<System, string>> = { windows: 'Segoe UI', macos: 'Helvetica Neue' };

/** Fonts that were looked for, as the tool's result lists them, lack the one that the system always has. */
const lacksFont = (system: System) => (signals: Signals) =>
  signals.fonts !== null &&
  signals.fonts.length > 0 &&
  agentSystem(signals.userAgent) === system &&
  !signals.fonts.includes(systemFonts[system]!);

/** Signals that name another system, or hardware that the system does not have. */
export const systemRules = {
  'agent-platform': {
    signals: ['userAgent', 'platform'],
    reason: 'system',
    doc: 'browser-fingerprint',
    contradicts: ({ userAgent, platform }) => known(platform) && isOther(platformSystems(platform), userAgent),
  },
  'agent-hints': {
    signals: ['userAgent', 'hintPlatform'],
    reason: 'system',
    doc: 'browser-fingerprint',
    contradicts: ({ userAgent, hintPlatform }) =>
      known(hintPlatform) && differs(hintSystem(hintPlatform), agentSystem(userAgent)),
  },
  'platform-hints': {
    signals: ['platform', 'hintPlatform'],
    reason: 'system',
    doc: 'browser-fingerprint',
    contradicts: ({ platform, hintPlatform }) => {
      const system = hintSystem(hintPlatform ?? '');
      return known(platform) && system !== null && platformSystems(platform)?.includes(system) === false;
    },
  },
  'agent-webgl': {
    signals: ['userAgent', 'webglRenderer'],
    reason: 'graphics',
    doc: 'browser-fingerprint',
    contradicts: ({ userAgent, webglRenderer }) =>
      known(webglRenderer) && isOther(rendererSystems(webglRenderer), userAgent),
  },
  'agent-webgpu': {
    signals: ['userAgent', 'webgpuVendor'],
    reason: 'graphics',
    doc: 'browser-fingerprint',
    contradicts: ({ userAgent, webgpuVendor }) =>
      webgpuVendor === 'apple' && isOther(['macos', 'ios', 'linux'], userAgent),
  },
  'webgl-webgpu': {
    signals: ['webglRenderer', 'webgpuVendor'],
    reason: 'graphics',
    doc: 'browser-fingerprint',
    // Computers with two cards may answer with either; Apple's chips have no second one.
    contradicts: ({ webglRenderer, webgpuVendor }) =>
      known(webglRenderer) &&
      known(webgpuVendor) &&
      /Apple M\d/.test(webglRenderer) !== (webgpuVendor === 'apple') &&
      !/Apple GPU|SwiftShader|AMD|Radeon|Intel.*Metal/.test(webglRenderer),
  },
  'hints-architecture': {
    signals: ['hintArchitecture', 'webglRenderer'],
    reason: 'graphics',
    doc: 'browser-fingerprint',
    // Macs with an Apple chip may run a browser for Intel; no Mac with an Intel chip runs one for Arm.
    contradicts: ({ hintArchitecture, hintPlatform, webglRenderer }) =>
      hintArchitecture === 'arm' && hintPlatform === 'macOS' && /Intel|Radeon|AMD/.test(webglRenderer ?? ''),
  },
  'windows-fonts': {
    signals: ['userAgent', 'fonts'],
    reason: 'fonts',
    doc: 'browser-fingerprint',
    contradicts: lacksFont('windows'),
  },
  'mac-fonts': {
    signals: ['userAgent', 'fonts'],
    reason: 'fonts',
    doc: 'browser-fingerprint',
    contradicts: lacksFont('macos'),
  },
  'agent-voices': {
    signals: ['userAgent', 'voices'],
    reason: 'voices',
    doc: 'browser-fingerprint',
    contradicts: ({ userAgent, voices }) => (voices ?? []).some((voice) => isOther(voiceSystems(voice), userAgent)),
  },
  'phone-touch': {
    signals: ['userAgent', 'touchPoints'],
    reason: 'touch',
    doc: 'browser-fingerprint',
    contradicts: ({ userAgent, touchPoints }) => isPhoneAgent(userAgent) && touchPoints === 0,
  },
  'phone-events': {
    signals: ['userAgent', 'touchEvents'],
    reason: 'touch',
    doc: 'browser-fingerprint',
    contradicts: ({ userAgent, touchEvents }) => isPhoneAgent(userAgent) && !touchEvents,
  },
  'mac-touch': {
    signals: ['userAgent', 'touchPoints'],
    reason: 'touchMac',
    doc: 'browser-fingerprint',
    // Safari of an iPad calls itself that of a Mac.
    contradicts: ({ userAgent, touchPoints }) =>
      (touchPoints ?? 0) > 0 && agentSystem(userAgent) === 'macos' && agentEngine(userAgent) !== 'WebKit',
  },
} as const satisfies Record<string, Rule>;
