import { describe, expect, it } from 'vitest';
import { findTraces, type TraceId } from '@/lib/tools/fingerprint-check/automation-traces';
import { findContradictions } from '@/lib/tools/fingerprint-check/rules';
import type { Signals } from '@/lib/tools/fingerprint-check/signals';
import { chrome, stockBrowsers } from './stock-browsers';

const headless = chrome.userAgent.replace('Chrome/', 'HeadlessChrome/');
const planted: Readonly<Record<TraceId, Partial<Signals>>> = {
  webdriver: { webdriver: true },
  headless: { userAgent: headless, frameUserAgent: headless, appVersion: headless.replace('Mozilla/', '') },
  properties: { automationProperties: ['__playwright__binding__'] },
  software: { webglRenderer: 'ANGLE (Google, Vulkan 1.3.0 (SwiftShader Device (Subzero)), SwiftShader driver)' },
  window: { outerSize: '0x0' },
  notifications: { notifications: 'denied' },
  languages: { languages: [], frameLanguages: [], language: null },
};

describe('traces of automation', () => {
  it.each(Object.entries(stockBrowsers))('%s in a person’s hands has none', (_, signals) => {
    expect(findTraces(signals)).toEqual([]);
  });

  it.each(Object.entries(planted))('%s is found, and is no contradiction', (id, change) => {
    const signals = { ...chrome, ...change };
    expect(findTraces(signals).map((trace) => trace.id)).toEqual([id]);
    expect(findContradictions({ ...signals, webgpuVendor: null })).toEqual([]);
  });
});
