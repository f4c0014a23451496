import { browserRules } from '@/lib/tools/fingerprint-check/browser-rules';
import { deviceRules } from '@/lib/tools/fingerprint-check/device-rules';
import type { Rule } from '@/lib/tools/fingerprint-check/rule';
import type { Signals } from '@/lib/tools/fingerprint-check/signals';
import { systemRules } from '@/lib/tools/fingerprint-check/system-rules';

/**
 * Which signals contradict each other. A rule is silent about a signal that the browser does not have, and about
 * anything that an unchanged browser may show, also one with a rare device or with several screens.
 */
export const rules = { ...systemRules, ...browserRules, ...deviceRules };

export type RuleId = keyof typeof rules;

export type Contradiction = { id: RuleId } & Omit<Rule, 'contradicts'>;

/** Finds which signals contradict each other, in the order of the table. */
export const findContradictions = (signals: Signals): Contradiction[] =>
  Object.entries<Rule>(rules).flatMap(([id, { contradicts, ...rule }]) =>
    contradicts(signals) ? [{ id: id as RuleId, ...rule }] : [],
  );
