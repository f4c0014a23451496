import { agentSystem, type System } from '@/lib/tools/fingerprint-check/claims';
import type { SignalId, Signals } from '@/lib/tools/fingerprint-check/signals';

/** What a rule is made of, and what rules have in common. */

/** Pages of this site whose first related page of the documentation explains a contradiction. */
export const ruleDocs = ['browser-fingerprint', 'fingerprint-check', 'leak-test'] as const;
export type RuleDoc = (typeof ruleDocs)[number];

/** Why two signals cannot both be true; interfaces have a text for each. */
export type Reason =
  | 'system'
  | 'graphics'
  | 'fonts'
  | 'voices'
  | 'version'
  | 'brand'
  | 'hintsMissing'
  | 'hintsUnexpected'
  | 'mobile'
  | 'model'
  | 'engine'
  | 'copy'
  | 'touch'
  | 'touchMac'
  | 'screen'
  | 'media'
  | 'language'
  | 'timeZone'
  | 'address'
  | 'memory'
  | 'pdf'
  | 'codecs'
  | 'frame'
  | 'replaced';

export type Rule = {
  /** The signals that are shown with the contradiction. */
  signals: readonly [SignalId, ...SignalId[]];
  reason: Reason;
  doc: RuleDoc;
  contradicts: (signals: Signals) => boolean;
};

/** Whether the system of the user agent is none of those that another signal occurs on. */
export function isOther(systems: readonly System[] | null, agent: string): boolean {
  const system = agentSystem(agent);
  return systems !== null && system !== null && !systems.includes(system);
}

export const known = (text: string | null): text is string => text !== null && text !== '';
export const differs = <Value>(a: Value | null, b: Value | null): boolean => a !== null && b !== null && a !== b;
export const joined = (list: readonly string[] | null) => list?.join(', ') ?? null;
