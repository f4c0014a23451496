import { agentEngine } from '@/lib/tools/fingerprint-check/claims';
import type { SignalId, Signals } from '@/lib/tools/fingerprint-check/signals';

/** Traces of automation. They are findings of their own: a browser that a program drives need not contradict itself. */

type Trace = { signal: SignalId; isFound: (signals: Signals) => boolean };

export const traces = {
  webdriver: { signal: 'webdriver', isFound: ({ webdriver }) => webdriver === true },
  headless: {
    signal: 'userAgent',
    isFound: ({ userAgent, hintBrands }) => /Headless/.test(userAgent + (hintBrands?.join() ?? '')),
  },
  properties: {
    signal: 'automationProperties',
    isFound: ({ automationProperties }) => automationProperties.length > 0,
  },
  software: {
    signal: 'webglRenderer',
    isFound: ({ webglRenderer }) => /SwiftShader|llvmpipe|Microsoft Basic Render/.test(webglRenderer ?? ''),
  },
  window: {
    signal: 'outerSize',
    // Phones have no window whose size could be told.
    isFound: ({ outerSize, userAgent }) => outerSize === '0x0' && !/Mobile|iPhone|iPad|Android/.test(userAgent),
  },
  notifications: {
    signal: 'notifications',
    isFound: ({ notifications, permissions, userAgent }) =>
      agentEngine(userAgent) === 'Blink' &&
      notifications === 'denied' &&
      permissions?.includes('notifications: prompt') === true,
  },
  languages: { signal: 'languages', isFound: ({ languages }) => languages?.length === 0 },
} as const satisfies Record<string, Trace>;

export type TraceId = keyof typeof traces;

/** Finds traces of automation, in the order of the table. */
export const findTraces = (signals: Signals): { id: TraceId; signal: SignalId }[] =>
  Object.entries<Trace>(traces).flatMap(([id, { signal, isFound }]) =>
    isFound(signals) ? [{ id: id as TraceId, signal }] : [],
  );
