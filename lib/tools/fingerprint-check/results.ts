import { findTraces, type TraceId } from '@/lib/tools/fingerprint-check/automation-traces';
import { findContradictions, type RuleId } from '@/lib/tools/fingerprint-check/rules';
import { formatSignal, signalNames, type SignalId, type SignalValue } from '@/lib/tools/fingerprint-check/signals';
import type { Signals } from '@/lib/tools/fingerprint-check/signals';

/** Results that a visitor saves, as a file or in the page's storage, and how two of them differ. */

export type Result = {
  /** The time in ISO 8601. */
  checkedAt: string;
  signals: Partial<Record<SignalId, SignalValue>>;
};

const version = 1;

/** Writes a result as JSON, with what was found. @param noisy signals that change from one look to the next */
export function writeResult(signals: Signals, noisy: readonly SignalId[], checkedAt: string): string {
  const contradictions: RuleId[] = findContradictions(signals).map(({ id }) => id);
  const automation: TraceId[] = findTraces(signals).map(({ id }) => id);
  return `${JSON.stringify({ fingerprintCheck: version, checkedAt, contradictions, automation, noisy, signals }, null, 2)}\n`;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isValue = (value: unknown): value is SignalValue =>
  value === null ||
  ['string', 'number', 'boolean'].includes(typeof value) ||
  (Array.isArray(value) && value.every((entry) => typeof entry === 'string'));

/** Reads a saved result; unknown signals are left out. Null for any other text. */
export function readResult(text: string | null): Result | null {
  try {
    const saved: unknown = JSON.parse(text ?? '');
    if (!isObject(saved) || saved.fingerprintCheck !== version || !isObject(saved.signals)) return null;
    const { checkedAt, signals } = saved;
    if (typeof checkedAt !== 'string' || Number.isNaN(Date.parse(checkedAt))) return null;
    const known = Object.entries(signals).filter(([id, value]) => Object.hasOwn(signalNames, id) && isValue(value));
    return { checkedAt, signals: Object.fromEntries(known) };
  } catch {
    return null;
  }
}

/** Signals that depend on the window or on a click, so that they say nothing about the browser. */
const passing: ReadonlySet<SignalId> = new Set([
  ...(['windowSize', 'outerSize', 'orientation'] as const),
  ...(['address', 'addressCountry', 'addressTimeZone', 'addressOffset'] as const),
]);

export type Difference = { signal: SignalId; before: string; after: string };

/** Lists the signals whose values differ, in the order of the page; what only one result has is no difference. */
export const compareResults = (before: Result['signals'], after: Result['signals']): Difference[] =>
  (Object.keys(signalNames) as SignalId[]).flatMap((signal) => {
    if (passing.has(signal) || !(signal in before) || !(signal in after)) return [];
    const [old, now] = [formatSignal(before[signal]), formatSignal(after[signal])];
    return old === now ? [] : [{ signal, before: old, after: now }];
  });
